/** Reads the sessions of an edition from the newest versions of its events, including drafts. */
import { hoursOn, type HoursRow } from 'contract/rules/hours.ts'
import type { PayloadRequest } from 'payload'
import { findClashes, type Clash } from '../readiness/clashes.ts'
import { scheduleOf } from '../readiness/schedule.ts'
import { hoursOfVenue } from '../lookups/venue-hours.ts'
import { findEditionEvents, type EditionEvent } from '../lookups/edition-events.ts'
import type { Venue } from '../payload-types.ts'
import { isLocalDateTime } from '../rules/dates.ts'
import { idOf } from '../rules/finding.ts'
import { WITHOUT_TITLE } from '../rules/title.ts'

/** Its times are wall times of the festival. */
export interface PlannedSession {
  readonly event: number
  /** The index of its row in the event's form, from 0. */
  readonly index: number
  readonly id: string
  readonly title: string
  /** The title of its type, for example `Talk`. */
  readonly type: string
  readonly start: string
  readonly end: string
  /** The venue of the session, or else the first of the event. */
  readonly venue: number | undefined
  readonly state: string
  readonly isSoldOut: boolean
  /** Why it cannot take place as planned, as sentences. */
  readonly clashes: readonly string[]
  /** `changed` means public, with changes that are not public yet. */
  readonly status: 'draft' | 'public' | 'changed'
}

export interface PlannedVenue {
  readonly id: number
  readonly name: string
  readonly slug: string
}

export interface Timetable {
  readonly year: number
  /** Sorted by start. */
  readonly sessions: readonly PlannedSession[]
  /** All venues of the edition, by name. */
  readonly venues: readonly PlannedVenue[]
  /** Returns when a venue is open on a day (`YYYY-MM-DD`); undefined if that is not known. */
  readonly openingsOn: (venue: number, day: string) => readonly HoursRow[] | undefined
}

/** Undefined if the year has no edition. */
export async function readTimetable(
  req: PayloadRequest,
  year: number,
): Promise<Timetable | undefined> {
  const { payload } = req
  const all = { depth: 0, pagination: false, overrideAccess: false, req } as const
  const editions = await payload.find({
    collection: 'festivals',
    where: { year: { equals: year } },
    draft: true,
    ...all,
  })
  const [edition] = editions.docs
  if (!edition) return undefined
  const [{ events, publicEvents }, venues, artists] = await Promise.all([
    findEditionEvents(edition.id, req),
    payload.find({ collection: 'venues', draft: true, sort: 'name', ...all }),
    payload.find({ collection: 'artists', draft: true, select: { name: true }, ...all }),
  ])
  const typeWords = new Map((edition.types ?? []).map(({ key, singular }) => [key, singular]))
  const byId = new Map(venues.docs.map((venue) => [venue.id, venue]))
  const schedule = scheduleOf({
    edition,
    events,
    venues: venues.docs,
    artists: artists.docs,
  })
  const clashes = findClashes(schedule)
  const sessions = events
    .flatMap((event) =>
      sessionsOf(event, {
        type: typeWords.get(event.type) ?? '',
        isPublic: publicEvents.has(event.id),
        clashes: clashes.filter(({ session }) => session.event === event.id),
      }),
    )
    .toSorted((a, b) => a.start.localeCompare(b.start) || a.title.localeCompare(b.title))
  const used = new Set(sessions.map(({ venue }) => venue))
  return {
    year,
    sessions,
    venues: venues.docs.filter((venue) => used.has(venue.id) || takesPart(venue, year)).map(named),
    openingsOn(id, day) {
      const venue = byId.get(id)
      const hours = venue && hoursOfVenue(venue, year)
      return hours && hoursOn(hours, day)
    },
  }
}

interface EventFacts {
  readonly type: string
  readonly isPublic: boolean
  readonly clashes: readonly Clash[]
}

function sessionsOf(
  event: EditionEvent,
  { type, isPublic, clashes }: EventFacts,
): PlannedSession[] {
  const { id: eventId, title, sessions, venues, _status: status } = event
  return (sessions ?? []).flatMap((session, index): PlannedSession[] => {
    const { id, start, end, status: goesAhead, fully_booked: isSoldOut } = session
    if (!id || !isLocalDateTime(start ?? '') || !isLocalDateTime(end ?? '')) return []
    return [
      {
        event: eventId,
        index,
        id,
        title: title || WITHOUT_TITLE,
        type,
        start,
        end,
        venue: idOf(session.venue) ?? idOf(venues?.[0]),
        state: goesAhead?.state ?? 'scheduled',
        isSoldOut: isSoldOut === true,
        clashes: clashes.flatMap((clash) => (clash.session.row === index ? clash.message : [])),
        status: statusOf(status, isPublic),
      },
    ]
  })
}

function statusOf(latest: EditionEvent['_status'], isPublic: boolean): PlannedSession['status'] {
  if (!isPublic) return 'draft'
  return latest === 'draft' ? 'changed' : 'public'
}

function takesPart({ editions }: Venue, year: number): boolean {
  return (editions ?? []).some((edition) => edition.year === year)
}

function named({ id, name, slug }: Venue): PlannedVenue {
  return { id, name, slug: slug ?? '' }
}
