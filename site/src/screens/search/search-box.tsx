import styles from './search-box.module.css'
import { useLiveSearch } from './use-live-search.ts'

/** The field: a plain GET form; with script it answers while one types. */
export function SearchBox({ q }: { q: string }) {
  const { field, searchSoon, searchNow } = useLiveSearch(q)
  return (
    <search aria-label="Whole festival">
      <form action="/search" className={styles.form} onInput={searchSoon} onSubmit={searchNow}>
        <label htmlFor="search-field">
          Search events, artists, venues and stories of all years
        </label>
        <span className={styles.row}>
          <input
            ref={field}
            id="search-field"
            type="search"
            name="q"
            maxLength={80}
            defaultValue={q}
            autoComplete="off"
            className={styles.field}
          />
          <button type="submit" className={styles.button}>
            Search
          </button>
        </span>
      </form>
    </search>
  )
}
