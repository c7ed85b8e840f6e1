import { FollowLink, Link } from './link.tsx'

/**
 * Other forms of a list. Its calendar: a link that calendar programs follow from then on, and its file. With filters in use the calendar
 * has what the list has (spec/behaviour §34.5).
 */
export function CalendarLinks({ path, plain }: { readonly path: string; readonly plain: string }) {
  return (
    <p className="unprinted" data-carries="">
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
