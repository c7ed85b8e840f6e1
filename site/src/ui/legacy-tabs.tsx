import { useLocation } from 'react-router'
import type { LegacyTabView } from '../views/legacy-tabs.ts'
import styles from './legacy-tabs.module.css'
import { Link } from './link.tsx'
import { useCurrentInSight } from './use-current-in-sight.ts'

/** The ways through an edition of 2022 or before: types, events, artists, venues, map (spec/screens §6.1). */
export function LegacyTabs({ tabs }: { tabs: readonly LegacyTabView[] }) {
  const { pathname } = useLocation()
  const list = useCurrentInSight<HTMLUListElement>()
  return (
    <nav className={styles.bar} aria-label="Program">
      <ul ref={list} className={styles.list}>
        {tabs.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} current={href.split('?')[0] === pathname && 'page'}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
