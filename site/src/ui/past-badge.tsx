import { Link } from './link.tsx'
import styles from './past-badge.module.css'
import { Tag } from './tag.tsx'

export interface PastBadgeProps {
  readonly year: number
  /** Whether the past edition is still the current one, so that there is no link to another. */
  readonly isCurrent?: boolean
}

/** The badge beside the title of a past edition, with a link to the current one (spec/screens §0.5). */
export function PastBadge({ year, isCurrent = false }: PastBadgeProps) {
  return (
    <p className={styles.badge}>
      <Tag>{`Festival ${year} ended`}</Tag>{' '}
      {!isCurrent && <Link href="/program">See the current program</Link>}
    </p>
  )
}
