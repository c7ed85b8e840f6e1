import {
  filterGuides,
  guideFilters,
  NO_GUIDE_LEFT,
  parseGuideFacts,
} from '../../screens/guides-walks/filter.ts'
import { resultText as guidesText } from '../../screens/guides-walks/filter.ts'
import {
  filterMap,
  filterQuery,
  mapFilters,
  NO_PLACE_LEFT,
  parseMapEventFacts,
  parseMapVenueFacts,
  resultText as placesText,
} from '../../screens/program-map/filter.ts'
import {
  countText,
  filterVenues,
  NO_VENUE_LEFT,
  parseVenueFacts,
  resultText as venuesText,
  venueFilters,
} from '../../screens/venues/filter.ts'
import type { Query } from '../../urls/query.ts'
import { parseProgramFacts } from '../../views/program-facts.ts'
import {
  eventCount,
  filterWords,
  keptSessions,
  nothingLeft,
  programFilters,
  resultLine,
  whenKept,
  type FilterContext,
} from '../../views/program-filter.ts'
import { timesOf } from '../../views/program-sort.ts'

/** What a form offers by name. */
type Named = readonly { readonly key: string; readonly title: string }[]

/** What there is to be filtered. */
export interface Filtering {
  readonly query: Query
  /** How many there are, as the page counts them. */
  readonly all: number
  readonly rows: readonly HTMLElement[]
  readonly context: FilterContext
  readonly types: Named
}

/** What a rule makes of the rows. */
export interface Filtered {
  readonly kept: ReadonlySet<HTMLElement>
  /** Rows within rows that are not kept. */
  readonly without?: ReadonlySet<HTMLElement>
  /** What kept rows say of their time, where that is not what they came with. */
  readonly when?: ReadonlyMap<HTMLElement, string>
  readonly isNarrowed: boolean
  /** The result line. */
  readonly text: string
  /** Stands in place of a list without rows. */
  readonly nothing: string
  readonly clear: string
  /** Of a group. */
  readonly countText?: (count: number) => string
}

export type RowRule = (filtering: Filtering) => Filtered

const CLEAR = 'Clear filters'

/** The same rules as the server's, over what the rows say of themselves. */
export const ROW_RULES: Readonly<Partial<Record<string, RowRule>>> = {
  program: filterEvents,
  'program-list': filterEvents,
  strand: (filtering) => ({ ...filterEvents(filtering), clear: 'All days' }),
  'program-map': filterPlaces,
  'guides-walks': filterGuideCards,
  venues: filterVenueRows,
}

function filterEvents({ query, all, rows, context }: Filtering): Filtered {
  const filters = programFilters(query, context)
  const words = filterWords(filters, query, context)
  const kept = new Set<HTMLElement>()
  const when = new Map<HTMLElement, string>()
  for (const row of rows) {
    const item = parseProgramFacts(row.dataset['facts'] ?? '')
    const sessions = keptSessions(item, filters)
    if (!sessions) continue
    kept.add(row)
    const text = row.closest('[data-day]') ? timesOf(sessions) : whenKept(sessions, filters)
    if (item.kind === 'timed' && text !== undefined) when.set(row, text)
  }
  // An event has a row on each of its days.
  const { size } = new Set([...kept].map((row) => row.querySelector('a')?.href))
  return {
    kept,
    when,
    isNarrowed: words.length > 0,
    text: resultLine(size, all, words),
    nothing: nothingLeft(words),
    clear: CLEAR,
    countText: eventCount,
  }
}

function filterVenueRows({
  query,
  all,
  rows,
  context: { precincts, isPast },
}: Filtering): Filtered {
  const filters = venueFilters(query, { precincts, isPast })
  const venues = rows.map((row) => ({ row, ...parseVenueFacts(row.dataset['facts'] ?? '') }))
  const kept = new Set(filterVenues(venues, filters).map(({ row }) => row))
  return {
    kept,
    isNarrowed: Object.keys(filters).length > 0,
    text: venuesText(kept.size, all, { precincts, filters }),
    nothing: NO_VENUE_LEFT,
    clear: CLEAR,
    countText,
  }
}

function filterGuideCards({ query, all, rows, context: { precincts } }: Filtering): Filtered {
  const filters = guideFilters(query, { precincts })
  const guides = rows.map((row) => ({ row, ...parseGuideFacts(row.dataset['facts'] ?? '') }))
  const kept = new Set(filterGuides(guides, filters).map(({ row }) => row))
  return {
    kept,
    isNarrowed: Object.keys(filters).length > 0,
    text: guidesText(kept.size, all, { filters, precincts }),
    nothing: NO_GUIDE_LEFT,
    clear: CLEAR,
  }
}

function filterPlaces({ query, all, rows, context, types }: Filtering): Filtered {
  const filters = mapFilters(query, { context, types })
  const venues = rows.map((row) => ({
    row,
    ...parseMapVenueFacts(row.dataset['facts'] ?? ''),
    events: [...row.querySelectorAll<HTMLElement>('li[data-facts]')].map((event) => ({
      event,
      ...parseMapEventFacts(event.dataset['facts'] ?? ''),
    })),
  }))
  const found = filterMap(venues, filters)
  const events = new Set(found.flatMap((venue) => venue.events.map(({ event }) => event)))
  const kept = new Set(found.map(({ row }) => row))
  return {
    kept,
    without: new Set(
      venues.flatMap((venue) =>
        venue.events.map(({ event }) => event).filter((each) => !events.has(each)),
      ),
    ),
    isNarrowed: Object.keys(filterQuery(query, filters)).length > 0,
    text: placesText(kept.size, all, { query, filters, context, types }),
    nothing: NO_PLACE_LEFT,
    clear: CLEAR,
  }
}
