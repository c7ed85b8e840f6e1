import { useLocation } from 'react-router'
import { PRINTED_ON_ID } from '../printed-on.ts'
import styles from './footer.module.css'

/** Where a printed page comes from; `browser/` writes when. */
export function PrintedFrom({ origin }: { origin: string }) {
  const { pathname, search } = useLocation()
  return (
    // The server writes the canonical query, the visitor may have come with another order or with more.
    <p className={`${styles.source} printed`} suppressHydrationWarning>
      {origin + pathname + search}
      <span id={PRINTED_ON_ID} />
    </p>
  )
}
