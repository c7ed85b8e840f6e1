import type { WireOf } from 'contract/answers/keys.ts'
import { distanceM } from 'contract/rules/distance.ts'
import { readingMinutes } from 'contract/rules/reading-minutes.ts'
import { sortName, sortPlace, sortTitle } from 'contract/rules/sort-keys.ts'
import { plainText } from './rich-text.ts'
import { geo, hours, instant, status, UNKNOWN_HOURS, yesCodes } from './parts.ts'
import type { RecordOf, Records } from './records.ts'

export type EventStub = WireOf<`/years/${number}/program`>['events'][number]
export type ArtistStub = WireOf<`/years/${number}/artists`>['artists'][number]
export type VenueStub = WireOf<`/years/${number}/venues`>['venues'][number]
export type GuideStub = WireOf<`/years/${number}/guides`>['guides'][number]
export type ArticleStub = WireOf<'/channel'>['articles'][number]
export type ParticipateStub = WireOf<'/participate'>['items'][number]
export type FestivalStub = WireOf<'/past-festivals'>['items'][number]
type VenueRef = NonNullable<EventStub['venue']>
type EventRef = ArtistStub['events'][number]

/** Position of a precinct that the edition does not name: last. */
const LAST_PRECINCT = 99

/** How relations are embedded (content.md C2). Every stub is made once. */
export interface Stubs {
  event(id: number): EventStub | undefined
  events(ids: readonly number[] | undefined): EventStub[]
  eventRef(event: RecordOf<'events'>): EventRef
  /** With the artist's events of one year. */
  artist(id: number, year: number): ArtistStub | undefined
  venueRef(id: number | undefined, year: number): VenueRef | undefined
  venue(id: number, year: number): VenueStub | undefined
  guide(id: number): GuideStub | undefined
  article(id: number): ArticleStub | undefined
  articles(ids: readonly number[] | undefined): ArticleStub[]
  participate(id: number): ParticipateStub | undefined
  festival(id: number): FestivalStub | undefined
  /** Visible events of an edition. */
  eventsOf(year: number): readonly RecordOf<'events'>[]
}

export function createStubs(records: Records): Stubs {
  const eventsByYear = new Map<number, RecordOf<'events'>[]>()
  for (const event of records.events.values()) {
    const year = yearOf(records, event)
    eventsByYear.set(year, [...(eventsByYear.get(year) ?? []), event])
  }
  const eventsOf = (year: number) => eventsByYear.get(year) ?? []

  const stubs: Stubs = {
    eventsOf,
    event: once((id) => {
      const event = records.events.get(id)
      return event && eventStub(event, records, stubs)
    }),
    events: (ids = []) => ids.flatMap((id) => stubs.event(id) ?? []),
    eventRef: (event) => eventRef(event, yearOf(records, event)),
    artist(id, year) {
      const artist = records.artists.get(id)
      return artist && artistStub(artist, eventsOf(year), records, stubs)
    },
    venueRef(id, year) {
      const venue = id === undefined ? undefined : records.venues.get(id)
      return venue && venueRef(venue, year)
    },
    venue(id, year) {
      const venue = records.venues.get(id)
      return venue && venueStub(venue, year, eventsOf(year), records)
    },
    guide: once((id) => {
      const guide = records.guides.get(id)
      return guide && guideStub(guide, records)
    }),
    article: once((id) => {
      const article = records.articles.get(id)
      return article && articleStub(article, records)
    }),
    articles: (ids = []) => ids.flatMap((id) => stubs.article(id) ?? []),
    participate: once((id) => {
      const item = records.participate.get(id)
      return item && participateStub(item, records)
    }),
    festival: once((id) => {
      const past = records['past-festivals'].get(id)
      return past && festivalStub(past, records)
    }),
  }
  return stubs
}

function once<Result>(make: (id: number) => Result): (id: number) => Result {
  const made = new Map<number, Result>()
  return (id) => {
    const known = made.get(id)
    if (known !== undefined) return known
    const result = make(id)
    made.set(id, result)
    return result
  }
}

export function yearOf(records: Records, { festival }: { festival: number }): number {
  return records.festivals.get(festival)?.year ?? 0
}

function eventRef({ code, slug, title, type }: RecordOf<'events'>, year: number) {
  return { id: code ?? '', slug: slug ?? '', title, year, type }
}

