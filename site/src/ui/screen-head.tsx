import { PageTitle } from './page-title.tsx'
import { PastBadge, type PastBadgeProps } from './past-badge.tsx'
import styles from './screen-head.module.css'

export interface ScreenHeadProps {
  readonly title: string
  /** Dates, a count. */
  readonly line?: string | undefined
  readonly intro?: string | undefined
  /** The intro is set small: the screen is there for its list. */
  readonly isBrief?: boolean
  /** Set when the screen's edition is over. */
  readonly past?: PastBadgeProps | undefined
}

/** What a list screen begins with: title, dates, badge of a past edition, intro. */
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
