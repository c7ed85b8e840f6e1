import type { Edition } from 'contract/answers/year.ts'
import { family } from 'contract/rules/family.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { editionContext, editionDates } from '../../views/edition.ts'
import {
  loadEditionList,
  venuesContext,
  type EditionListView,
  type VenuesContext,
} from '../../views/edition-list.ts'
import { soonestFirst } from '../../views/soonest-first.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { legacyTopView, type LegacyTopView } from '../../views/legacy-program.ts'
import { loadPlaceMaps, type PlaceMapView } from './place-maps.ts'
import { mapVenueView, type MapVenueView } from './venue-view.ts'

export interface ProgramMapView extends EditionListView {
  readonly dates?: string | undefined
  /** In editions with the legacy screens, in place of title, dates and badge. */
  readonly legacyTop?: LegacyTopView | undefined
  readonly context: VenuesContext
  /** By precinct and name. */
  readonly venues: readonly MapVenueView[]
  /** One map for each city with venues; a map is shown if it has pins. */
  readonly maps: readonly PlaceMapView[]
}

/** One view for every filter and selection (spec/screens §5.1, §6.2). */
export function loadProgramMap(args: LoadArgs): Loaded<ProgramMapView> | NotFound {
  const list = loadEditionList(args, { screen: 'program-map', title: 'Map', path: '/program/map' })
  if (list === notFound) return notFound
  const { edition, page, view } = list
  if (!edition) return { page, view: { ...view, context: { precincts: [] }, venues: [], maps: [] } }
  const isLegacy = family(edition.year) === 'legacy'
  return {
    page: { ...page, image: page.image ?? edition.lead_image },
    view: {
      ...view,
      ...loadPlaces(args, edition, view.path),
      dates: editionDates(edition),
      legacyTop: isLegacy ? legacyTopView(edition, view.title, args.moment) : undefined,
    },
  }
}

function loadPlaces({ content, moment, meta }: LoadArgs, edition: Edition, path: string) {
  const { year } = edition
  const venues = content.get(`/years/${year}/venues`)?.venues ?? []
  const program = content.get(`/years/${year}/program`)
  const context = editionContext(content, edition, moment)
  const events = soonestFirst(program?.events ?? [], context)
  const hours = hoursContext(edition, moment)
  return {
    context: venuesContext(edition, moment),
    venues: venues.map((venue) =>
      mapVenueView(venue, events, { edition: context, hours, year: meta.year }),
    ),
    maps: loadPlaceMaps(content, { venues, edition, path }),
  }
}
