import { byLocation, byNewest, byYear } from 'contract/rules/sort-orders.ts'
import type { Memo } from './memo.ts'
import { geo } from './parts.ts'
import { mainVenueId, precinctIn } from './places.ts'
import { kindOf, visibleStops, yearOf } from './program-stubs.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import type { Lists, ListedEvent, Stubs } from './stub-types.ts'

/** One row of cards, as many as *nearby* has (spec/content D9). */
const MOST_BY_TAG = 4

/** The lists from which answers choose. Each is made when it is first read. */
export function createLists(memo: Memo, records: Records, stubs: () => Stubs): Lists {
  return { ...eventLists(memo, records, stubs), ...otherLists(memo, records, stubs) }
}

type EventLists = Pick<
  Lists,
  'eventsOf' | 'placesOf' | 'eventsBy' | 'artistsOf' | 'sameTags' | 'stopsAt'
>

function eventLists(memo: Memo, records: Records, stubs: () => Stubs): EventLists {
  const listed = memo.each((id: number) => {
    const event = records.events.get(id)
    return event && listedEvent(event, records)
  })
  const all = memo.one(() => records.events.keys().flatMap((id) => listed(id) ?? []))
  const eventsOf = memo.each((year: number) =>
    all().filter((event) => yearOf(records, event) === year),
  )
  const stops = memo.one(() =>
    records.guides.values().flatMap((guide) => eventStops(guide, records)),
  )
  return {
    eventsOf,
    placesOf: memo.each((year: number) =>
      eventsOf(year).map(({ id, main }) => ({
        id,
        geo: main === undefined ? undefined : geo(records.venues.get(main)?.geo),
      })),
    ),
    eventsBy: memo.each((artist: number) =>
      all()
        .filter(({ artists }) => artists.includes(artist))
        .map(({ id }) => id),
    ),
    artistsOf: memo.each((year: number) => [
      ...new Set(eventsOf(year).flatMap(({ artists }) => artists)),
    ]),
    sameTags: memo.each((id: number) => sameTags(listed(id), records, stubs())),
    stopsAt: memo.each((event: number) => stops().filter((stop) => stop.event === event)),
  }
}

function listedEvent(event: RecordOf<'events'>, records: Records): ListedEvent {
  const { id, festival, type, number, parent, tags, flags, venues } = event
  return {
    id,
    festival,
    type,
    kind: kindOf(records, event),
    number,
    parent,
    tags,
    flags,
    venues,
    main: mainVenueId(event, records),
    artists: (event.artists ?? []).map(({ artist }) => artist),
    sessionVenues: (event.sessions ?? []).flatMap(({ venue }) => venue ?? []),
  }
}

/** The events that share the most tags with this one; none that shares no tag. */
function sameTags(event: ListedEvent | undefined, records: Records, stubs: Stubs): number[] {
  if (!event) return []
  const tags = new Set(event.tags ?? [])
  return stubs
    .eventsOf(yearOf(records, event))
    .filter((other) => other.id !== event.id)
    .map(({ id, tags: others = [] }) => ({
      id,
      shared: others.filter((tag) => tags.has(tag)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .flatMap((other) => {
      const stub = stubs.event(other.id)
      return stub ? [{ ...other, stub }] : []
    })
    .toSorted((a, b) => b.shared - a.shared || byLocation(a.stub, b.stub))
    .slice(0, MOST_BY_TAG)
    .map(({ id }) => id)
}

/** If several stops are at the same event, only the first counts: the event's page names the guide once. */
function eventStops(guide: RecordOf<'guides'>, records: Records) {
  const events = visibleStops(guide, records).map(({ event }) => event)
  return events.flatMap((event, index) =>
    event === undefined || events.indexOf(event) < index
      ? []
      : [{ event, guide: guide.id, stop: index + 1 }],
  )
}

function otherLists(
  memo: Memo,
  records: Records,
  stubs: () => Stubs,
): Omit<Lists, keyof EventLists> {
  const about = memo.each((article: number) => artistsIn(records.articles.get(article)))
  return {
    venuesOf: memo.each((year: number) =>
      records.venues
        .values()
        .filter((venue) => precinctIn(venue, year) !== undefined)
        .map((venue) => ({ id: venue.id, geo: geo(venue.geo) })),
    ),
    newestArticles: memo.one(() =>
      inOrder(records.articles.keys(), (id) => stubs().article(id), byNewest),
    ),
    articlesAbout: memo.each((artist: number) =>
      records.articles.keys().filter((id) => about(id).includes(artist)),
    ),
    pastFestivals: memo.one(() =>
      inOrder(records['past-festivals'].keys(), (id) => stubs().festival(id), byYear),
    ),
  }
}

/** Its authors, and the artists that it names as related. */
function artistsIn(article: RecordOf<'articles'> | undefined): number[] {
  return [
    ...(article?.authors ?? []).flatMap(({ artist }) => artist ?? []),
    ...(article?.related ?? []).flatMap(({ relationTo, value }) =>
      relationTo === 'artists' ? [value] : [],
    ),
  ]
}

function inOrder<Stub>(
  ids: readonly number[],
  stubOf: (id: number) => Stub | undefined,
  order: (a: Stub, b: Stub) => number,
): number[] {
  return ids
    .flatMap((id) => {
      const stub = stubOf(id)
      return stub ? [{ id, stub }] : []
    })
    .toSorted((a, b) => order(a.stub, b.stub))
    .map(({ id }) => id)
}
