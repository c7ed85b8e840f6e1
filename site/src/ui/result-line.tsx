import { Link } from './link.tsx'
import styles from './result-line.module.css'

/**
 * The live region announces the count when the query changes (spec/behaviour §18.8). The link may lead to the page's
 * own path, but it is there to clear the filters, so it is never `aria-current`.
 */
export function ResultLine({ text, clearHref }: { text: string; clearHref?: string | undefined }) {
  return (
    <p className={styles.line} data-narrowed={clearHref !== undefined || undefined}>
      <span data-result-line>{text}</span>
      {clearHref !== undefined && (
        <Link href={clearHref} current={false} className="unprinted">
          Clear
        </Link>
      )}
    </p>
  )
}
