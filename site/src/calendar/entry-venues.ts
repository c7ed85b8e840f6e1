import type { Event, Session } from 'contract/answers/event.ts'
import type { Access, Address, Geo } from 'contract/answers/parts.ts'
import type { Hours } from 'contract/answers/hours.ts'
import type { Content } from '../views/screen.ts'

export interface EntryVenue {
  readonly name: string
  readonly address?: Address | undefined
  readonly geo?: Geo | undefined
  readonly access?: Access | undefined
  readonly hours?: Hours | undefined
  readonly entrance_note?: string | undefined
  readonly updated_at?: string | undefined
}

/** All of an event. A session has one: its own, with the address from its answer, else the first of the event. */
export function venuesOf(
  { venues }: Event,
  session: Session | undefined,
  content: Content,
): readonly EntryVenue[] {
  const own = session?.venue
  if (!own) return session ? venues.slice(0, 1) : venues
  const known = venues.find(({ id }) => id === own.id)
  return [known ?? content.get(`/venues/${own.slug}`) ?? own]
}
