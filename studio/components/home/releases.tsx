import type { Planned, PlannedRelease } from 'content/readiness/planned.ts'
import styles from './home.module.css'

const RELEASES = '/admin/releases'

export function Releases({ planned: { set, failed, done } }: { readonly planned: Planned }) {
  return (
    <section aria-labelledby="releases">
      <h2 id="releases">Goes live by itself</h2>
      {failed.length > 0 && (
        <>
          <h3 className={styles.alarm}>Failed</h3>
          <Rows releases={failed} />
        </>
      )}
      {set.length === 0 && <p>Nothing is scheduled.</p>}
      <Rows releases={set} />
      {done.length > 0 && (
        <>
          <h3>Released in the last 24 hours</h3>
          <Rows releases={done} />
        </>
      )}
      <a href={RELEASES}>All releases</a>
    </section>
  )
}

function Rows({ releases }: { readonly releases: readonly PlannedRelease[] }) {
  return (
    <ul className={styles.rows}>
      {releases.map(({ id, title, when, problem }) => (
        <li key={id}>
          <a href={`${RELEASES}#release-${id}`}>{title}</a>
          <span>{when}</span>
          {problem && <span className={styles.alarm}>{problem}</span>}
        </li>
      ))}
    </ul>
  )
}
