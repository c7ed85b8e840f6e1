import type { Facet } from '../lists/list.ts'
import { filterSummary } from '../lists/result-line.ts'
import type { NarrowedList } from '../lists/narrow-list.ts'
import type { ScreenId } from '../urls/screen-ids.ts'
import styles from './filter-form.module.css'
import { Fold } from './fold.tsx'

type Narrowed = Omit<NarrowedList<unknown>, 'items'>

export interface FilterFormProps {
  /** Unique on the page; the ids of the fields begin with it. */
  readonly id: string
  readonly label: string
  /** The screen whose list it narrows. */
  readonly screen: ScreenId
  readonly list: Narrowed
  /** All rows are on the page, so the browser can filter them itself. */
  readonly hasAllRows?: boolean
}

/**
 * Filters a list (spec/screens §0.7): a GET form with a button. With script a change applies at once and replaces the
 * history entry (`browser/lists/filter-forms.ts`).
 */
export function FilterForm(props: FilterFormProps) {
  const { id, label, screen, list, hasAllRows = list.isWhole } = props
  return (
    <form
      action={list.path}
      className={styles.form}
      aria-label={label}
      data-filter={screen}
      data-rows={hasAllRows ? JSON.stringify(rowsToFilter(list)) : undefined}
    >
      {Object.entries(list.kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fold summary={filterSummary(Object.keys(list.query).length)}>
        <div className={styles.fields}>
          {list.facets.map((facet) => (
            <FacetField key={facet.key} id={`${id}-${facet.key}`} facet={facet} list={list} />
          ))}
          <button type="submit" className={styles.button}>
            Apply filters
          </button>
        </div>
      </Fold>
    </form>
  )
}

interface FacetFieldProps {
  readonly id: string
  readonly facet: Facet
  readonly list: Pick<Narrowed, 'context' | 'query'>
}

/** A select, or a checkbox. */
function FacetField({ id, facet: { key, label, any, options }, list }: FacetFieldProps) {
  const chosen = list.query[key]
  const offered = options(list.context)
  if (any === undefined) {
    return offered.map((option) => (
      <label key={option.value} className={styles.check} htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={key}
          value={option.value}
          className={styles.box}
          defaultChecked={chosen === option.value}
        />
        {label}
      </label>
    ))
  }
  return (
    <label className={styles.field} htmlFor={id}>
      {label}
      <select id={id} name={key} className={styles.select} defaultValue={chosen ?? ''}>
        {[{ value: '', label: any }, ...offered].map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** What the browser needs to filter rows, besides the rows and the options of the form. */
export interface RowsToFilter {
  readonly all: number
  /** The days of the edition. */
  readonly days?: {
    readonly today?: string | undefined
    readonly start?: string | undefined
    readonly end?: string | undefined
    readonly isPast?: boolean | undefined
  }
}

function rowsToFilter({ all, facets, context }: Narrowed): RowsToFilter {
  const { today, start, end, isPast } = context
  const hasDays = facets.some(({ key }) => key === 'day')
  return hasDays ? { all, days: { today, start, end, isPast } } : { all }
}
