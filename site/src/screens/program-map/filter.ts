import { formatDate } from 'contract/rules/melbourne-time.ts'
import type { Query } from '../../urls/query.ts'
import { filterDays, type FilterContext } from '../../views/program-filter.ts'
import { formatFacts, parseFacts } from '../../views/row-facts.ts'
import { accessLabel } from '../../views/access-label.ts'
import type { PrecinctView, ProgramMapView } from './load.ts'
import type { MapEventView, MapVenueView } from './venue-view.ts'

/** The filters of a query that apply to an edition. */
export interface MapFilters {
  readonly precinct?: string | undefined
  readonly type?: string | undefined
  /** Absent: every day. */
  readonly days?: readonly string[] | undefined
  readonly open?: true | undefined
  readonly access?: string | undefined
}

/** What filters are read against. */
export interface MapFilterContext {
  readonly context: FilterContext
  readonly types: ProgramMapView['types']
}

/** What the filters need to know of what is on at a venue. */
export type MapEventFacts = Pick<
  MapEventView,
  'type' | 'accessCodes' | 'dates' | 'days' | 'isOpenNow'
>

/** What the filters need to know of a venue. */
export interface MapVenueFacts<Event extends MapEventFacts = MapEventFacts> {
  readonly precinct?: string | undefined
  readonly accessCodes: readonly string[]
  readonly events: readonly Event[]
}

/** Reads the filters of a query; values the edition does not know are ignored (spec/screens §0.3). */
export function mapFilters(query: Query, { context, types }: MapFilterContext): MapFilters {
  const { precinct, type, access } = query
  return {
    precinct: context.precincts.some(({ key }) => key === precinct) ? precinct : undefined,
    type: types.some(({ key }) => key === type) ? type : undefined,
    days: filterDays(query['day'], context),
    open: query['open'] === 'now' && !context.isPast ? true : undefined,
    access,
  }
}

/** The keys of the query that filter, for the form and the way back. */
export function filterQuery(query: Query, filters: MapFilters): Query {
  const { day } = query
  const { precinct, type, access, days, open } = filters
  const said = { precinct, type, day: days && day, open: open && 'now', access }
  return Object.fromEntries(
    Object.entries(said).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}

/**
 * The venues that a set of filters keeps, combined by AND, each with what is on there of that type, on those days, or now
 * (spec/screens §3, §5.1).
 */
export function filterMap<Venue extends MapVenueFacts>(
  venues: readonly Venue[],
  filters: MapFilters,
): readonly Venue[] {
  const { precinct, type, days, open, access } = filters
  return venues.flatMap((venue) => {
    if (precinct !== undefined && venue.precinct !== precinct) return []
    const events = venue.events.filter(
      (event) =>
        (type === undefined || event.type === type) &&
        (!days || isOnAny(event, days)) &&
        (!open || event.isOpenNow),
    )
    if ((type !== undefined || days || open) && events.length === 0) return []
    const codes = [...venue.accessCodes, ...events.flatMap(({ accessCodes }) => accessCodes)]
    if (access !== undefined && !codes.includes(access)) return []
    return events.length === venue.events.length ? [venue] : [{ ...venue, events }]
  })
}

/** What is known of a venue, but of what is on there, as the text of its row's attribute. */
export function formatMapVenueFacts({ precinct, accessCodes }: MapVenueFacts): string {
  return formatFacts({ in: precinct, access: accessCodes })
}

/** What is known of an event at a venue, as the text of its row's attribute. */
export function formatMapEventFacts(event: MapEventFacts): string {
  const { type, accessCodes, dates, days, isOpenNow } = event
  return formatFacts({
    type,
    open: isOpenNow === true,
    access: accessCodes,
    on: dates && [dates.start, dates.end],
    closed: dates?.closedOn,
    days,
  })
}

export function parseMapVenueFacts(text: string): Omit<MapVenueFacts, 'events'> {
  const facts = parseFacts(text)
  return { precinct: facts.get('in')?.[0], accessCodes: facts.get('access') ?? [] }
}

export function parseMapEventFacts(text: string): MapEventFacts {
  const facts = parseFacts(text)
  const [start, end] = facts.get('on') ?? []
  return {
    type: facts.get('type')?.[0] ?? '',
    accessCodes: facts.get('access') ?? [],
    dates:
      start !== undefined && end !== undefined
        ? { start, end, closedOn: facts.get('closed') ?? [] }
        : undefined,
    days: facts.get('days'),
    isOpenNow: facts.has('open') || undefined,
  }
}

export interface MapVenueGroup extends PrecinctView {
  readonly venues: readonly MapVenueView[]
}

/** By precinct in the edition's order; what has none comes last. */
export function groupByPrecinct(
  venues: readonly MapVenueView[],
  precincts: readonly PrecinctView[],
): readonly MapVenueGroup[] {
  const known = new Set(precincts.map(({ key }) => key))
  const isElsewhere = ({ precinct }: MapVenueView) => precinct === undefined || !known.has(precinct)
  return [
    ...precincts.map((precinct) => ({
      ...precinct,
      venues: venues.filter((venue) => venue.precinct === precinct.key),
    })),
    { key: 'elsewhere', title: 'Elsewhere', venues: venues.filter(isElsewhere) },
  ].filter((group) => group.venues.length > 0)
}

/** Stands in place of a list that is narrowed to nothing. */
export const NO_PLACE_LEFT = 'No venue fits these filters.'

/** "4 of 28, in Docklands, Talks, open now"; without a filter "28 venues". */
export function resultText(
  kept: number,
  all: number,
  { query, filters, context, types }: MapFilterContext & { query: Query; filters: MapFilters },
): string {
  const precinct = context.precincts.find(({ key }) => key === filters.precinct)
  const words = [
    precinct && `in ${precinct.title}`,
    types.find(({ key }) => key === filters.type)?.title,
    filters.days && dayWords(query['day'] ?? ''),
    filters.open && 'open now',
    filters.access && accessLabel(filters.access),
  ].filter((word) => word !== undefined)
  if (words.length === 0) return all === 1 ? '1 venue' : `${all} venues`
  return [`${kept} of ${all}`, ...words].join(', ')
}

function isOnAny(
  { dates, days = [] }: Pick<MapEventFacts, 'dates' | 'days'>,
  wanted: readonly string[],
): boolean {
  return wanted.some((day) =>
    dates
      ? dates.start <= day && day <= dates.end && !dates.closedOn.includes(day)
      : days.includes(day),
  )
}

function dayWords(day: string): string {
  if (day === 'today') return 'today'
  return day === 'weekend' ? 'this weekend' : `on ${formatDate(day, 'weekday')}`
}
