import type { LegacyTabView, LegacyTopView } from '../views/legacy-program.ts'
import { usePage } from '../islands/page-context.ts'
import { Caption } from './caption.tsx'
import { Link } from './link.tsx'
import styles from './legacy-top.module.css'
import { PastBadge } from './past-badge.tsx'

/** spec/design §5.14 */
export function LegacyTop({ top }: { top: LegacyTopView }) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Caption text={top.title} />
        </h1>
        {top.past && <PastBadge {...top.past} />}
        <p className={styles.edition}>
          {top.edition} <span className={styles.dates}>{top.dates}</span>
        </p>
      </div>
      <LegacyTabs tabs={top.tabs} />
    </>
  )
}

/** spec/screens §6.1 */
export function LegacyTabs({ tabs }: { tabs: readonly LegacyTabView[] }) {
  const { path } = usePage()
  return (
    <nav className={styles.bar} aria-label="Program">
      <ul className={styles.tabs} data-bar="">
        {tabs.map(({ label, href }) => (
          <li key={href}>
            {/* The tab of exhibitions names its sort in the query (spec/behaviour §5). */}
            <Link href={href} current={href.split('?')[0] === path && 'page'}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
