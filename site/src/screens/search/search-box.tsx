import type { RefObject } from 'react'
import styles from './search-box.module.css'

export interface SearchBoxProps {
  readonly q: string
  /** The other query keys. The form sends them along. */
  readonly kept: Readonly<Record<string, string>>
  readonly field: RefObject<HTMLInputElement | null>
  readonly onApproach: () => void
  readonly onType: () => void
  /** Called when the visitor has finished typing. */
  readonly onAsk: () => void
}

export function SearchBox({ q, kept, field, onApproach, onType, onAsk }: SearchBoxProps) {
  return (
    <search aria-label="Whole festival">
      <form
        action="/search"
        className={styles.form}
        onInput={onType}
        onSubmit={(event) => {
          event.preventDefault()
          onAsk()
        }}
      >
        <label htmlFor="search-field">Search all years of the festival</label>
        <span className={styles.row}>
          <input
            ref={field}
            id="search-field"
            type="search"
            name="q"
            maxLength={80} // as much as a query keeps (spec/screens §0.3)
            defaultValue={q}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            spellCheck={false}
            className={styles.field}
            onFocus={onApproach}
            // A press on a result takes the focus from the field first. The address is then written, so that Back
            // leads to these results.
            onBlur={onAsk}
          />
          <button type="submit" className={styles.button}>
            Search
          </button>
        </span>
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
    </search>
  )
}
