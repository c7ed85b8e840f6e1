import { createContext, use } from 'react'
import type { YearWay } from '../views/year-path.ts'
import { Arrow } from './arrow.tsx'
import { Link } from './link.tsx'
import styles from './previous-page-year.module.css'

/** The festival year of the page that was left for this one; undefined on the first page (spec/asked §3). */
export const PreviousPageYearContext = createContext<number | undefined>(undefined)

export function usePreviousPageYear(): number | undefined {
  return use(PreviousPageYearContext)
}

/**
 * The way back to the festival year the visitor came from, where this page has a part in it; first of all links, and never
 * in the server's HTML (spec/screens §0.1).
 */
export function PreviousYearLink({ ways }: { ways: readonly YearWay[] }) {
  const left = usePreviousPageYear()
  const way = ways.find(({ year }) => year === left)
  if (!way) return null
  return (
    <p className={styles.back}>
      <Link href={way.href} className={styles.link}>
        <span className={styles.arrow}>
          <Arrow />
        </span>
        {way.text}
      </Link>
    </p>
  )
}
