import { PageTitle } from './page-title.tsx'
import type { PastView } from '../views/edition.ts'
import { PastBadge } from './past-badge.tsx'
import styles from './screen-head.module.css'

export interface ScreenHeadProps {
  readonly title: string
  /** Dates or a count. */
  readonly line?: string | undefined
  readonly intro?: string | undefined
  /** Whether the intro is small, so that the list begins on the first screen. */
  readonly isBrief?: boolean
  /** Set if the screen's edition is over. */
  readonly past?: PastView | undefined
}

export function ScreenHead({ title, line, intro, isBrief = false, past }: ScreenHeadProps) {
  return (
    <header className={styles.head}>
      <PageTitle text={title} />
      {line && <p className={styles.line}>{line}</p>}
      {past && <PastBadge {...past} />}
      {intro && (
        <p className={styles.intro} data-brief={isBrief || undefined}>
          {intro}
        </p>
      )}
    </header>
  )
}
