import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Link } from './link.tsx'

export interface EmptyStateProps {
  /** Says what is empty and why. */
  readonly sentence: string
  readonly children?: ReactNode
  /** Links that help: "Clear filters", "All talks". */
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

/** Shown in place of an empty list (spec/screens §0.5). */
export function EmptyState({ sentence, children, links }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence} data-result-line>
        {sentence}
      </p>
      {children}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ href, text }) => (
            <li key={href}>
              <Link href={href} current={false}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
