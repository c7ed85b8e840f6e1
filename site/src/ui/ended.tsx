import type { ReactNode } from 'react'
import styles from './ended.module.css'

/** What has ended, last in its list and folded (spec/behaviour §32.5). The browser's filter writes the count again. */
export function Ended({
  count,
  children,
}: {
  readonly count: string
  readonly children: ReactNode
}) {
  return (
    <details className={styles.ended}>
      <summary className={styles.summary}>
        {'Ended '}
        <span className={styles.count} data-count>
          {count}
        </span>
      </summary>
      {children}
    </details>
  )
}
