import type { NamedYearLink } from '../views/year-nav.ts'
import { Arrow } from './icons.tsx'
import { Link } from './link.tsx'
import styles from './previous-page-year.module.css'

/**
 * Links back to the festival years that the page belongs to. They are in templates, which are not rendered;
 * `browser/shell/` inserts the one of the year that the visitor came from (spec/screens §0.1).
 */
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
