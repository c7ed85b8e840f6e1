import { PRINTED_ON_ID } from '../ui/element-ids.ts'
import { usePage } from '../islands/page-context.ts'
import styles from './footer.module.css'

/** Where a printed page comes from; `browser/` writes what was asked for there, and when. */
export function PrintedFrom() {
  const { origin, path } = usePage()
  return (
    <p className={`${styles.source} printed`}>
      {origin + path}
      <span id={PRINTED_ON_ID} />
    </p>
  )
}
