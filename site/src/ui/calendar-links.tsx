import { usePage } from '../islands/page-context.ts'
import { Link } from './link.tsx'

/**
 * The calendar of a list: a link that calendar programs follow from then on, and its file. With filters in use the calendar
 * has what the list has (spec/behaviour §34.5).
 */
export function CalendarLinks({ path }: { readonly path: string }) {
  const { origin } = usePage()
  return (
    <p data-carries="">
      {'In your calendar: '}
      <a href={`webcal://${new URL(origin).host}${path}`}>subscribe to these dates</a>
      {' or '}
      <Link href={path}>take them as a file</Link>
    </p>
  )
}
