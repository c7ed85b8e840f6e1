import { distanceM, type Position } from 'contract/rules/distance.ts'
import type { Map as MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { boundsAround, shownBounds, widen } from '../drawing-bounds.ts'
import type { LiveGround } from '../../islands/island-context.ts'
import { MAP_MOVED_EVENT } from '../places-shown.ts'
import type { Bounds, LiveMapView, MapPin } from '../street-map-view.ts'
import { cornersOf } from './create-ground.ts'

/**
 * The least distance between a focused place and the map's edge, in pixels: a selected pin (40 px) is then whole,
 * with its ring.
 */
const EDGE = 48
/**
 * How many of the nearest pins are shown with the visitor (chosen by eye), and how far away these may be: as far as two
 * places on one map (`group-places.ts`).
 */
const NEAREST = 5
const FARTHEST_M = 40_000
/** The margin around the visitor and these pins, as a share of their span. Chosen by eye. */
const NEAR_ROOM = 0.25

/**
 * Moves the map to the filtered pins, to the pins near the visitor, or to the selected pin, whenever one of them
 * changes. MapLibre does not animate for visitors who prefer reduced motion.
 */
export function useCamera(
  map: MapLibreMap | undefined,
  {
    view,
    here,
    covered = 0,
    ground,
  }: {
    readonly view: LiveMapView
    readonly here?: Position | undefined
    readonly covered?: number | undefined
    readonly ground: LiveGround
  },
): void {
  // First, because without animation the map moves at once and the event would be missed.
  useEffect(() => {
    const tell = () => void document.dispatchEvent(new Event(MAP_MOVED_EVENT))
    map?.on('moveend', tell)
    return () => void map?.off('moveend', tell)
  }, [map])
  const { lon, lat } = view.pins.find(({ isSelected }) => isSelected)?.at ?? {}
  const keepSelected = useEffectEvent(() => {
    if (map && lon !== undefined && lat !== undefined) keepInView(map, { lon, lat }, covered)
  })
  useFit(map, shownBounds(view), keepSelected)
  // On an outside ground the map stays: loading the tiles around the visitor would tell another server where they
  // are.
  useFit(
    map,
    here && ground.kind === 'source' ? nearBounds(here, view.pins) : undefined,
    keepSelected,
  )
  useEffect(() => {
    if (map && lon !== undefined && lat !== undefined) keepInView(map, { lon, lat }, covered)
  }, [map, lon, lat, covered])
}

/** `fitted` is called when the map rests. */
function useFit(
  map: MapLibreMap | undefined,
  bounds: Bounds | undefined,
  fitted: () => void,
): void {
  const rest = useEffectEvent(fitted)
  const { west, south, east, north } = bounds ?? {}
  useEffect(() => {
    if (west === undefined || south === undefined || east === undefined || north === undefined)
      return
    map?.fitBounds(cornersOf({ west, south, east, north }))
    if (map?.isMoving()) map.once('moveend', rest)
    else rest()
    return () => void map?.off('moveend', rest)
  }, [map, west, south, east, north])
}

/** `covered` is the height of the part at the map's bottom that is covered, in pixels. */
export function keepInView(map: MapLibreMap, { lon, lat }: Position, covered = 0): void {
  const { x, y } = map.project([lon, lat])
  const { clientWidth, clientHeight } = map.getContainer()
  const isInside =
    x > EDGE && y > EDGE && x < clientWidth - EDGE && y < clientHeight - covered - EDGE
  if (isInside) return
  map.easeTo({
    center: [lon, lat],
    offset: [0, -covered / 2],
    ...(covered > 0 && { zoom: zoomForRoom(map, y, covered) }),
  })
}

/**
 * Returns the zoom at which a place at `y` can be moved to the middle of the uncovered part of a map. For that, the
 * ground below the place must fill the covered part and half of the uncovered part. A map cannot be moved farther
 * than its ground, and on a phone the ground may be only as high as the map.
 */
function zoomForRoom(map: MapLibreMap, y: number, covered: number): number {
  const bounds = map.getMaxBounds()
  if (!bounds) return map.getZoom()
  const below = map.project(bounds.getSouthWest()).y - y
  const needed = (map.getContainer().clientHeight + covered) / 2
  return map.getZoom() + Math.max(0, Math.log2(needed / below))
}

/** Undefined if all pins are far away. */
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
