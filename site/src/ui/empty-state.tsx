import styles from './empty-state.module.css'
import { Link } from './link.tsx'

export interface EmptyStateProps {
  /** What is empty and why. */
  readonly sentence: string
  /** What loosens it: "Clear filters", "All talks". */
  readonly links: readonly { readonly href: string; readonly text: string }[]
}

/** In place of a list without items (screens 0.5). */
export function EmptyState({ sentence, links }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <p className={styles.sentence}>{sentence}</p>
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
