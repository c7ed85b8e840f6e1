import type { LegacyTopView } from '../views/legacy-tabs.ts'
import { Caption } from './caption.tsx'
import { LegacyTabs } from './legacy-tabs.tsx'
import styles from './legacy-top.module.css'
import { PastBadge } from './past-badge.tsx'

/** Small title, edition with its dates, badge and tab bar of a legacy screen (design, "Legacy look"). */
export function LegacyTop({ top }: { top: LegacyTopView }) {
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <Caption text={top.title} />
        </h1>
        <p className={styles.edition}>
          {top.edition} <span className={styles.dates}>{top.dates}</span>
        </p>
      </div>
      {top.endedYear !== undefined && <PastBadge year={top.endedYear} />}
      <LegacyTabs tabs={top.tabs} />
    </>
  )
}
