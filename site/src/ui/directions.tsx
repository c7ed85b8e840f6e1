import type { DirectionsView } from '../views/venue-facts.ts'
import { Link } from './link.tsx'

/** Print shows the address instead. */
export function Directions({ to, view }: { to?: string | undefined; view: DirectionsView }) {
  return (
    <p className="unprinted">
      <Link href={view.own}>{to === undefined ? 'Directions' : `Directions to ${to}`}</Link>, or{' '}
      <Link href={view.openStreetMap}>on OpenStreetMap</Link>
    </p>
  )
}
