import { hoursOf, hoursOfVenue } from '../lookups/venue-hours.ts'
import type { Artist, Event, Festival, Status, Venue } from '../payload-types.ts'
import { idOf } from '../rules/finding.ts'
import type { SessionPlace, Schedule, TimedEvent } from './clashes.ts'

/** The artists of these types of schema.org need not be present: they made the shown film or the sold books. */
const WITHOUT_THEIR_ARTISTS: readonly string[] = ['ScreeningEvent', 'SaleEvent']

/** Relations are ids. */
export interface EditionRecords {
  readonly edition: Pick<Festival, 'year' | 'zone' | 'types'>
  readonly events: readonly ScheduledEvent[]
  readonly venues: readonly ScheduledVenue[]
  readonly artists: readonly Pick<Artist, 'id' | 'name'>[]
}

export type ScheduledEvent = Pick<
  Event,
  'id' | 'title' | 'type' | 'parent' | 'status' | 'artists' | 'venues' | 'sessions'
> &
  Partial<Pick<Event, 'hours_override' | 'meeting_point'>>

export type ScheduledVenue = Pick<
  Venue,
  'id' | 'name' | 'place_type' | 'geo' | 'hours' | 'editions'
>

/** A draft may lack any field; what is missing clashes with nothing. */
export function scheduleOf({ edition, events, venues, artists }: EditionRecords): Schedule {
  const names = new Map(artists.map(({ id, name }) => [id, name]))
  return {
    zone: edition.zone,
    events: events.map((event) => timedEvent(event, edition, names)),
    places: new Map(venues.map((venue) => [venue.id, placeOf(venue, edition.year)])),
  }
}

function timedEvent(
  event: ScheduledEvent,
  { types }: EditionRecords['edition'],
  names: ReadonlyMap<number, string>,
): TimedEvent {
  const type = types.find(({ key }) => key === event.type)
  const isWithoutArtists = WITHOUT_THEIR_ARTISTS.includes(type?.schema_type ?? '')
  const people = (event.artists ?? [])
    .filter(({ role }) => role !== 'artist' || !isWithoutArtists)
    .flatMap(({ artist }) => idOf(artist) ?? [])
  return {
    id: event.id,
    title: event.title,
    parent: idOf(event.parent),
    status: statusOf(event.status),
    people: [...new Set(people)].map((id) => ({ id, name: names.get(id) ?? '' })),
    hours: hoursOf(event.hours_override),
    sessions: (event.sessions ?? []).map((session) => ({
      start: session.start ?? '',
      end: session.end ?? '',
      place: placeIdOf(session, event),
      meetingPoint: session.meeting_point || event.meeting_point || undefined,
      status: statusOf(session.status),
    })),
  }
}

/** The session's own venue, or else the first of its event. */
export function placeIdOf(
  { venue }: NonNullable<Event['sessions']>[number],
  { venues }: Pick<Event, 'venues'>,
): number | undefined {
  return idOf(venue) ?? idOf(venues?.[0])
}

function placeOf(venue: ScheduledVenue, year: number): SessionPlace {
  const { name, geo, place_type: type } = venue
  const { lat, lon } = geo ?? {}
  return {
    name,
    hours: hoursOfVenue(venue, year),
    position: typeof lat === 'number' && typeof lon === 'number' ? { lat, lon } : undefined,
    isOnline: type === 'online',
  }
}

function statusOf(status: Status | undefined): TimedEvent['status'] {
  return {
    state: status?.state ?? 'scheduled',
    previous_start: status?.previous_start ?? undefined,
  }
}
