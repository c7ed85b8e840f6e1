import { Link } from './link.tsx'
import styles from './result-line.module.css'

/**
 * How much the filters keep, "12 of 88, free, in Docklands", and the way back to everything. Marked, because the page's
 * one live region reads it out when the query changes (spec/behaviour §18.8).
 */
export function ResultLine({ text, clearHref }: { text: string; clearHref?: string | undefined }) {
  return (
    <p className={styles.line} data-narrowed={clearHref !== undefined || undefined}>
      <span data-result-line>{text}</span>
      {clearHref !== undefined && (
        <Link href={clearHref} current={false}>
          Clear
        </Link>
      )}
    </p>
  )
}
