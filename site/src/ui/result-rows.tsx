import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import styles from './result-rows.module.css'

export interface ResultRow {
  readonly href: string
  readonly title: ReactNode
  readonly detail?: string | undefined
  readonly year?: number | undefined
}

/** Search results of any type, with detail and year. The title is the row's only link. */
export function ResultRows({ rows }: { rows: readonly ResultRow[] }) {
  return (
    <ul>
      {rows.map(({ href, title, detail, year }) => (
        <li key={href} className={styles.row}>
          <Link href={href} className={styles.title}>
            {title}
          </Link>{' '}
          {detail && <span className={styles.detail}>{detail}</span>}{' '}
          {year !== undefined && <span className={styles.year}>{year}</span>}
        </li>
      ))}
    </ul>
  )
}