function eventStub(event: RecordOf<'events'>, records: Records, stubs: Stubs): EventStub {
  const festival = records.festivals.get(event.festival)
  const year = festival?.year ?? 0
  const venues = (event.venues ?? []).filter((id) => records.venues.has(id))
  const [mainId] = venues
  const main = mainId === undefined ? undefined : records.venues.get(mainId)
  const override = hours(event.hours_override)
  const image = records.stubImage(event.lead_image)
  return {
    ...eventRef(event, year),
    ...(event.number === undefined ? {} : { number: event.number }),
    kind: festival?.types.find(({ key }) => key === event.type)?.kind ?? 'timed',
    teaser: event.teaser,
    ...(event.dates?.start && event.dates.end
      ? { dates: { start: event.dates.start, end: event.dates.end } }
      : {}),
    ...(override ? { hours_override: override } : {}),
    sessions: (event.sessions ?? [])
      .map((session) => sessionStub(session, year, stubs))
      .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
    ...(main ? { venue: venueRef(main, year) } : {}),
    more_venues: Math.max(0, venues.length - 1),
    artists: (event.artists ?? []).flatMap(({ artist: id }) => {
      const artist = records.artists.get(id)
      return artist ? [{ ...artistRef(artist), sort_key: sortName(artist.sort_name) }] : []
    }),
    price: price(event.price),
    status: status(event.status),
    flags: event.flags ?? [],
    access: yesCodes(event.access, main?.access),
    tags: event.tags ?? [],
    ...(image ? { image } : {}),
    sort_title: sortTitle(event.title),
    sort_place: main
      ? sortPlace(precinctOrder(festival, precinctIn(main, year)), sortTitle(main.name))
      : sortPlace(LAST_PRECINCT, ''),
    updated_at: instant(event.updatedAt),
  }
}

function sessionStub(
  session: NonNullable<RecordOf<'events'>['sessions']>[number],
  year: number,
  stubs: Stubs,
): EventStub['sessions'][number] {
  const venue = stubs.venueRef(session.venue, year)
  return {
    id: session.code ?? '',
    start: session.start,
    end: session.end,
    ...(venue ? { venue } : {}),
    state: session.status?.state ?? 'scheduled',
    ...(session.fully_booked ? { fully_booked: true } : {}),
    access: yesCodes(session.access),
  }
}

export function price(fields: RecordOf<'events'>['price']): EventStub['price'] {
  const { free, from, concession, label } = fields ?? {}
  return {
    free: free === true,
    ...(from === undefined ? {} : { from }),
    ...(concession === undefined ? {} : { concession }),
    ...(label ? { label } : {}),
  }
}

export function artistRef({ code, slug, name }: RecordOf<'artists'>) {
  return { id: code ?? '', slug: slug ?? '', name }
}

function artistStub(
  artist: RecordOf<'artists'>,
  events: readonly RecordOf<'events'>[],
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
      .filter((event) => event.artists?.some(({ artist: id }) => id === artist.id))
      .map((event) => ({
        ...stubs.eventRef(event),
        ...(event.number === undefined ? {} : { number: event.number }),
      })),
  }
}

/** The venue's precinct in an edition; undefined when it took no part. */
export function precinctIn(venue: RecordOf<'venues'>, year: number): string | undefined {
  return venue.editions.find((edition) => edition.year === year)?.precinct
}

export function precinctOrder(
  festival: RecordOf<'festivals'> | undefined,
  key: string | undefined,
): number {
  return festival?.precincts.find((precinct) => precinct.key === key)?.order ?? LAST_PRECINCT
}

