import type { Point } from 'contract/rules/web-mercator.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'
import {
  SHAPES,
  wholeFrame,
  type Frame,
  type LiveMapView,
  type MapPin,
  type MapShape,
} from './street-map-view.ts'

/**
 * The least ground that a map shows from side to side, in metres: 600 (spec/screens §5.2), and more on base maps with
 * fewer streets, so that the map always shows a street that visitors can recognise.
 */
export const LEAST_ACROSS_M: Readonly<Record<BasemapArea, number>> = {
  city: 600,
  inner: 1200,
  victoria: 6000,
}

/** The free margin on each side, as a share of the span of the points (spec/screens §5.2). */
const MARGIN = 0.12

/**
 * Returns the frame of a shape around points, with a 12 % margin on each side and at least `leastWidth` wide (in the
 * units of the points). In a strip all points lie in its middle square, which every screen width shows. The frame
 * moves sideways to stay on `ground`, as far as the points stay in that square. Undefined without points.
 */
export function fitFrame(
  points: readonly Point[],
  shape: MapShape,
  leastWidth: number,
  ground?: Frame,
): Frame | undefined {
  const box = boxOf(points)
  if (!box) return undefined
  const { ratio, safeRatio } = SHAPES[shape]
  const spread = 1 + 2 * MARGIN
  const safeWidth = Math.max(box.width * spread, box.height * spread * safeRatio, leastWidth)
  const height = safeWidth / safeRatio
  const width = height * ratio
  const frame = {
    x: box.x + box.width / 2 - width / 2,
    y: box.y + box.height / 2 - height / 2,
    width,
    height,
  }
  if (!ground) return frame
  const reach = Math.max(0, safeWidth * (0.5 - MARGIN) - box.width / 2)
  return { ...frame, x: clamp(keepWithin(frame, ground).x, frame.x - reach, frame.x + reach) }
}

/**
 * Returns the map with its pins as `change` returns them; undefined leaves a pin out, and the frame is then fitted to
 * the others, within the drawn ground. Without pins the frame is the whole drawing.
 */
export function narrowMap<View extends LiveMapView>(
  map: View,
  change: (pin: MapPin) => MapPin | undefined,
): View {
  const pins = map.pins.map(change).filter((pin) => pin !== undefined)
  const whole = wholeFrame(map.shape)
  if (pins.length === map.pins.length) return { ...map, pins }
  const fitted = fitFrame(pins, map.shape, LEAST_ACROSS_M[map.area] / map.metresPerUnit)
  return { ...map, pins, frame: fitted ? keepWithin(fitted, whole) : whole }
}

/** The outer frame has to be at least as large. */
export function keepWithin(frame: Frame, outer: Frame): Frame {
  return {
    ...frame,
    x: clamp(frame.x, outer.x, outer.x + outer.width - frame.width),
    y: clamp(frame.y, outer.y, outer.y + outer.height - frame.height),
  }
}

function boxOf(points: readonly Point[]): Frame | undefined {
  if (points.length === 0) return undefined
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
