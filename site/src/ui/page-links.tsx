import { Link } from './link.tsx'
import styles from './page-links.module.css'

export interface PageLinksProps {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
  /** The words of the two links. */
  readonly previous?: string
  readonly next?: string
}

export function PageLinks({
  page,
  pages,
  hrefOf,
  previous = 'Previous',
  next = 'Next',
}: PageLinksProps) {
  if (pages < 2) return null
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav aria-label="Pages">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link href={hrefOf(page - 1)} rel="prev" current={false}>
              {previous}
            </Link>
          </li>
        )}
        {numbers.map((number) => (
          <li key={number}>
            <Link href={hrefOf(number)} current={number === page && 'page'}>
              <span className="visuallyHidden">Page </span>
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link href={hrefOf(page + 1)} rel="next" current={false}>
              {next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
