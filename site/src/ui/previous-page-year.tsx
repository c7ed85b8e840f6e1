import type { NamedYearLink } from '../views/year-nav.ts'
import { Arrow } from './icons.tsx'
import { Link } from './link.tsx'
import styles from './previous-page-year.module.css'

/** The links are in templates; `browser/shell/` inserts that of the year the visitor came from (spec/screens §0.1). */
export function PreviousYearLink({ links }: { links: readonly NamedYearLink[] }) {
  return links.map(({ year, href, text }) => (
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
