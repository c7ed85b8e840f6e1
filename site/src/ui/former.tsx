import type { FormerView } from '../views/former.ts'
import { Link } from './link.tsx'

export function Former({ previous, previousVenue: venue }: FormerView) {
  return (
    <>
      {previous && (
        <p>
          {'Was: '}
          <s>{previous}</s>
        </p>
      )}
      {venue && (
        <p>
          {'Was at '}
          <s>{venue.href ? <Link href={venue.href}>{venue.name}</Link> : venue.name}</s>
        </p>
      )}
    </>
  )
}
