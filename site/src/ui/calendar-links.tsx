import styles from './calendar-links.module.css'
import { FollowLink, Link } from './link.tsx'

/** The calendar has the filters of the list except places and "open now" (spec/behaviour §34.5). */
export function CalendarLinks({ path, plain }: { readonly path: string; readonly plain: string }) {
  return (
    <p className={`unprinted ${styles.ways}`} data-carries="">
      {'In your calendar: '}
      <FollowLink path={path}>subscribe to these dates</FollowLink>
      {' or '}
      <Link href={path}>take them as a file</Link>
      {'. '}
      <Link href="/changes">What has changed</Link>
      {'. '}
      <Link href={plain}>As a plain list, to print or listen to</Link>
    </p>
  )
}
