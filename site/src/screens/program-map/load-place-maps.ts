import { BasemapArea } from 'contract/answers/parts.ts'
import type { VenueStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import type { LoadArgs } from '../../views/screen.ts'
import { groupPlaces } from '../../map/group-places.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { MapFeature, StreetMapView } from '../../map/street-map-view.ts'
import { venueFeature } from '../../views/map-feature.ts'

/** A city that a map shows: Melbourne or Ballarat. */
export interface PlaceMapView {
  readonly key: string
  readonly title: string
  /** From the closest base map to the widest. The first that contains all shown venues is used. */
  readonly maps: readonly StreetMapView[]
}

interface Place extends MapFeature {
  readonly area: BasemapArea
  readonly suburb: string
  readonly isMetro: boolean
}

interface PlacesRequest {
  readonly venues: readonly VenueStub[]
  readonly edition: Pick<Edition, 'precincts'>
  /** The screen's own path. */
  readonly path: string
}

const METRO_TITLE = 'Melbourne'
/** From the closest to the widest. */
const AREAS = BasemapArea.options

/**
 * The still maps of an edition's venues. When they are more than 40 km apart there is one for each place: on one map of
 * all nobody could tell two venues of a city apart (spec/screens §5.2.5).
 */
export function loadPlaceMaps(
  content: LoadArgs['content'],
  { venues, edition, path }: PlacesRequest,
): readonly PlaceMapView[] {
  const places = venues.flatMap((venue) => placeOf(venue, edition, path) ?? [])
  return groupPlaces(places)
    .map((group, index) => ({
      key: `place-${index + 1}`,
      title: group.some(({ isMetro }) => isMetro) ? METRO_TITLE : (group[0]?.suburb ?? ''),
      maps: loadAreas(content, group),
    }))
    .filter(({ maps }) => maps.length > 0)
}

/** Returns the group's venues on each base map: on a close one only those inside it, on the widest all. */
function loadAreas(
  content: LoadArgs['content'],
  group: readonly Place[],
): readonly StreetMapView[] {
  const used = AREAS.filter((area) => group.some((place) => place.area === area))
  const maps = used.map((area) =>
    loadStreetMap(content, {
      area,
      shape: 'area',
      features: group
        .filter((place) => AREAS.indexOf(place.area) <= AREAS.indexOf(area))
        .map(({ id, at, label, name, href }) => ({ id, at, label, name, href })),
    }),
  )
  return maps.filter((map) => map !== undefined)
}

function placeOf(
  venue: VenueStub,
  { precincts }: PlacesRequest['edition'],
  path: string,
): Place | undefined {
  const feature = venueFeature(venue, { href: path })
  const precinct = precincts.find(({ key }) => key === venue.precinct)
  return (
    feature && {
      ...feature,
      area: precinct?.basemap ?? 'victoria',
      suburb: venue.address?.suburb ?? precinct?.title ?? venue.name,
      isMetro: precinct?.kind === 'metro',
    }
  )
}
