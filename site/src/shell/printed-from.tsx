import { useLocation } from 'react-router'
import { PRINTED_ON_ID } from '../printed-on.ts'
import styles from './footer.module.css'

/** Where a printed page comes from; `browser/` writes what was asked for there, and when. */
export function PrintedFrom({ origin }: { origin: string }) {
  const { pathname } = useLocation()
  return (
    <p className={`${styles.source} printed`}>
      {origin + pathname}
      <span id={PRINTED_ON_ID} />
    </p>
  )
}