function venueRef(venue: RecordOf<'venues'>, year: number): VenueRef {
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

function venueStub(
  venue: RecordOf<'venues'>,
  year: number,
  events: readonly RecordOf<'events'>[],
  records: Records,
): VenueStub {
  const here = events.filter((event) => isAt(event, venue.id))
  const image = records.stubImage(venue.image)
  return {
    ...venueRef(venue, year),
    ...(venue.short_name ? { short_name: venue.short_name } : {}),
    place_type: venue.place_type,
    ...address(venue),
    hours: hoursIn(venue, year),
    access: yesCodes(venue.access),
    ...(image ? { image } : {}),
    events: here.length,
    numbers: here.flatMap(({ number }) => number ?? []).toSorted((a, b) => a - b),
    sort_key: sortTitle(venue.name),
  }
}

/** Hours of an edition, else the venue's own (content.md A4.4). */
export function hoursIn(venue: RecordOf<'venues'>, year: number) {
  const edition = venue.editions.find((each) => each.year === year)
  return hours(edition?.hours) ?? hours(venue.hours) ?? UNKNOWN_HOURS
}

export function address({ address: fields }: RecordOf<'venues'>): Pick<VenueStub, 'address'> {
  const { line1, line2, suburb, state, postcode, country } = fields ?? {}
  if (!line1 || !suburb || !state || !postcode) return {}
  return {
    address: {
      line1,
      ...(line2 ? { line2 } : {}),
      suburb,
      state,
      postcode,
      country: country ?? 'AU',
    },
  }
}

/** Whether an event, or one of its sessions, takes place at a venue. */
export function isAt(event: RecordOf<'events'>, venue: number): boolean {
  return (
    (event.venues ?? []).includes(venue) ||
    (event.sessions ?? []).some((session) => session.venue === venue)
  )
}

function guideStub(guide: RecordOf<'guides'>, records: Records): GuideStub {
  const year = yearOf(records, guide)
  const image = records.stubImage(guide.image)
  const { distance_m, duration_min, step_free } = guide.route ?? {}
  return {
    id: guide.code ?? '',
    slug: guide.slug ?? '',
    title: guide.title,
    year,
    mode: guide.mode,
    intro: guide.intro,
    ...(image ? { image } : {}),
    stops: visibleStops(guide, records).length,
    ...(distance_m === undefined ? {} : { distance_m }),
    ...(duration_min === undefined ? {} : { duration_min }),
    ...(step_free ? { step_free } : {}),
    precincts: guidePrecincts(guide, records, year),
  }
}

/** Stops that lead somewhere: one whose event or venue is not visible falls (content.md B8). */
export function visibleStops(guide: RecordOf<'guides'>, records: Records) {
  return guide.stops.filter(({ event, venue, point }) => {
    if (event !== undefined) return records.events.has(event)
    if (venue !== undefined) return records.venues.has(venue)
    return geo(point) !== undefined
  })
}

/** Precincts of a guide's stops, in the order in which the guide comes to them. */
export function guidePrecincts(
  guide: RecordOf<'guides'>,
  records: Records,
  year: number,
): string[] {
  const keys = visibleStops(guide, records).flatMap(({ event, venue }) => {
    const id = venue ?? records.events.get(event ?? 0)?.venues?.[0]
    const place = id === undefined ? undefined : records.venues.get(id)
    return (place && precinctIn(place, year)) ?? []
  })
  return [...new Set(keys)]
}

function articleStub(article: RecordOf<'articles'>, records: Records): ArticleStub {
  const image = records.stubImage(article.lead_image)
  const year =
    article.festival === undefined ? undefined : records.festivals.get(article.festival)?.year
  return {
    id: article.code ?? '',
    slug: article.slug ?? '',
    title: article.title,
    kind: article.kind,
    published_on: article.published_on,
    standfirst: article.standfirst,
    authors: (article.authors ?? []).map(({ name, artist: id }) => {
      const artist = id === undefined ? undefined : records.artists.get(id)
      return { name, ...(artist ? { artist: artistRef(artist) } : {}) }
    }),
    tags: article.tags ?? [],
    ...(image ? { image } : {}),
    reading_min: readingMinutes(articleText(article, records)),
    ...(year === undefined ? {} : { year }),
  }
}

/** The words of an article's text blocks. */
export function articleText(article: RecordOf<'articles'>, records: Records): string {
  return article.blocks
    .map((block) => (block.blockType === 'text' ? plainText(records.text(block.body)) : ''))
    .filter(Boolean)
    .join(' ')
}

function participateStub(item: RecordOf<'participate'>, records: Records): ParticipateStub {
  const image = records.stubImage(item.image)
  return {
    id: item.code ?? '',
    slug: item.slug ?? '',
    title: item.title,
    kind: item.kind,
    summary: item.summary,
    ...(item.opens_at ? { opens_at: item.opens_at } : {}),
    ...(item.closes_at ? { closes_at: item.closes_at } : {}),
    zone: item.zone ?? 'Australia/Melbourne',
    ...(item.fee?.label
      ? {
          fee: {
            label: item.fee.label,
            ...(item.fee.waiver_note ? { waiver_note: item.fee.waiver_note } : {}),
          },
        }
      : {}),
    ...(image ? { image } : {}),
    order: item.order ?? 0,
  }
}

function festivalStub(past: RecordOf<'past-festivals'>, records: Records): FestivalStub {
  const edition = past.festival === undefined ? undefined : records.festivals.get(past.festival)
  const image = records.stubImage(past.image)
  return {
    slug: past.slug ?? '',
    title: past.title,
    order_year: past.order_year,
    ...(edition ? { year: edition.year, start: edition.start, end: edition.end } : {}),
    ...(edition?.theme_title ? { theme_title: edition.theme_title } : {}),
    ...(image ? { image } : {}),
    stats: (past.stats ?? []).map(({ label, value }) => ({ label, value })),
  }
}

/** Others within reach of a point, nearest first. */
export function nearest<Item>(
  from: { lat: number; lon: number } | undefined,
  items: readonly Item[],
  {
    pointOf,
    maxM,
    most,
  }: {
    pointOf: (item: Item) => { lat: number; lon: number } | undefined
    maxM: number
    most: number
  },
): Item[] {
  if (!from) return []
  return items
    .flatMap((item) => {
      const point = pointOf(item)
      const metres = point ? distanceM(from, point) : Infinity
      return metres <= maxM ? [{ item, metres }] : []
    })
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, most)
    .map(({ item }) => item)
}
