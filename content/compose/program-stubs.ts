import {
  EventStub as EventAnswer,
  GuideStub as GuideAnswer,
  SessionStub,
} from 'contract/answers/stubs.ts'
import { Money } from 'contract/answers/parts.ts'
import { sortName, sortPlace, sortTitle } from 'contract/rules/sort-keys.ts'
import { copier } from './copier.ts'
import { geo, hours, status, without, yesCodes } from './parts.ts'
import { mainVenue, precinctIn, precinctOrder, venueRef } from './places.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { ArtistStub, EventStub, GuideStub, ListedEvent, Stubs } from './stub-types.ts'

const copyEvent = copier(EventAnswer)
const copySession = copier(SessionStub)
const copyGuide = copier(GuideAnswer)
const copyMoney = copier(Money)

/** 0 if the record's edition is not public. */
export function yearOf(records: Records, { festival }: { festival: number }): number {
  return records.festivals.get(festival)?.year ?? 0
}

/** `timed` for a type that the edition does not have: that kind needs neither days nor a venue. */
export function kindOf(
  records: Records,
  event: Pick<RecordOf<'events'>, 'festival' | 'type'>,
): EventStub['kind'] {
  const types = records.festivals.get(event.festival)?.types ?? []
  return types.find(({ key }) => key === event.type)?.kind ?? 'timed'
}

/** An event in the shortest form. */
export function eventRef({ code, slug, title, type }: RecordOf<'events'>, year: number) {
  return { id: code ?? '', slug: slug ?? '', title, year, type }
}

/** An event as lists show it. */
export function eventStub(event: RecordOf<'events'>, records: Records, stubs: Stubs): EventStub {
  const festival = records.festivals.get(event.festival)
  const year = festival?.year ?? 0
  const type = festival?.types.find(({ key }) => key === event.type)
  const main = mainVenue(event, records)
  const others = (event.venues ?? []).flatMap((id) =>
    id === main?.id ? [] : (records.venues.get(id) ?? []),
  )
  const override = hours(event.hours_override)
  const image = records.stubImage(event.lead_image)
  return {
    ...copyEvent(event),
    ...eventRef(event, year),
    kind: kindOf(records, event),
    ...(event.dates?.start && event.dates.end
      ? { dates: { start: event.dates.start, end: event.dates.end } }
      : {}),
    ...(override ? { hours_override: override } : {}),
    sessions: (event.sessions ?? [])
      .map((session) => sessionStub(session, year, stubs))
      .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
    ...(main ? { venue: venueRef(main, year) } : {}),
    ...(others.length > 0 ? { other_venues: others.map(({ code }) => code ?? '') } : {}),
    artists: (event.artists ?? []).flatMap(({ artist: id }) => {
      const artist = records.artists.get(id)
      return artist ? [{ ...artistRef(artist), sort_key: sortName(artist.sort_name) }] : []
    }),
    price: price(event.price),
    status: status(event.status),
    ...(type?.online ? { flags: [...new Set([...(event.flags ?? []), 'online' as const])] } : {}),
    access: yesCodes(event.access, main?.access),
    ...without(event.access, main?.access),
    ...(image ? { image } : {}),
    sort_title: sortTitle(event.title),
    sort_place: main
      ? sortPlace(precinctOrder(festival, precinctIn(main, year)), sortTitle(main.name))
      : sortPlace(undefined, ''),
  }
}

function sessionStub(
  session: NonNullable<RecordOf<'events'>['sessions']>[number],
  year: number,
  stubs: Stubs,
): EventStub['sessions'][number] {
  const venue = stubs.venueRef(session.venue, year)
  const before = session.status?.previous_start
  return {
    ...copySession(session),
    id: session.code ?? '',
    ...(venue ? { venue } : {}),
    state: session.status?.state ?? 'scheduled',
    ...(before === undefined ? {} : { previous_start: before }),
    access: yesCodes(session.access),
  }
}

/** Free only if staff say so. */
export function price(fields: RecordOf<'events'>['price']): EventStub['price'] {
  return { ...(fields && copyMoney(fields)), free: fields?.free === true }
}

/** An artist in the shortest form. */
export function artistRef({ code, slug, name }: RecordOf<'artists'>) {
  return { id: code ?? '', slug: slug ?? '', name }
}

/** An artist as lists show them. `events` are all those of one edition. */
export function artistStub(
  artist: RecordOf<'artists'>,
  events: readonly ListedEvent[],
  records: Records,
  stubs: Stubs,
): ArtistStub {
  const image = records.stubImage(artist.portrait) ?? records.stubImage(artist.works?.[0])
  return {
    ...artistRef(artist),
    sort_key: sortName(artist.sort_name),
    kind: artist.kind,
    countries: artist.countries ?? [],
    ...(image ? { image } : {}),
    events: events
      .filter(({ artists }) => artists.includes(artist.id))
      .flatMap(({ id, number }) => {
        const ref = stubs.eventRef(id)
        return ref ? [{ ...ref, ...(number === undefined ? {} : { number }) }] : []
      }),
  }
}

/** A guide as lists show it. Only visible stops are counted. */
export function guideStub(guide: RecordOf<'guides'>, records: Records): GuideStub {
  const year = yearOf(records, guide)
  const image = records.stubImage(guide.image)
  const { distance_m, duration_min, step_free } = guide.route ?? {}
  return {
    ...copyGuide(guide),
    id: guide.code ?? '',
    slug: guide.slug ?? '',
    year,
    ...(image ? { image } : {}),
    stops: visibleStops(guide, records).length,
    ...(distance_m === undefined ? {} : { distance_m }),
    ...(duration_min === undefined ? {} : { duration_min }),
    ...(step_free ? { step_free } : {}),
    precincts: guidePrecincts(guide, records, year),
  }
}

/** Stops whose event or venue is public, or that have a point of their own (spec/content B8). */
export function visibleStops(guide: RecordOf<'guides'>, records: Records) {
  return guide.stops.filter(({ event, venue, point }) => {
    if (event !== undefined) return records.events.has(event)
    if (venue !== undefined) return records.venues.has(venue)
    return geo(point) !== undefined
  })
}

/** The stop's own venue, or the main venue of its event. */
export function venueOfStop(
  { event: eventId, venue }: Pick<RecordOf<'guides'>['stops'][number], 'event' | 'venue'>,
  records: Records,
): RecordOf<'venues'> | undefined {
  if (venue !== undefined) return records.venues.get(venue)
  const event = eventId === undefined ? undefined : records.events.get(eventId)
  return event && mainVenue(event, records)
}

/** In the order of the stops. */
export function guidePrecincts(
  guide: RecordOf<'guides'>,
  records: Records,
  year: number,
): string[] {
  const keys = visibleStops(guide, records).flatMap((stop) => {
    const venue = venueOfStop(stop, records)
    return (venue && precinctIn(venue, year)) ?? []
  })
  return [...new Set(keys)]
}
