import type { Point } from 'contract/rules/web-mercator.ts'
import type { MapPin } from './street-map-view.ts'

/** A pin in CSS pixels: its place and its width. */
export interface PinSpot extends Point {
  readonly width: number
}

export interface PlacedPin {
  /** The distance from its place to where it is drawn. */
  readonly dx: number
  readonly dy: number
  /** Half the height of the area that takes a click. */
  readonly reach: number
}

/** The height of a pin, and the width of a pin with a short label (spec/design §5.7.3). */
export const PIN_SIZE = 28
const SELECTED_SIZE = 40
/** The width of a letter in a pin, and the space left and right of a pill's label together, in CSS pixels. */
const LETTER_WIDTH = 7
const PILL_ROOM = 14
/**
 * Pins whose centres are closer than this are pushed apart (spec/screens §5.2). A judgement: a target needs 24 px
 * (WCAG 2.5.8), and a pin that is pushed far shows less exactly where its place is. So the edges of 28 px discs may
 * overlap.
 */
const LEAST_APART = 26
/** Both a little above 1, so that pins are still far enough apart after rounding. */
const TOO_CLOSE = (LEAST_APART + 0.2) / LEAST_APART
const PUSHED_APART = (LEAST_APART + 0.5) / LEAST_APART
/** Half of a 44 px target, and the least reach if pins are crowded. */
const MOST_REACH = 22
const LEAST_REACH = LEAST_APART / 2
/** Ends the pushing if the map has no room for all pins: then some pins overlap. */
const MOST_ROUNDS = 300
/** Multiples of the golden angle never point in the same direction twice. */
const GOLDEN_ANGLE = 2.399963

export function pinSize({ label, isSelected }: Pick<MapPin, 'label' | 'isSelected'>) {
  const height = isSelected ? SELECTED_SIZE : PIN_SIZE
  return { width: Math.max(height, [...label].length * LETTER_WIDTH + PILL_ROOM), height }
}

/**
 * Returns where pins are drawn, so that no two centres are closer than 26 px; a pill counts by its width. Pins with
 * enough room stay at their place. Whether a live map pushes pins apart or joins them is decided in
 * `live/group-pins.ts`.
 */
export function placePins(
  spots: readonly PinSpot[],
  size: { readonly width: number; readonly height: number },
): readonly PlacedPin[] {
  const at = spots.map(({ x, y }) => ({ x, y }))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    if (!pushApart(at, spots)) break
    for (const [index, point] of at.entries()) {
      const half = { x: (spots[index]?.width ?? PIN_SIZE) / 2, y: PIN_SIZE / 2 }
      point.x = Math.max(half.x, Math.min(point.x, size.width - half.x))
      point.y = Math.max(half.y, Math.min(point.y, size.height - half.y))
    }
  }
  return at.map((point, index) => ({
    dx: tenths(point.x - (spots[index]?.x ?? point.x)),
    dy: tenths(point.y - (spots[index]?.y ?? point.y)),
    reach: reachOf(index, at, spots),
  }))
}

/** Returns whether it moved any. */
function pushApart(at: readonly { x: number; y: number }[], spots: readonly PinSpot[]): boolean {
  let moved = false
  for (const [index, a] of at.entries()) {
    for (let other = index + 1; other < at.length; other += 1) {
      const b = at[other]
      if (!b) continue
      const wide = apartX(spots[index], spots[other])
      const [u, v] = [(b.x - a.x) / wide, (b.y - a.y) / LEAST_APART]
      const distance = Math.hypot(u, v)
      if (distance >= TOO_CLOSE) continue
      moved = true
      // Two pins at the same place are pushed apart in a direction that depends on the second one's index.
      const angle = GOLDEN_ANGLE * other
      const [alongX, alongY] =
        distance === 0 ? [Math.cos(angle), Math.sin(angle)] : [u / distance, v / distance]
      const push = (PUSHED_APART - distance) / 2
      a.x -= alongX * push * wide
      a.y -= alongY * push * LEAST_APART
      b.x += alongX * push * wide
      b.y += alongY * push * LEAST_APART
    }
  }
  return moved
}

function apartX(a: PinSpot | undefined, b: PinSpot | undefined): number {
  const excess = ((a?.width ?? PIN_SIZE) + (b?.width ?? PIN_SIZE)) / 2 - PIN_SIZE
  return LEAST_APART + Math.max(0, excess)
}

/** A pin's reach ends halfway to its nearest neighbour, so that no target covers another pin. */
function reachOf(index: number, at: readonly Point[], spots: readonly PinSpot[]): number {
  const own = at[index]
  const distances = at.flatMap((other, position) =>
    !own || position === index
      ? []
      : [
          Math.hypot(
            ((other.x - own.x) / apartX(spots[index], spots[position])) * LEAST_APART,
            other.y - own.y,
          ),
        ],
  )
  return Math.round(
    Math.max(LEAST_REACH, Math.min(MOST_REACH, ...distances.map((each) => each / 2))),
  )
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
