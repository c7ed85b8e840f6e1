import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import type { Side } from '../place-captions.ts'
import type { PinGroup } from './group-pins.ts'

/** The source of the signs on the ground, and the layer that is drawn from it. */
export const SIGNS = 'signs'

/** A pin or a cluster, and the side of its name. */
export interface Sign {
  readonly group: Pick<PinGroup, 'pins' | 'at'>
  readonly side?: Side | undefined
}

/** The size of the texts in CSS pixels, as in `.pin` of live-map.module.css. */
const SIZE = 12
/** How far a sign or the name beside it reaches over its text. */
const ROOM = 8
/** From the middle of a pin to the name beside it, in letters. */
const BESIDE = 1.8

/**
 * The signs as texts that nobody sees. MapLibre places the texts of its last layer first, so that no name of the ground is
 * under a pin, a cluster or the name of a place (spec/behaviour §36.3).
 */
export function signLayer(font: string): LayerSpecification {
  return {
    id: SIGNS,
    type: 'symbol',
    source: SIGNS,
    layout: {
      'text-field': ['get', 'text'],
      'text-font': [font],
      'text-size': SIZE,
      'text-max-width': 100,
      'text-padding': ROOM,
      'text-allow-overlap': true,
      'text-anchor': [
        'match',
        ['get', 'side'],
        'right',
        'left',
        'left',
        'right',
        'below',
        'top',
        'above',
        'bottom',
        'center',
      ],
      'text-offset': [
        'match',
        ['get', 'side'],
        'right',
        ['literal', [BESIDE, 0]],
        'left',
        ['literal', [-BESIDE, 0]],
        'below',
        ['literal', [0, BESIDE]],
        'above',
        ['literal', [0, -BESIDE]],
        ['literal', [0, 0]],
      ],
    },
    paint: { 'text-opacity': 0 },
  }
}

/** The source's data: a text for each sign, and one for each name that is shown beside one. */
export function signShapes(
  signs: readonly Sign[],
): Exclude<GeoJSONSourceSpecification['data'], string> {
  return {
    type: 'FeatureCollection',
    features: signs.flatMap(({ group: { pins, at }, side }) => {
      const [pin] = pins
      if (!pin) return []
      const texts = [
        { text: pins.length > 1 ? `+${pins.length}` : pin.label },
        ...(side ? [{ text: pin.caption ?? '', side }] : []),
      ]
      return texts.map((properties) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [at.lon, at.lat] },
        properties,
      }))
    }),
  }
}
