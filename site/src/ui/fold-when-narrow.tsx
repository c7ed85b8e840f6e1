import type { ReactNode } from 'react'
import styles from './fold-when-narrow.module.css'

/** Folded on narrow screens (spec/design §8.6). */
export function FoldWhenNarrow({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  )
}
