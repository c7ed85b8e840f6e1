import type { YearNavView } from '../views/year-nav.ts'
import { Link } from './link.tsx'
import styles from './year-nav.module.css'

/** spec/screens §6 */
export function YearNav({ years: { previous, next } }: { years: YearNavView }) {
  return (
    <nav className={styles.nav} aria-label="Festivals">
      <ul className={styles.list}>
        <li>
          {previous && (
            <Link href={previous.href} rel="prev">
              <span className="visuallyHidden">Previous festival: </span>
              {String(previous.year)}
            </Link>
          )}
        </li>
        <li>
          <Link href="/past-festivals">All past festivals</Link>
        </li>
        <li className={styles.next}>
          {next && (
            <Link href={next.href} rel="next">
              <span className="visuallyHidden">Next festival: </span>
              {String(next.year)}
            </Link>
          )}
        </li>
      </ul>
    </nav>
  )
}
