/** `list.ts` says what the fields mean. */
import type { ScreenId } from '../urls/screen-ids.ts'
import { EVENTS, EXHIBITIONS } from '../views/count-text.ts'
import type { Places } from '../views/now-view.ts'
import {
  access,
  articleKind,
  callKind,
  callState,
  children,
  day,
  free,
  letter,
  mode,
  open,
  places,
  precinct,
  stepFree,
  tag,
  type,
  without,
} from './facets.ts'
import {
  partsOf,
  toFacts,
  type Facet,
  type Facts,
  type List,
  type PartsLeft,
  type RowList,
} from './list.ts'
import {
  eventFacts,
  formatWithin,
  parseWithin,
  sessionFacts,
  whenLeft,
  withSessions,
} from './program-facts.ts'

const VENUE = ['venue', 'venues'] as const
/** For screens that have no tabs for the types. */
const typeByName: Facet = { ...type, words: ({ label }) => label }
const CLEAR = 'Clear filters'

/** The program of an edition, or one type of it (spec/screens §3, §4). */
export const PROGRAM = {
  facets: [day, precinct, children, without, access, places, free, open],
  lineOrder: ['day', 'free', 'precinct', 'children', 'access', 'without', 'open', 'places'],
  sorts: { type: 'Type', location: 'Location', date: 'Date', title: 'A–Z' },
  noun: EVENTS,
  kinds: [
    { noun: EXHIBITIONS, has: (facts) => facts['timed'] === undefined },
    { noun: EVENTS, has: (facts) => facts['timed'] !== undefined },
  ],
  // Not "No exhibitions" or "No events": one of the two kinds may be missing, or both.
  nothing: (words) => `Nothing ${words.join(', ')}`,
  clear: CLEAR,
  facts: eventFacts,
  parts: sessionFacts,
  withParts: withSessions,
  when: whenLeft,
} satisfies List<Parameters<typeof eventFacts>[0]>

/** spec/screens §4; spec/content C3 says why exhibitions have others. */
export const TYPE_SORTS = {
  durational: { location: 'Location', title: 'A–Z', artist: 'Artist', ending: 'Ending' },
  timed: { date: 'Date', title: 'A–Z', location: 'Location' },
}

/** Events that staff have selected (spec/screens §5.19). */
export const STRAND = { ...PROGRAM, facets: [day], clear: 'All days' }

/**
 * Venues with what is on there (spec/screens §5.1). A venue fits if one event or session there fits. The access of the
 * venue counts for its events too.
 */
export const PLACES = {
  facets: [precinct, typeByName, day, children, without, access, places, free, open],
  noun: VENUE,
  nothing: () => 'No venue fits these filters',
  clear: CLEAR,
  facts: venueFacts,
  parts: sessionFacts,
  innerRows: ({ events }) => events.map(({ facts }) => facts),
  withParts: <Venue extends VenueWithEvents>(venue: Venue, { isLeft }: PartsLeft) => ({
    ...venue,
    events: venue.events.filter((_, index) => isLeft(index)),
  }),
} satisfies List<VenueWithEvents>

interface VenueFacts {
  readonly precinct?: string | undefined
  readonly accessCodes: readonly string[]
}

interface VenueWithEvents extends VenueFacts {
  readonly events: readonly { readonly facts: Facts }[]
}

function venueFacts(venue: VenueFacts): Facts {
  return toFacts({ in: venue.precinct, access: venue.accessCodes })
}

/** Venues have the filters of the edition's map. A row has the facts of the events at its venue (spec/screens §5.5). */
export const VENUES = {
  facets: PLACES.facets,
  sorts: { location: 'Location', title: 'Title' },
  noun: VENUE,
  nothing: PLACES.nothing,
  clear: CLEAR,
  facts: ({ on, ...venue }: VenueFacts & { readonly on: readonly Facts[] }) => ({
    ...venueFacts(venue),
    ...toFacts({ has: on.map(formatWithin) }),
  }),
  parts: ({ has = [], ...venue }) => partsOf(PLACES, venue, has.map(parseWithin)).flat(),
} satisfies List<never>

