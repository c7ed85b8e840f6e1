import { MAX_SEARCH_LENGTH } from '../urls/search-query.ts'
import styles from './search-form.module.css'

/** A GET form to `/search`. `id` is unique on the page. */
export function SearchForm({ id, q = '' }: { id: string; q?: string }) {
  return (
    <search>
      <form action="/search" className={styles.form}>
        <label htmlFor={id}>Search the festival</label>
        <span className={styles.row}>
          <input
            id={id}
            type="search"
            name="q"
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={q}
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
