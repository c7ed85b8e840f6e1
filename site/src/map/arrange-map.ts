import type { Point } from 'contract/rules/web-mercator.ts'
import { placeLabels } from './place-labels.ts'
import { pinSize, placePins } from './place-pins.ts'
import { SHAPES, type GroundLabel, type MapPin, type StreetMapView } from './street-map-view.ts'

/** A pin as it is drawn. */
export interface ArrangedPin extends Pick<MapPin, 'id' | 'href' | 'label' | 'name' | 'isSelected'> {
  /** Its place on the map, in per cent. */
  readonly left: string
  readonly top: string
  /** The distance from its place to the pin's centre, in CSS pixels. */
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly height: number
  /** Half the height of the area that takes a click. */
  readonly reach: number
}

export interface ArrangedMap {
  readonly pins: readonly ArrangedPin[]
  readonly labels: readonly (Pick<GroundLabel, 'text'> & {
    readonly left: string
    readonly top: string
  })[]
}

/**
 * Returns where pins and place names are drawn. Places are in per cent, so that the map works at any width. Sizes and
 * distances are in CSS pixels, so that a pin is as easy to press at any width. Pins are pushed apart for the least width of
 * a map; on a wider one they have more room (spec/screens §5.2).
 */
export function arrangeMap({ shape, frame, pins, labels }: StreetMapView): ArrangedMap {
  const { ratio, leastWidth } = SHAPES[shape]
  const size = { width: leastWidth, height: leastWidth / ratio }
  const toPixels = ({ x, y }: Point) => ({
    x: ((x - frame.x) / frame.width) * size.width,
    y: ((y - frame.y) / frame.height) * size.height,
  })
  const spots = pins.map((pin) => ({ ...toPixels(pin), ...pinSize(pin) }))
  const placed = placePins(spots, size)
  const percent = ({ x, y }: Point) => ({
    left: `${round((x / size.width) * 100)}%`,
    top: `${round((y / size.height) * 100)}%`,
  })
  const arranged = pins.flatMap(({ id, href, label, name, isSelected }, index) => {
    const spot = spots[index]
    const place = placed[index]
    if (!spot || !place) return []
    const { width, height } = spot
    return [{ id, href, label, name, isSelected, ...percent(spot), ...place, width, height }]
  })
  const taken = spots.map(({ x, y, width, height }, index) => ({
    x: x + (placed[index]?.dx ?? 0),
    y: y + (placed[index]?.dy ?? 0),
    width,
    height,
  }))
  const names = labels.map((label) => ({ ...label, ...toPixels(label) }))
  return {
    pins: arranged,
    labels: placeLabels(names, taken, size).map((label) => ({
      text: label.text,
      ...percent(label),
    })),
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