/** A row is an exhibition or a session, but events are counted (spec/screens §15). */
export const NOW = {
  facets: [precinct, typeByName, children, without, access, places, free],
  lineOrder: ['type', 'free', 'precinct', 'children', 'access', 'without', 'places'],
  noun: EVENTS,
  kinds: PROGRAM.kinds,
  nothing: (words) => `Nothing now, tonight or tomorrow: ${words.join(', ')}`,
  clear: CLEAR,
  facts: ({ isTimed }) => toFacts({ timed: isTimed }),
  innerRows: ({ rows }) => rows.map(nowFacts),
  withParts: <Event extends NowEvent>(event: Event, { isLeft }: PartsLeft) => ({
    ...event,
    rows: event.rows.filter((_, index) => isLeft(index)),
  }),
} satisfies List<NowEvent>

interface NowEvent {
  readonly isTimed: boolean
  readonly rows: readonly NowFacts[]
}

/** What filters need of an exhibition or session. */
export interface NowFacts {
  readonly type: string
  readonly isTimed: boolean
  readonly free: boolean
  readonly accessCodes: readonly string[]
  readonly without: readonly string[]
  readonly childrenFrom?: number | undefined
  readonly precinct?: string | undefined
  readonly places?: Places | undefined
}

export function nowFacts(row: NowFacts) {
  return toFacts({
    type: row.type,
    timed: row.isTimed,
    in: row.precinct,
    places: row.places,
    free: row.free,
    access: row.accessCodes,
    without: row.without,
    from: row.childrenFrom?.toString(),
  })
}

/** spec/screens §5.3 */
export const GUIDES = {
  facets: [mode, stepFree, precinct],
  sorts: { editor: 'Our order', duration: 'Duration', distance: 'Distance' },
  noun: ['guide', 'guides'],
  nothing: () => 'No guide fits these filters',
  clear: CLEAR,
  facts: (guide: { mode: string; precincts: readonly string[]; isStepFree: boolean }) =>
    toFacts({ mode: guide.mode, in: guide.precincts, stepfree: guide.isStepFree }),
} satisfies List<never>

/** spec/screens §5.7, §6.5 */
export const ARTISTS = {
  facets: [letter],
  sorts: { name: 'Name', number: 'Number' },
  noun: ['artist', 'artists'],
  facts: (artist: { letter: string }) => toFacts({ letter: artist.letter }),
} satisfies List<never>

/** spec/screens §5.9 */
export const ARTICLES = {
  facets: [articleKind, tag],
  noun: ['article', 'articles'],
  nothing: (words) =>
    words.length === 0 ? 'No article is published yet' : 'No article is of this kind and tag',
  clear: 'All articles',
  facts: ({ kind, tags }: { kind: string; tags: readonly string[] }) => toFacts({ kind, tags }),
} satisfies List<never>

export const NOTHING_OPEN = 'Nothing is open just now'

/** Ways to take part (spec/screens §5.13). */
export const CALLS = {
  facets: [callKind, callState],
  noun: ['way', 'ways'],
  nothing: (words) =>
    words.length === 0 || words.includes('open') ? NOTHING_OPEN : 'Nothing of this kind',
  clear: 'All ways to take part',
  facts: ({ kind, state }: { kind: string; state: string }) => toFacts({ kind, state }),
} satisfies List<never>

/** For exhibitions, on the screen of all types and on the screen of one type (spec/screens §6.1, §6.3). */
export const LEGACY_SORTS = {
  program: { location: 'Location', date: 'Date', title: 'A–Z' },
  type: { location: 'Location', title: 'A–Z', artist: 'Artist' },
}

/** spec/screens §6.4 */
export const LEGACY_SESSIONS = {
  facets: [{ ...type, any: 'All events' }],
  sorts: { date: 'Date', title: 'A–Z' },
  noun: ['session', 'sessions'],
  facts: (session: { typeKey: string }) => toFacts({ type: session.typeKey }),
} satisfies List<never>

/** The browser filters the rows of these lists. */
export const FILTERED_LISTS: Readonly<Partial<Record<ScreenId, RowList>>> = {
  program: PROGRAM,
  'program-list': PROGRAM,
  strand: STRAND,
  'program-map': PLACES,
  venues: VENUES,
  'guides-walks': GUIDES,
  now: NOW,
}
