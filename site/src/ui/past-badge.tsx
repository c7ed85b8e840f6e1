import type { PastView } from '../views/edition.ts'
import { Link } from './link.tsx'
import styles from './past-badge.module.css'
import { Tag } from './tag.tsx'

/** spec/screens §0.5 */
export function PastBadge({ year, isCurrent }: PastView) {
  return (
    <p className={styles.badge}>
      <Tag>{`Festival ${year} ended`}</Tag>{' '}
      {!isCurrent && <Link href="/program">See the current program</Link>}
    </p>
  )
}
