import { BasemapArea, WIDEST_AREA } from 'contract/answers/parts.ts'
import type { VenueStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import type { LoadArgs } from '../../views/screen.ts'
import { groupPlaces } from '../../map/group-places.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { MapFeature, StreetMapView } from '../../map/street-map-view.ts'
import { venueFeature } from '../../views/venue-pin.ts'
import { narrowMap } from '../../map/fit-frame.ts'
import type { MapVenueView } from './venue-view.ts'

/** A city that has a map of its own, such as Melbourne or Ballarat. */
export interface PlaceMapView {
  readonly key: string
  readonly title: string
  /** From the closest base map to the widest. */
  readonly maps: readonly StreetMapView[]
}

interface Place extends MapFeature {
  readonly area: BasemapArea
  readonly suburb: string
  readonly isInMelbourne: boolean
}

interface PlacesRequest {
  readonly venues: readonly VenueStub[]
  readonly edition: Pick<Edition, 'precincts'>
  readonly path: string
}

/** The city that the close base maps show (decision 014). Other places have the name of their suburb or town. */
const MELBOURNE = 'Melbourne'
/** From the closest to the widest. */
const AREAS = BasemapArea.options

/**
 * If venues are more than 40 km apart there is one map for each place: on a single map two venues of a city could not
 * be told apart (spec/screens §5.2.5).
 */
export function loadPlaceMaps(
  content: LoadArgs['content'],
  { venues, edition, path }: PlacesRequest,
): readonly PlaceMapView[] {
  const places = venues.flatMap((venue) => placeOf(venue, edition, path) ?? [])
  return groupPlaces(places)
    .map((group, index) => ({
      key: `place-${index + 1}`,
      title: titleOf(group),
      maps: loadAreas(content, group),
    }))
    .filter(({ maps }) => maps.length > 0)
}

/** The suburb or town that most of the venues share. */
function titleOf(group: readonly Place[]): string {
  if (group.some(({ isInMelbourne }) => isInMelbourne)) return MELBOURNE
  const counts = Map.groupBy(group, ({ suburb }) => suburb)
  const [most] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0] ?? ''
}

/** A close base map has only the venues inside it, the widest all. */
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
        .map(({ id, at, label, name, caption, href }) => ({ id, at, label, name, caption, href })),
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
  // A precinct without a base map, such as a town outside Victoria: no map can show the venue.
  if (!feature || (precinct && !precinct.basemap)) return undefined
  const area = precinct?.basemap ?? WIDEST_AREA
  return {
    ...feature,
    area,
    suburb: venue.address?.suburb ?? precinct?.title ?? venue.name,
    isInMelbourne: area !== WIDEST_AREA,
  }
}

export interface ShownMap {
  readonly key: string
  readonly title: string
  readonly map: StreetMapView
}

export interface ShownMapsRequest {
  readonly kept: readonly MapVenueView[]
  readonly selected?: string | undefined
  readonly hrefOf: (venue: MapVenueView) => string
}

/**
 * Returns the maps of the kept venues, one for each city, on the closest base map that contains them (spec/screens
 * §5.2). If no venue is kept, the first city is shown without pins, so that the screen does not jump. If no kept venue
 * has a position, there is no map.
 */
export function shownMaps(
  places: readonly PlaceMapView[],
  { kept, selected, hrefOf }: ShownMapsRequest,
): readonly ShownMap[] {
  const venues = new Map(kept.map((venue) => [venue.id, venue]))
  const shown = kept.length === 0 ? places.slice(0, 1) : places.filter(({ maps }) => isShown(maps))

  function isShown(maps: readonly StreetMapView[]): boolean {
    return maps.at(-1)?.pins.some(({ id }) => venues.has(id)) === true
  }

  return shown.flatMap(({ key, title, maps }) => {
    const all = maps.at(-1)?.pins.filter(({ id }) => venues.has(id)) ?? []
    const holdsAll = ({ pins }: StreetMapView) =>
      all.every(({ id }) => pins.some((pin) => pin.id === id))
    const closest = kept.length === 0 ? maps.at(-1) : maps.find(holdsAll)
    if (!closest) return []
    const map = narrowMap(closest, ({ isSelected: _was, ...pin }) => {
      const venue = venues.get(pin.id)
      if (!venue) return undefined
      const isSelected = venue.slug === selected ? true : undefined
      return { ...pin, href: hrefOf(venue), isSelected }
    })
    return [{ key, title, map: { ...map, pins: inOrder(map.pins, kept) } }]
  })
}

function inOrder(
  pins: StreetMapView['pins'],
  kept: readonly Pick<MapVenueView, 'id'>[],
): StreetMapView['pins'] {
  const places = new Map(kept.map(({ id }, index) => [id, index]))
  return pins.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
