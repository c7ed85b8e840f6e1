import type { GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl'
import { GAP, type Side } from '../place-captions.ts'
import { pinSize } from '../place-pins.ts'
import { drawnAt, type PinGroup } from './group-pins.ts'

export const SIGNS = 'signs'

export interface Sign {
  readonly group: Pick<PinGroup, 'pins' | 'at' | 'dx' | 'dy'>
  readonly side?: Side | undefined
}

/**
 * The sizes of the unseen texts, in CSS pixels. With `ROOM` around it, each is at least as large as its sign: a pin
 * (28 px), the selected pin (40), a cluster (36) or a name. A name is drawn at 13 px in semibold type, which is as
 * wide as this font at 14 px.
 */
const SIZES = { pin: 12, selected: 20, cluster: 18, name: 14 } as const
const ROOM = 8

/**
 * The signs as unseen texts. MapLibre places the texts of its last layer first, and no other text may cover them. So
 * no name of the ground is under a pin, a cluster or the name of a place (spec/behaviour §36.3).
 */
export function signLayer(font: string): LayerSpecification {
  return {
    id: SIGNS,
    type: 'symbol',
    source: SIGNS,
    layout: {
      'text-field': ['get', 'text'],
      'text-font': [font],
      'text-size': ['get', 'size'],
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
      'text-radial-offset': ['get', 'beside'],
    },
    paint: { 'text-opacity': 0 },
  }
}

export function signShapes(
  signs: readonly Sign[],
  zoom: number,
): Exclude<GeoJSONSourceSpecification['data'], string> {
  return {
    type: 'FeatureCollection',
    features: signs.flatMap(({ group, side }) => {
      const { lon, lat } = drawnAt(group, zoom)
      return [signText(group), ...nameText(group, side)].map((properties) => ({
        type: 'Feature' as const,
        geometry: { type: 'Point' as const, coordinates: [lon, lat] },
        properties,
      }))
    }),
  }
}

function signText({ pins }: Sign['group']) {
  const [pin] = pins
  if (pins.length > 1 || !pin) return { text: `+${pins.length}`, size: SIZES.cluster, beside: 0 }
  return { text: pin.label, size: pin.isSelected ? SIZES.selected : SIZES.pin, beside: 0 }
}

/** `beside` is the distance of the name from the pin's middle, in ems. */
function nameText({ pins: [pin] }: Sign['group'], side: Side | undefined) {
  if (!pin || !side) return []
  const { width, height } = pinSize(pin)
  const extent = side === 'left' || side === 'right' ? width : height
  return [
    { text: pin.caption ?? '', side, size: SIZES.name, beside: (extent / 2 + GAP) / SIZES.name },
  ]
}
