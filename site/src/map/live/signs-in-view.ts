import type { LngLatBounds, Map as MapLibreMap } from 'maplibre-gl'
import type { Bounds, LiveMapView } from '../street-map-view.ts'
import type { Sign } from './ground-signs.ts'
import { captionsAt, groupPins } from './group-pins.ts'

/** Pins are grouped again at each quarter of a zoom level, not at each frame of a pinch. */
const STEPS = 4

/** The zoom for which pins are grouped. */
export function zoomStep(map: MapLibreMap): number {
  return Math.floor(map.getZoom() * STEPS) / STEPS
}

export function boundsOf(bounds: LngLatBounds): Bounds {
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}

/** The signs of a map as it is now. */
export function signsInView(
  map: MapLibreMap,
  { pins, isWalk }: Pick<LiveMapView, 'pins' | 'isWalk'>,
): readonly Sign[] {
  const step = zoomStep(map)
  const groups = groupPins(pins, step, { isWalk })
  const captions = captionsAt(groups, step, boundsOf(map.getBounds()))
  return groups.map((group) => ({ group, side: captions.get(group) }))
}
