import { Link } from './link.tsx'
import styles from './result-line.module.css'

/**
 * The count of kept items, "12 of 88, free, in Docklands", and a link that clears the filters. The live region
 * announces it when the query changes (spec/behaviour §18.8).
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
