import { distanceM } from 'contract/rules/distance.ts'
import { sortTitle } from 'contract/rules/sort-keys.ts'
import { geo, hours, UNKNOWN_HOURS, yesCodes } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { ListedEvent, VenueRef, VenueStub } from './stub-types.ts'

/** Undefined if the venue does not take part in the edition. */
export function precinctIn(venue: RecordOf<'venues'>, year: number): string | undefined {
  return venue.editions.find((edition) => edition.year === year)?.precinct
}

/** The first venue that is public; undefined if there is none: it is to be announced. */
export function mainVenueId(
  { venues = [] }: Pick<RecordOf<'events'>, 'venues'>,
  records: Records,
): number | undefined {
  return venues.find((id) => records.venues.has(id))
}

export function mainVenue(
  event: Pick<RecordOf<'events'>, 'venues'>,
  records: Records,
): RecordOf<'venues'> | undefined {
  const id = mainVenueId(event, records)
  return id === undefined ? undefined : records.venues.get(id)
}

/** Undefined if the edition does not have the precinct. */
export function precinctOrder(
  festival: RecordOf<'festivals'> | undefined,
  key: string | undefined,
): number | undefined {
  return festival?.precincts.find((precinct) => precinct.key === key)?.order
}

/** In the order of the edition. */
export function precinctKeys(precincts: RecordOf<'festivals'>['precincts']): string[] {
  return precincts.toSorted((a, b) => a.order - b.order).map(({ key }) => key)
}

/** A venue in the shortest form. */
export function venueRef(venue: RecordOf<'venues'>, year: number): VenueRef {
  const precinct = precinctIn(venue, year)
  const point = geo(venue.geo)
  return {
    id: venue.code ?? '',
    slug: venue.slug ?? '',
    name: venue.name,
    ...(precinct ? { precinct } : {}),
    ...(point ? { geo: point } : {}),
  }
}

/** A venue as lists of its edition show it. `events` are all events of the edition. */
export function venueStub(
  venue: RecordOf<'venues'>,
  year: number,
  events: readonly ListedEvent[],
  records: Records,
): VenueStub {
  const here = events.filter((event) => isAt(event, venue.id))
  const image = records.stubImage(venue.image)
  return {
    ...venueRef(venue, year),
    place_type: venue.place_type,
    ...address(venue),
    ...entrance(venue),
    hours: hoursIn(venue, year),
    access: yesCodes(venue.access),
    ...(image ? { image } : {}),
    events: here.length,
    exhibitions: here.filter(({ kind }) => kind === 'durational').length,
    numbers: here.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b),
    sort_key: sortTitle(venue.name),
  }
}

/** The venue's hours for an edition, or else its usual hours (spec/content A4.4). */
export function hoursIn(venue: RecordOf<'venues'>, year: number) {
  const edition = venue.editions.find((each) => each.year === year)
  return hours(edition?.hours) ?? hours(venue.hours) ?? UNKNOWN_HOURS
}

/** No field if a required part is missing. */
export function address({ address: fields }: RecordOf<'venues'>): Pick<VenueStub, 'address'> {
  const { line1, suburb, state, postcode, country = 'AU' } = fields ?? {}
  if (!line1 || !suburb || !state || !postcode) return {}
  return { address: { ...fields, line1, suburb, state, postcode, country } }
}

/** No field if a coordinate is missing. */
export function entrance(venue: RecordOf<'venues'>): Pick<VenueStub, 'entrance'> {
  const point = geo(venue.entrance)
  return point ? { entrance: point } : {}
}

/** Whether the event, or one of its sessions, takes place there. */
export function isAt({ venues, sessionVenues }: ListedEvent, venue: number): boolean {
  return (venues ?? []).includes(venue) || sessionVenues.includes(venue)
}

/** The radius of *nearby*, and the most items that it has (spec/content D9). */
const NEARBY_M = 1_500
const MOST_NEARBY = 4

/** Nearest first; empty if there is no point. */
export function nearest<Item>(
  from: { lat: number; lon: number } | undefined,
  items: readonly Item[],
  pointOf: (item: Item) => { lat: number; lon: number } | undefined,
): Item[] {
  if (!from) return []
  return items
    .flatMap((item) => {
      const point = pointOf(item)
      const metres = point ? distanceM(from, point) : Infinity
      return metres <= NEARBY_M ? [{ item, metres }] : []
    })
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, MOST_NEARBY)
    .map(({ item }) => item)
}
