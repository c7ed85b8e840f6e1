import type { WireOf } from 'contract/answers/keys.ts'
import { Venue as VenueAnswer } from 'contract/answers/venue.ts'
import { byDate, byLocation } from 'contract/rules/sort-orders.ts'
import { copier } from './copier.ts'
import { precinct, precinctBasemap } from './edition.ts'
import { meta } from './meta.ts'
import { access, editionSummary, geo, instant } from './parts.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { address, entrance, hoursIn, isAt, nearest, precinctIn } from './places.ts'
import type { EventStub, Stubs } from './stub-types.ts'

type Venue = WireOf<`/venues/${string}`>
type YearVenue = WireOf<`/years/${number}/venues/${string}`>

const copyVenue = copier(VenueAnswer)

/** `/venues/{venue}`: the venue in the current edition. */
export function composeVenue(venue: RecordOf<'venues'>, records: Records, stubs: Stubs): Venue {
  const year = records.festivalYear
  const earlier = editionYears(venue, records).filter((each) => each < year)
  const others = stubs.venuesOf(year).filter(({ id }) => id !== venue.id)
  return {
    ...facts(venue, year, records),
    current: eventsAt(venue, year, stubs),
    earlier: earlier.map((each) => ({
      year: each,
      events: stubs
        .eventsOf(each)
        .filter((event) => isAt(event, venue.id))
        .flatMap(({ id }) => stubs.eventRef(id) ?? []),
    })),
    nearby: nearest(geo(venue.geo), others, (other) => other.geo).flatMap(
      ({ id }) => stubs.venue(id, year) ?? [],
    ),
  }
}

/** `/years/{year}/venues/{venue}` for each edition the venue takes part in. */
export function composeYearVenues(
  venue: RecordOf<'venues'>,
  records: Records,
  stubs: Stubs,
): [number, YearVenue][] {
  const years = editionYears(venue, records)
  return years.flatMap((year) => {
    const festival = records.editions.get(year)
    const note = venue.editions.find((edition) => edition.year === year)?.note
    if (!festival) return []
    return [
      [
        year,
        {
          ...facts(venue, year, records),
          ...(note ? { note } : {}),
          edition: editionSummary(festival),
          events: eventsAt(venue, year, stubs),
          years,
        },
      ] as [number, YearVenue],
    ]
  })
}

/** The years of public editions, newest first. */
function editionYears(venue: RecordOf<'venues'>, records: Records): number[] {
  return venue.editions
    .map(({ year }) => year)
    .filter((year) => records.editions.has(year))
    .toSorted((a, b) => b - a)
}

/** First exhibitions, by place; then events with sessions, by date. */
function eventsAt(venue: RecordOf<'venues'>, year: number, stubs: Stubs): EventStub[] {
  const here = stubs.events(
    stubs
      .eventsOf(year)
      .filter((event) => isAt(event, venue.id))
      .map(({ id }) => id),
  )
  return [
    ...here.filter(({ kind }) => kind === 'durational').toSorted(byLocation),
    ...here.filter(({ kind }) => kind === 'timed').toSorted(byDate),
  ]
}

function facts(venue: RecordOf<'venues'>, year: number, records: Records) {
  const festival = records.editions.get(year)
  const key = precinctIn(venue, year)
  const area = festival && key ? precinctBasemap(festival, key) : undefined
  const point = geo(venue.geo)
  const known = access(venue.access)
  const image = records.image(venue.image)
  const body = records.text(venue.body)
  const parent =
    venue.parent_venue === undefined ? undefined : records.venues.get(venue.parent_venue)
  return {
    ...copyVenue(venue),
    id: venue.code ?? '',
    slug: venue.slug ?? '',
    ...address(venue),
    ...(point ? { geo: point } : {}),
    ...entrance(venue),
    ...(festival && key ? precinct(festival, key) : {}),
    ...(area ? { basemap: area } : {}),
    hours: hoursIn(venue, year),
    ...(venue.getting_there ? { getting_there: venue.getting_there } : {}),
    ...(known ? { access: known } : {}),
    ...(image ? { image } : {}),
    ...(body.length > 0 ? { body } : {}),
    ...(parent?.slug ? { parent_venue: { slug: parent.slug, name: parent.name } } : {}),
    ...meta(venue.meta, records),
    updated_at: instant(venue.updatedAt),
  }
}
