import styles from './quick.module.css'

/** The way to the quick changes, first on the home of the studio. */
export function QuickLink() {
  return (
    <p className={styles.search}>
      <a href="/admin/quick">
        Quick changes: cancel, move or sell out a session, alerts, holding screen
      </a>
    </p>
  )
}
