import styles from './find.module.css'

/** The search over all records, in the menu and on its own page. */
export function SearchBox({ search }: { search?: string }) {
  return (
    <search>
      <form className={styles.search} action="/admin/find">
        <label>
          <span>Find anything, or paste an address of the site</span>
          <input type="search" name="q" defaultValue={search} />
        </label>
        <button>Find</button>
      </form>
    </search>
  )
}
