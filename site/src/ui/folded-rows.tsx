import type { ReactNode } from 'react'
import styles from './folded-rows.module.css'

/** Such as "Ended" or "On throughout" (spec/behaviour §32.5). The filter in the browser updates the count. */
export function FoldedRows({
  title,
  count,
  isOpen = false,
  children,
}: {
  readonly title: ReactNode
  /** "8 days"; absent if the title or the groups inside have the count. */
  readonly count?: string | undefined
  readonly isOpen?: boolean
  readonly children: ReactNode
}) {
  return (
    <details className={styles.folded} open={isOpen || undefined}>
      <summary className={styles.summary}>
        {title}{' '}
        {count !== undefined && (
          <span className={styles.count} data-count>
            {count}
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}
