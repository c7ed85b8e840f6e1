import type { ReactNode } from 'react'
import styles from './folded.module.css'

/** A part of a list that is folded: what has ended, what is on throughout (spec/behaviour §32.5). The browser's filter writes the count again. */
export function Folded({
  title,
  count,
  isOpen = false,
  children,
}: {
  readonly title: ReactNode
  /** "8 days"; absent where the title or the groups inside say it. */
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
