import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { formatQuery, type Query } from '../query.ts'
import styles from './filter-form.module.css'
import { Fold } from './fold.tsx'

/** One field of a filter form: a list of values with "any" first, or a single yes. */
export type FilterField =
  | {
      readonly kind: 'select'
      readonly name: string
      readonly label: string
      /** The first has the value '' and means no filter. */
      readonly options: readonly { readonly value: string; readonly label: string }[]
    }
  | {
      readonly kind: 'check'
      readonly name: string
      readonly label: string
      readonly value: string
    }

export interface FilterFormProps {
  /** Unique on the page; ids of fields begin with it. */
  readonly id: string
  readonly label: string
  /** The screen's own path. */
  readonly path: string
  readonly fields: readonly FilterField[]
  readonly query: Query
  /** What else stays in the address: sort and view. */
  readonly kept?: Query
}

/**
 * Narrows a list (spec/screens §0.7): a plain GET form with a button. With script a change applies at once, in place of the
 * history entry.
 */
export function FilterForm({ id, label, path, fields, query, kept = {} }: FilterFormProps) {
  const navigate = useNavigate()
  const { valueOf, change } = useDraft(query)
  const inUse = fields.filter(({ name }) => valueOf(name) !== '').length

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const to = path + formatQuery(formValues(event.currentTarget))
    void navigate(to, { replace: true, preventScrollReset: true })
  }

  return (
    <form action={path} className={styles.form} aria-label={label} onSubmit={apply}>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fold summary={summary(inUse)}>
        <div className={styles.fields}>
          {fields.map((field) =>
            field.kind === 'select' ? (
              <label key={field.name} className={styles.field} htmlFor={`${id}-${field.name}`}>
                {field.label}
                <select
                  id={`${id}-${field.name}`}
                  name={field.name}
                  className={styles.select}
                  value={valueOf(field.name)}
                  onChange={({ currentTarget }) => {
                    change(field.name, currentTarget.value)
                    currentTarget.form?.requestSubmit()
                  }}
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
                  checked={valueOf(field.name) === field.value}
                  onChange={({ currentTarget }) => {
                    change(field.name, currentTarget.checked ? field.value : '')
                    currentTarget.form?.requestSubmit()
                  }}
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

/** What stands for the fields where they are folded, on a narrow screen. */
function summary(inUse: number): string {
  return inUse === 0 ? 'Filter' : `Filter (${inUse})`
}

/** What the fields show until the address says the same: a navigation takes a moment. */
function useDraft(query: Query) {
  const address = formatQuery(query)
  const [draft, setDraft] = useState({ of: address, values: query })
  const values = draft.of === address ? draft.values : query
  return {
    valueOf: (name: string) => values[name] ?? '',
    change: (name: string, value: string) =>
      setDraft({ of: address, values: { ...values, [name]: value } }),
  }
}

/** The form's values in the order of its fields; what says nothing is left out. */
function formValues(form: HTMLFormElement): Query {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
}
