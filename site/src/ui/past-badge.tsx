import { Link } from './link.tsx'
import styles from './past-badge.module.css'
import { Tag } from './tag.tsx'

export interface PastBadgeProps {
  readonly year: number
  /** The edition that is over is still the current one: there is no other to go to. */
  readonly isCurrent?: boolean
}

/** Stands beside the title of an edition that is over, with the way to the present one (spec/screens §0.5). */
export function PastBadge({ year, isCurrent = false }: PastBadgeProps) {
  return (
    <p className={styles.badge}>
      <Tag>{`Festival ${year} ended`}</Tag>{' '}
      {!isCurrent && <Link href="/program">See the current program</Link>}
    </p>
  )
}
