import type { Facts } from '../../lists/list.ts'
import { placeEventFacts } from '../../lists/program-facts.ts'
import { editionContext } from '../../views/edition.ts'
import {
  loadEditionList,
  venuesContext,
  type EditionListView,
  type VenuesContext,
} from '../../views/edition-list.ts'
import { eventsAt } from '../../views/events-at.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { openVenueItemView, type VenueItemView } from '../../views/venue-item.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface VenuesView extends EditionListView {
  readonly mapPath: string
  readonly context: VenuesContext
  /** By precinct and name. */
  readonly venues: readonly ListedVenue[]
}

export interface ListedVenue extends VenueItemView {
  /** What filters need of the events there. */
  readonly on: readonly Facts[]
}

/** The venues of an edition (spec/screens §5.5, §6.6): one view for every filter and sort. */
export function loadVenues(args: LoadArgs): Loaded<VenuesView> | NotFound {
  const { content, moment, meta } = args
  const list = loadEditionList(args, { screen: 'venues', title: 'Venues', path: '/venues' })
  if (list === notFound) return notFound
  const { edition, page, view } = list
  const mapPath = meta.year === undefined ? '/program/map' : `/${meta.year}/program/map`
  if (!edition) return { page, view: { ...view, mapPath, context: { precincts: [] }, venues: [] } }

  const hours = hoursContext(edition, moment)
  const inEdition = editionContext(content, edition, moment)
  const venues = content.get(`/years/${edition.year}/venues`)?.venues ?? []
  const events = content.get(`/years/${edition.year}/program`)?.events ?? []
  return {
    page,
    view: {
      ...view,
      mapPath,
      context: venuesContext(edition, moment),
      venues: venues.map((venue) => ({
        ...openVenueItemView(venue, hours, meta.year),
        on: eventsAt(venue, events, inEdition).map((item) => placeEventFacts(item, venue.access)),
      })),
    },
  }
}
