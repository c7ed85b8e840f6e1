import type { VenueStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import { formatDate } from 'contract/rules/local-time.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { StreetMapView } from '../../map/street-map-view.ts'
import { PROGRAM } from '../../lists/lists.ts'
import { narrowList } from '../../lists/narrow-list.ts'
import { formatQuery, type Query } from '../../urls/query.ts'
import { screenEdition } from '../../views/edition.ts'
import { pageMeta } from '../../views/page-meta.ts'
import type { ProgramItemView } from '../../views/program-item.ts'
import { loadProgramView } from '../../views/program-view.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { venueFeature } from '../../views/venue-pin.ts'
import {
  dayOfQuery,
  plainEvent,
  plainVenue,
  type ItemSource,
  type PlainEventView,
  type PlainVenueView,
} from './plain-items.ts'

export interface PlainPartView {
  readonly heading: string
  readonly events: readonly PlainEventView[]
  readonly venues: readonly PlainVenueView[]
}

export interface PlainProgramView {
  readonly title: string
  /** "6–29 March 2026", "12 of 58, in Docklands". */
  readonly line: string
  readonly parts: readonly PlainPartView[]
  /** "31 Ember Season, 32 Fired Ground": exhibitions that are running but closed on the day of the list. */
  readonly closed?: string | undefined
  /** Only for one day or precinct: a map of the whole program would not be readable at this size. */
  readonly map?: StreetMapView | undefined
  /** Whether a sheet of paper has no space for a map beside the list. */
  readonly isFull: boolean
  readonly path: string
  readonly isLarge: boolean
}

const PATH = '/program/plain'
/** With more entries, a sheet of paper has space for the list or for a map, but not for both. */
const FULL = 20

/**
 * One light document of headings and lists, for screen readers, old phones, archives and paper (spec/screens §18.3).
 * With a day in the query it has only that day, with its hours.
 */
export function loadPlainProgram(args: LoadArgs): Loaded<PlainProgramView> | NotFound {
  const { content, query } = args
  const edition = screenEdition({ content, meta: {} })
  if (!edition) return notFound
  const { type, size, ...filters } = query
  const { day: _day, ...withoutDay } = filters
  const program = loadProgramView(args, edition, type)
  const { context, items } = program
  const narrow = (narrowed: Query) =>
    narrowList(PROGRAM, { items, query: narrowed, context, path: PATH, kept: {} })
  const list = narrow(filters)
  const day = dayOfQuery(filters, context)
  const stubs = new Map(
    content.get(`/years/${edition.year}/program`)?.events.map((event) => [event.id, event]),
  )
  const venues = content.get(`/years/${edition.year}/venues`)?.venues ?? []
  const isLarge = size === 'large'
  const source = { day, edition, stubs, venues, isLarge }
  const title = titleOf(filters, day, edition)
  return {
    page: pageMeta({ title, description: edition.intro, edition, noindex: !list.isWhole }),
    view: {
      title,
      line: list.isWhole ? `${program.dates}. ${list.line.text}` : list.line.text,
      parts: partsOf(list.items, source),
      closed: day === undefined ? undefined : closedText(narrow(withoutDay).items, day),
      isFull: list.items.length > FULL,
      map:
        day === undefined && filters['precinct'] === undefined
          ? undefined
          : mapOf(args, edition, venuesOf(list.items, source)),
      path: PATH + formatQuery({ ...(type ? { type } : {}), ...list.query }),
      isLarge,
    },
  }
}

/** The day, else the precinct, because this is what readers of the sheet look for. */
function titleOf({ precinct }: Query, day: string | undefined, edition: Edition): string {
  if (day !== undefined) return formatDate(day, 'weekday')
  const chosen = edition.precincts.find(({ key }) => key === precinct)
  return chosen ? `${chosen.title} ${edition.year}` : `Program ${edition.year}`
}

/** Timed events come first, grouped by type or, on one day, sorted by time; then exhibitions, grouped by venue. */
function partsOf(items: readonly ProgramItemView[], source: ItemSource): readonly PlainPartView[] {
  const { day, edition } = source
  const timed = items.filter(({ kind }) => kind === 'timed')
  const exhibitions = items.filter(({ kind }) => kind === 'durational')
  const soonest = timed.toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
  const byType = Map.groupBy(day === undefined ? soonest : [], ({ type }) => type)
  const head = (key: string) => edition.types.find((each) => each.key === key)?.title ?? key
  const parts: readonly PlainPartView[] = [
    ...(day === undefined ? [] : [eventsPart('At their time', soonest, source)]),
    ...[...byType].map(([key, own]) => eventsPart(head(key), own, source)),
    {
      heading: day === undefined ? 'Exhibitions' : 'Open this day',
      events: [],
      venues: byVenue(exhibitions, source),
    },
  ]
  return parts.filter(({ events, venues }) => events.length + venues.length > 0)
}

function eventsPart(
  heading: string,
  items: readonly ProgramItemView[],
  source: ItemSource,
): PlainPartView {
  return { heading, events: items.map((item) => plainEvent(item, source)), venues: [] }
}

function byVenue(items: readonly ProgramItemView[], source: ItemSource) {
  const sorted = items.toSorted((a, b) => a.sortPlace.localeCompare(b.sortPlace))
  const groups = Map.groupBy(sorted, ({ event }) => source.stubs.get(event.id)?.venue?.id)
  return [...groups].map(([id, own]) => {
    const venue = source.venues.find((each) => each.id === id)
    return plainVenue(venue, own, source)
  })
}

function closedText(items: readonly ProgramItemView[], day: string): string | undefined {
  const closed = items.filter(({ closedOn }) => closedOn.includes(day))
  const names = closed.map(({ event: { number, title } }) =>
    [number, plainTitle(title)].filter(Boolean).join(' '),
  )
  return names.length === 0 ? undefined : names.join(', ')
}

function startOf({ sessions: [first] }: ProgramItemView): string {
  return first?.start ?? ''
}

function venuesOf(items: readonly ProgramItemView[], { stubs, venues }: ItemSource) {
  const ids = new Set(items.map(({ event }) => stubs.get(event.id)?.venue?.id))
  return venues.filter(({ id }) => ids.has(id))
}

/** On the base map that has most of the venues; the list has the others. */
function mapOf(
  { content }: LoadArgs,
  { precincts }: Edition,
  venues: readonly VenueStub[],
): StreetMapView | undefined {
  const areaOf = ({ precinct }: VenueStub) => precincts.find(({ key }) => key === precinct)?.basemap
  const groups = [...Map.groupBy(venues, areaOf)].toSorted(([, a], [, b]) => b.length - a.length)
  const [area, shown = []] = groups.find(([each]) => each !== undefined) ?? []
  return loadStreetMap(content, { area, features: shown.map((venue) => venueFeature(venue)) })
}
