import type { PrecinctHead } from '../../lists/groups.ts'
import { loadEditionList, type EditionListView } from '../../views/edition-list.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { openVenueItemView, type VenueItemView } from '../../views/venue-item.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface VenuesView extends EditionListView {
  /** The map of the same edition. */
  readonly mapPath: string
  readonly precincts: readonly PrecinctHead[]
  /** By precinct and name. */
  readonly venues: readonly VenueItemView[]
}

/** The venues of an edition (spec/screens §5.5, §6.6): one view for every filter and sort. */
export function loadVenues(args: LoadArgs): Loaded<VenuesView> | NotFound {
  const { content, moment, meta } = args
  const list = loadEditionList(args, { screen: 'venues', title: 'Venues', path: '/venues' })
  if (list === notFound) return notFound
  const { edition, page, view } = list
  const mapPath = meta.year === undefined ? '/program/map' : `/${meta.year}/program/map`
  if (!edition) return { page, view: { ...view, mapPath, precincts: [], venues: [] } }

  const hours = hoursContext(edition, moment)
  const answer = content.get(`/years/${edition.year}/venues`)
  return {
    page,
    view: {
      ...view,
      mapPath,
      precincts: edition.precincts.map(({ key, title, subtitle }) => ({ key, title, subtitle })),
      venues: (answer?.venues ?? []).map((venue) => openVenueItemView(venue, hours, meta.year)),
    },
  }
}
