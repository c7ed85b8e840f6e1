import styles from './find.module.css'

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
