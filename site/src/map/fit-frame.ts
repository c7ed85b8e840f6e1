import type { BasemapArea } from 'contract/answers/parts.ts'
import { SHAPES, type Frame, type MapShape, type Point } from './street-map-view.ts'

/**
 * No map shows less ground from side to side, in metres: 600 (spec/screens §5.2), and more where fewer streets are drawn, as
 * one without a street to know it by says nothing.
 */
export const LEAST_ACROSS_M: Readonly<Record<BasemapArea, number>> = {
  city: 600,
  inner: 1200,
  victoria: 6000,
}

/** On each side, of what the points span (spec/screens §5.2). */
const MARGIN = 0.12

/**
 * The frame of a shape around points: 12 % free on each side, never less across than `leastWidth` (in the units of the
 * points). In a strip all of it lies in the middle square, which shows on every screen; at the edge of the `ground` that
 * is drawn it does not lie in the middle of that square. Undefined without points.
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

/** Moves a frame so that it lies within another, which is at least as large. */
export function keepWithin(frame: Frame, outer: Frame): Frame {
  return {
    ...frame,
    x: clamp(frame.x, outer.x, outer.x + outer.width - frame.width),
    y: clamp(frame.y, outer.y, outer.y + outer.height - frame.height),
  }
}

/** The smallest box around points. */
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
