import type { LngLatBounds, Map as MapLibreMap } from 'maplibre-gl'
import type { Bounds, LiveMapView } from '../street-map-view.ts'
import { signShapes } from './ground-signs.ts'
import { captionsAt, groupPins } from './group-pins.ts'

/** Pins are grouped again at each quarter of a zoom level, not at each frame of a pinch. */
const STEPS = 4

export function zoomStep(map: MapLibreMap): number {
  return Math.floor(map.getZoom() * STEPS) / STEPS
}

export function plainBounds(bounds: LngLatBounds): Bounds {
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
  }
}

export function signsInView(
  map: MapLibreMap,
  { pins, isWalk }: Pick<LiveMapView, 'pins' | 'isWalk'>,
): ReturnType<typeof signShapes> {
  const step = zoomStep(map)
  const groups = groupPins(pins, step, { isWalk })
  const captions = captionsAt(groups, step, plainBounds(map.getBounds()))
  const signs = groups.map((group) => ({ group, side: captions.get(group) }))
  return signShapes(signs, step)
}
