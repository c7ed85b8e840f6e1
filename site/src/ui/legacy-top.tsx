import type { LegacyTopView } from '../views/legacy-program.ts'
import { Caption } from './caption.tsx'
import { LegacyTabs } from './legacy-tabs.tsx'
import styles from './legacy-top.module.css'
import { PastBadge } from './past-badge.tsx'

/** The top of a legacy screen: small title, badge, edition, dates and tabs (spec/design §5.14). */
export function LegacyTop({ top }: { top: LegacyTopView }) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Caption text={top.title} />
        </h1>
        {top.endedYear !== undefined && <PastBadge year={top.endedYear} />}
        <p className={styles.edition}>
          {top.edition} <span className={styles.dates}>{top.dates}</span>
        </p>
      </div>
      <LegacyTabs tabs={top.tabs} />
    </>
  )
}
