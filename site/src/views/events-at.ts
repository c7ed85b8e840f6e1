import type { EventStub, VenueStub } from 'contract/answers/stubs.ts'
import type { EditionContext } from './edition.ts'
import { withSome } from './event-item.ts'
import { programItemView, type ProgramItemView } from './program-item.ts'

/** Whether an event, or one of its sessions, is at a venue. */
export function isAt(event: EventStub, venue: VenueStub): boolean {
  return eventAt(event, venue) !== undefined
}

/** Returns the events in the given order, each with only its sessions at this venue and its state there. */
export function eventsAt(
  venue: VenueStub,
  events: readonly EventStub[],
  context: EditionContext,
): readonly ProgramItemView[] {
  // Only the hours of this venue count: another venue of the event may be open while this one is closed.
  const hoursOf = (id: string) => (id === venue.id ? venue.hours : undefined)
  return events
    .flatMap((event) => eventAt(event, venue) ?? [])
    .map((event) => programItemView(event, { ...context, hoursOf }))
}

function eventAt(event: EventStub, venue: VenueStub): EventStub | undefined {
  const sessions = event.sessions.filter(
    (session) => (session.venue ?? event.venue)?.id === venue.id,
  )
  if (sessions.length > 0) return { ...withSome(event, sessions), venue }
  const isThere = event.venue?.id === venue.id || event.other_venues.includes(venue.id)
  return isThere ? { ...event, venue } : undefined
}
