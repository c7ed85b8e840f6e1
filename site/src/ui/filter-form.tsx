import type { Query } from '../urls/query.ts'
import type { ScreenId } from '../urls/screen-ids.ts'
import type { FilterField, RowsToFilter } from '../views/filter-field.ts'
import styles from './filter-form.module.css'
import { filterSummary } from './filter-summary.ts'
import { Fold } from './fold.tsx'

export interface FilterFormProps {
  /** Unique on the page; ids of fields begin with it. */
  readonly id: string
  readonly label: string
  /** Whose rule filters. */
  readonly screen: ScreenId
  /** The screen's own path. */
  readonly path: string
  readonly fields: readonly FilterField[]
  readonly query: Query
  /** What else stays in the address: sort and view. */
  readonly kept?: Query
  /** Where all rows are on the page: the browser filters them itself. */
  readonly rows?: RowsToFilter | undefined
}

/**
 * Narrows a list (spec/screens §0.7): a plain GET form with a button. With script a change applies at once, in place of the
 * history entry (`browser/lists/filter-forms.ts`).
 */
export function FilterForm(props: FilterFormProps) {
  const { id, label, screen, path, fields, query, kept = {}, rows } = props
  const valueOf = (name: string) => query[name] ?? ''
  const inUse = fields.filter(({ name }) => valueOf(name) !== '').length
  return (
    <form
      action={path}
      className={styles.form}
      aria-label={label}
      data-filter={screen}
      data-rows={rows && JSON.stringify(rows)}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fold summary={filterSummary(inUse)}>
        <div className={styles.fields}>
          {fields.map((field) =>
            field.kind === 'select' ? (
              <label key={field.name} className={styles.field} htmlFor={`${id}-${field.name}`}>
                {field.label}
                <select
                  id={`${id}-${field.name}`}
                  name={field.name}
                  className={styles.select}
                  defaultValue={valueOf(field.name)}
                >
                  {field.options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </select>
              </label>
            ) : (
              <label key={field.name} className={styles.check} htmlFor={`${id}-${field.name}`}>
                <input
                  id={`${id}-${field.name}`}
                  type="checkbox"
                  name={field.name}
                  value={field.value}
                  className={styles.box}
                  defaultChecked={valueOf(field.name) === field.value}
                />
                {field.label}
              </label>
            ),
          )}
          <button type="submit" className={styles.button}>
            Apply filters
          </button>
        </div>
      </Fold>
    </form>
  )
}
