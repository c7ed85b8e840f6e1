import type { Facet, Option } from '../lists/list.ts'
import { withCount, type OptionCounts } from '../lists/option-counts.ts'
import { filterSummary, severalSummary } from '../lists/result-line.ts'
import type { NarrowedList } from '../lists/narrow-list.ts'
import { SEVERAL } from '../urls/query.ts'
import type { ScreenId } from '../urls/screen-ids.ts'
import styles from './filter-form.module.css'
import { FoldWhenNarrow } from './fold-when-narrow.tsx'

type Narrowed = Omit<NarrowedList<unknown>, 'items'>

export interface FilterFormProps {
  /** Unique on the page; the ids of the fields begin with it. */
  readonly id: string
  readonly label: string
  readonly screen: ScreenId
  readonly list: Narrowed
  /** Whether the browser can filter the rows itself. By default true if no filter is in use. */
  readonly hasAllRows?: boolean
}

/** With script a change applies at once (`browser/lists/filter-forms.ts`, spec/screens §0.7). */
export function FilterForm(props: FilterFormProps) {
  const { id, label, screen, list, hasAllRows = list.isWhole } = props
  const { counts } = list
  return (
    <form
      action={list.path}
      className={styles.form}
      aria-label={label}
      data-filter={screen}
      data-rows={hasAllRows ? JSON.stringify(rowFilterData(list)) : undefined}
    >
      {Object.entries(list.kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FoldWhenNarrow summary={filterSummary(list.inUse)}>
        <div className={styles.fields}>
          {list.facets.map((facet) => (
            <FacetField key={facet.key} id={`${id}-${facet.key}`} {...{ facet, list, counts }} />
          ))}
          <button type="submit" className={styles.button}>
            Apply filters
          </button>
        </div>
        {/* `browser/lists/my-needs.ts` fills this element. */}
        <div className={styles.needs} data-needs="" />
        <p className={styles.closing}>
          <span data-result>{list.line.text}</span>
          <button type="button" className={styles.close} data-closes-panel>
            Show the list
          </button>
        </p>
      </FoldWhenNarrow>
    </form>
  )
}

interface FacetFieldProps {
  readonly id: string
  readonly facet: Facet
  readonly list: Pick<Narrowed, 'context' | 'query'>
  readonly counts: OptionCounts
}

/** Each option says how many rows it leaves. */
function FacetField({ id, facet, list, counts }: FacetFieldProps) {
  const { key, label, any, several, options } = facet
  const chosen = list.query[key]
  const offered = options(list.context).map(({ value, label: plain }) => ({
    value,
    label: withCount(plain, counts[key]?.[value] ?? 0),
  }))
  if (several) return <SeveralField {...{ id, name: key, label, offered, chosen }} />
  if (any === undefined) {
    return offered.map((option) => (
      <CheckField
        key={option.value}
        {...{ id, name: key, option }}
        isChosen={chosen === option.value}
      />
    ))
  }
  if (offered.length === 0) return null
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

interface CheckFieldProps {
  readonly id: string
  readonly name: string
  readonly option: Option
  readonly isChosen: boolean
}

function CheckField({ id, name, option, isChosen }: CheckFieldProps) {
  return (
    <label className={styles.check} htmlFor={id}>
      <input
        id={id}
        type="checkbox"
        name={name}
        value={option.value}
        className={styles.box}
        defaultChecked={isChosen}
      />
      {option.label}
    </label>
  )
}

interface SeveralFieldProps extends Pick<CheckFieldProps, 'id' | 'name'> {
  readonly label: string
  readonly offered: readonly Option[]
  readonly chosen: string | undefined
}

/** Checkboxes in a `<details>`, because access alone has sixteen options. */
function SeveralField({ id, name, label, offered, chosen = '' }: SeveralFieldProps) {
  const values = chosen.split(SEVERAL)
  const inUse = offered.filter(({ value }) => values.includes(value)).length
  return (
    <details className={styles.several} data-several={label}>
      <summary className={styles.select}>{severalSummary(label, inUse)}</summary>
      <fieldset className={styles.options}>
        <legend className="visuallyHidden">{label}</legend>
        {offered.map((option) => (
          <CheckField
            key={option.value}
            id={`${id}-${option.value}`}
            {...{ name, option }}
            isChosen={values.includes(option.value)}
          />
        ))}
      </fieldset>
    </details>
  )
}

/** The data that the browser needs to filter rows, besides the rows and the options of the form. */
export interface RowFilterData {
  /** How many rows there are of each kind that the result line counts, without any filter. */
  readonly all: readonly number[]
  /** Set for a list that has a filter by day. */
  readonly days?: {
    readonly today?: string | undefined
    readonly start?: string | undefined
    readonly end?: string | undefined
    readonly isPast?: boolean | undefined
  }
}

function rowFilterData({ all, facets, context }: Narrowed): RowFilterData {
  const { today, start, end, isPast } = context
  const hasDays = facets.some(({ key }) => key === 'day')
  return hasDays ? { all, days: { today, start, end, isPast } } : { all }
}
