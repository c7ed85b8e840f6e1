import type { findSites } from 'content/live/sites-now.ts'
import styles from './home.module.css'

interface Props {
  readonly sites: Awaited<ReturnType<typeof findSites>>
}

export function Sites({ sites }: Props) {
  if (sites === 'unknown') return null
  return (
    <section aria-labelledby="sites">
      <h2 id="sites">Sites</h2>
      {sites === 'silent' && (
        <p className={styles.alarm}>
          The content service does not answer: what you publish does not reach the sites until it
          does. Tell the person who operates it.
        </p>
      )}
      {sites !== 'silent' && sites.length === 0 && (
        <p className={styles.alarm}>No site has reported to the content service yet.</p>
      )}
      {sites !== 'silent' && (
        <ul className={styles.rows}>
          {sites.map(({ site, isWell, words }) => (
            <li key={site}>
              <strong>{site}</strong>
              <span className={isWell ? undefined : styles.alarm}>{words}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
