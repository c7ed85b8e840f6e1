import { narrowMap } from '../../map/fit-frame.ts'
import type { StreetMapView } from '../../map/street-map-view.ts'
import type { PlaceMapView } from './load-place-maps.ts'
import type { MapVenueView } from './venue-view.ts'

/** A map as one query shows it. */
export interface ShownMap {
  readonly key: string
  readonly title: string
  readonly map: StreetMapView
}

export interface ShownMapsRequest {
  /** The venues that the filters keep. */
  readonly kept: readonly MapVenueView[]
  readonly selected?: string | undefined
  /** Returns the address that a venue's pin leads to. */
  readonly hrefOf: (venue: MapVenueView) => string
}

/**
 * Returns the maps of the kept venues, one for each city, on the closest base map that contains them (spec/screens
 * §5.2). Venues without a position have no pin. If no venue is kept, the first city is shown without pins, so that the
 * screen does not jump. If no kept venue has a position, there is no map.
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

/** Returns the pins in the order of the list. */
function inOrder(
  pins: StreetMapView['pins'],
  kept: readonly Pick<MapVenueView, 'id'>[],
): StreetMapView['pins'] {
  const places = new Map(kept.map(({ id }, index) => [id, index]))
  return pins.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
}
