import type { RefObject } from 'react'
import styles from './search-box.module.css'

export interface SearchBoxProps {
  readonly q: string
  /** What else the address says: a plain form sends it on. */
  readonly kept: Readonly<Record<string, string>>
  readonly field: RefObject<HTMLInputElement | null>
  readonly onApproach: () => void
  readonly onType: () => void
  /** The word is whole. */
  readonly onAsk: () => void
}

/** The field: a plain GET form; with script it answers while one types. */
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
            maxLength={80}
            defaultValue={q}
            autoComplete="off"
            autoCapitalize="off"
            enterKeyHint="search"
            spellCheck={false}
            className={styles.field}
            onFocus={onApproach}
            // Before whatever takes the focus is followed: Back leads to the last word.
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
