import type { YearWay } from '../views/year-path.ts'
import { Arrow } from './arrow.tsx'
import { Link } from './link.tsx'
import styles from './previous-page-year.module.css'

/**
 * The ways back to the festival years in which this page has a part; first of all links. They wait in templates, which
 * nobody sees or hears: `browser/shell/` puts the one in place whose year the visitor came from (spec/screens §0.1).
 */
export function PreviousYearLink({ ways }: { ways: readonly YearWay[] }) {
  return ways.map(({ year, href, text }) => (
    <template key={year} data-left-year={year}>
      <p className={styles.back}>
        <Link href={href} className={styles.link}>
          <span className={styles.arrow}>
            <Arrow />
          </span>
          {text}
        </Link>
      </p>
    </template>
  ))
}
