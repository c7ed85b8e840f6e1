import { distanceM, type Position } from 'contract/rules/distance.ts'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect } from 'react'
import { boundsAround, shownBounds, widen } from '../drawing-bounds.ts'
import type { LiveMapProps } from '../live-maps.ts'
import type { Bounds, MapPin } from '../street-map-view.ts'
import { cornersOf } from './create-ground.ts'

/** Between what is looked at and the map's edge, in pixels. */
const EDGE = 48
/** Of the pins nearest to the visitor, how many are shown with them; and how far away they may be. */
const NEAREST = 5
const FARTHEST_M = 40_000
/** Around them, as a part of what they span. */
const NEAR_ROOM = 0.25

/**
 * Shows what the page asks for: all that the filters keep, what is near, the selected pin. MapLibre moves at once where
 * motion is not welcome.
 */
export function useCamera(
  map: MapLibreMap | undefined,
  { view, here, ground }: Pick<LiveMapProps, 'view' | 'here' | 'ground'>,
): void {
  useFit(map, shownBounds(view))
  // Of an outside ground the tiles about the visitor would be asked for: their position would leave the device.
  useFit(map, here && ground.kind === 'basemap' ? nearBounds(here, view.pins) : undefined)
  const { lon, lat } = view.pins.find(({ isSelected }) => isSelected)?.at ?? {}
  useEffect(() => {
    if (map && lon !== undefined && lat !== undefined) keepInView(map, { lon, lat })
  }, [map, lon, lat])
}

/** Fits the map to bounds whenever they change. */
function useFit(map: MapLibreMap | undefined, bounds: Bounds | undefined): void {
  const { west, south, east, north } = bounds ?? {}
  useEffect(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return
    map?.fitBounds(cornersOf({ west, south, east, north }))
  }, [map, west, south, east, north])
}

/** Moves a map when a place is not well inside it. */
export function keepInView(map: MapLibreMap, { lon, lat }: Position): void {
  const { x, y } = map.project([lon, lat])
  const { clientWidth, clientHeight } = map.getContainer()
  const isInside = x > EDGE && y > EDGE && x < clientWidth - EDGE && y < clientHeight - EDGE
  if (!isInside) map.easeTo({ center: [lon, lat] })
}

/** The visitor and the pins next to them, with some room; undefined when all are far away. */
function nearBounds(here: Position, pins: readonly MapPin[]): Bounds | undefined {
  const near = pins
    .map(({ at }) => ({ at, metres: distanceM(here, at) }))
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, NEAREST)
    .filter(({ metres }) => metres < FARTHEST_M)
  if (near.length === 0) return undefined
  const places = [here, ...near.map(({ at }) => at)]
  return widen(boundsAround(places), NEAR_ROOM)
}
