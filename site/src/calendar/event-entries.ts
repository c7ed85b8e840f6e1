import type { Event, Session } from 'contract/answers/event.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import {
  eventStanding,
  takesPlace,
  sessionStanding,
  type Standing,
} from 'contract/rules/state-now.ts'
import type { Content } from '../views/screen.ts'
import { eventTimes, sessionTimes } from '../views/event-times.ts'
import { isOnline } from '../views/is-online.ts'
import { statusWord } from '../views/status.ts'
import { addressText } from '../views/venue-facts.ts'
import type { CalendarEntry, CalendarPlace } from './calendar-entry.ts'
import { describe, type EntryParts } from './describe.ts'
import { venuesOf, type EntryVenue } from './entry-venues.ts'

export interface EntrySource {
  readonly content: Content
  readonly origin: string
}

/** Each session, or the days of an exhibition as one span; none while it has no date (spec/behaviour §34.2). */
function eventEntries(event: Event, source: EntrySource): readonly CalendarEntry[] {
  if (event.kind === 'timed') {
    return event.sessions.map((session) => sessionEntry(event, session, source))
  }
  const { dates } = event
  if (!dates) return []
  const standing = eventStanding(eventTimes(event))
  return [
    {
      code: event.id,
      when: { kind: 'days', first: dates.start, last: dates.end },
      ...common({ event, status: event.status, change: standing }, standing, source),
    },
  ]
}

/** In order of time. */
export function entriesOf(
  events: readonly { readonly slug: string }[],
  codes: ReadonlySet<string>,
  source: EntrySource,
): readonly CalendarEntry[] {
  return events
    .flatMap(({ slug }) => {
      const event = source.content.get(`/events/${slug}`)
      return event ? eventEntries(event, source) : []
    })
    .filter(({ code }) => codes.has(code))
    .toSorted((a, b) => beginOf(a).localeCompare(beginOf(b)) || a.code.localeCompare(b.code))
}

function beginOf({ when }: CalendarEntry): string {
  return when.kind === 'days' ? when.first : new Date(when.start).toISOString()
}

function sessionEntry(event: Event, session: Session, source: EntrySource): CalendarEntry {
  const { zone } = event.edition
  const whole = eventStanding(eventTimes(event))
  // The event's status applies to a session without its own, and to all sessions if the event does not take place.
  const isOfEvent = !takesPlace(whole) || session.status.state === 'scheduled'
  const standing = sessionStanding(sessionTimes(session), eventTimes(event))
  const parts = {
    event,
    session,
    status: isOfEvent ? event.status : session.status,
    change: isOfEvent ? whole : standing,
  }
  return {
    code: session.id,
    when: {
      kind: 'times',
      start: toInstant(session.start, zone),
      end: toInstant(session.end, zone),
    },
    ...common(parts, standing, source),
  }
}

function common(
  parts: EntryParts,
  standing: Standing | undefined,
  { content, origin }: EntrySource,
) {
  const { event, session } = parts
  const venues = venuesOf(event, session, content)
  const url = origin + pathOf({ type: 'event', slug: event.slug })
  // "Few left" is left out: by the time a calendar is fetched again the places may be gone.
  const word = standing === 'few_left' ? undefined : statusWord(standing)
  const title = plainTitle(event.title)
  return {
    changedAt: lastChange(event, venues),
    state: stateOf(standing),
    title: word === undefined ? title : `${word}: ${title}`,
    description: describe(parts, { venues, url }),
    place: placeOf(venues, isOnline(event, session)),
    url,
  }
}

function stateOf(standing: Standing | undefined): CalendarEntry['state'] {
  if (!takesPlace(standing)) return 'cancelled'
  return standing === 'weather_watch' ? 'tentative' : 'confirmed'
}

/** An entry names the address of its venue, so a change of the venue counts too. */
function lastChange(event: Event, venues: readonly EntryVenue[]): number {
  return Math.max(...[event, ...venues].flatMap(({ updated_at: at }) => (at ? Date.parse(at) : [])))
}

/** The first venue; the description has the others. */
function placeOf([venue]: readonly EntryVenue[], online: boolean): CalendarPlace | undefined {
  if (!venue) return online ? { name: 'Online' } : undefined
  const { name, address, geo } = venue
  return { name, address: address && addressText(address), geo }
}
