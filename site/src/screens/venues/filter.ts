import type { Query } from '../../urls/query.ts'
import { accessLabel } from '../../views/access-label.ts'
import { formatFacts, parseFacts } from '../../views/row-facts.ts'
import type { VenueItemView } from '../../views/venue-item.ts'
import type { VenuesView } from './load.ts'

export interface VenueGroupView {
  /** Key of the precinct; absent: one list of all. */
  readonly key: string
  readonly title?: string | undefined
  readonly subtitle?: string | undefined
  readonly venues: readonly VenueItemView[]
}

/** A precinct, as a form offers it. */
interface Named {
  readonly key: string
  readonly title: string
}

/** The keys of the query that apply to this edition (spec/screens §0.3: others are ignored). */
export function venueFilters(
  query: Query,
  { precincts, isPast }: { readonly precincts: readonly Named[]; readonly isPast: boolean },
): Query {
  return Object.fromEntries(
    Object.entries(query).filter(([key, value]) => {
      if (key === 'sort') return false
      if (key === 'precinct') return precincts.some((precinct) => precinct.key === value)
      return key !== 'open' || !isPast
    }),
  )
}

/** What the filters need to know of a venue. */
export interface VenueFacts {
  readonly precinct?: string | undefined
  readonly accessCodes: readonly string[]
  readonly open?: { readonly isOpen: boolean } | undefined
}

/** The venues that a set of filters keeps, combined by AND. */
export function filterVenues<Venue extends VenueFacts>(
  venues: readonly Venue[],
  filters: Query,
): readonly Venue[] {
  const { precinct, access, open } = filters
  return venues.filter(
    (venue) =>
      (precinct === undefined || venue.precinct === precinct) &&
      (access === undefined || venue.accessCodes.some((code) => code === access)) &&
      (open === undefined || venue.open?.isOpen === true),
  )
}

/** The same as the text of a row's attribute. */
export function formatVenueFacts({ precinct, accessCodes, open }: VenueFacts): string {
  return formatFacts({ in: precinct, access: accessCodes, open: open?.isOpen === true })
}

export function parseVenueFacts(text: string): VenueFacts {
  const facts = parseFacts(text)
  return {
    precinct: facts.get('in')?.[0],
    accessCodes: facts.get('access') ?? [],
    open: { isOpen: facts.has('open') },
  }
}

/** By precinct in the edition's order, or with `sort=title` all by name. */
export function groupVenues(
  venues: readonly VenueItemView[],
  precincts: VenuesView['precincts'],
  sort: string | undefined,
): readonly VenueGroupView[] {
  if (sort === 'title') return [{ key: 'all', venues: venues.toSorted(byName) }]
  const known = new Set(precincts.map(({ key }) => key))
  const groups: VenueGroupView[] = precincts.map(({ key, title, subtitle }) => ({
    key,
    title,
    subtitle,
    venues: venues.filter((venue) => venue.precinct === key),
  }))
  const elsewhere = venues.filter(({ precinct }) => precinct === undefined || !known.has(precinct))
  return [...groups, { key: 'elsewhere', title: 'Elsewhere', venues: elsewhere }].filter(
    (group) => group.venues.length > 0,
  )
}

/** Stands in place of a list that is narrowed to nothing. */
export const NO_VENUE_LEFT = 'No venue fits these filters.'

/** "4 of 28, in Docklands, lift, open now"; without a filter "28 venues". */
export function resultText(
  kept: number,
  all: number,
  { precincts, filters }: { readonly precincts: readonly Named[]; readonly filters: Query },
): string {
  if (Object.keys(filters).length === 0) return countText(kept)
  const precinct = precincts.find(({ key }) => key === filters['precinct'])
  const words = [
    precinct && `in ${precinct.title}`,
    filters['access'] && accessLabel(filters['access']),
    filters['open'] && 'open now',
  ]
  return [`${kept} of ${all}`, ...words.filter(Boolean)].join(', ')
}

export function countText(count: number): string {
  return count === 1 ? '1 venue' : `${count} venues`
}

function byName(a: VenueItemView, b: VenueItemView): number {
  if (a.sortKey === b.sortKey) return a.id < b.id ? -1 : 1
  return a.sortKey < b.sortKey ? -1 : 1
}
