import { FollowLink, Link } from './link.tsx'

/**
 * The calendar of a list: a link that calendar programs follow from then on, and its file. With filters in use the calendar
 * has what the list has (spec/behaviour §34.5).
 */
export function CalendarLinks({ path }: { readonly path: string }) {
  return (
    <p data-carries="">
      {'In your calendar: '}
      <FollowLink path={path}>subscribe to these dates</FollowLink>
      {' or '}
      <Link href={path}>take them as a file</Link>
      {'. '}
      <Link href="/changes">What has changed</Link>
    </p>
  )
}
