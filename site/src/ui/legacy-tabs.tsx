import type { LegacyTabView } from '../views/legacy-program.ts'
import styles from './legacy-tabs.module.css'
import { Link } from './link.tsx'
import { usePage } from '../islands/page-context.ts'

/** The tabs of an edition of 2022 or before: types, events, artists, venues, map (spec/screens §6.1). */
export function LegacyTabs({ tabs }: { tabs: readonly LegacyTabView[] }) {
  const { path } = usePage()
  return (
    <nav className={styles.bar} aria-label="Program">
      <ul className={styles.list} data-bar="">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} current={href.split('?')[0] === path && 'page'}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
