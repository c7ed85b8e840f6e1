import type { Point } from './street-map-view.ts'

/** A pin in CSS pixels: its place, and how wide its disc or pill is. */
export interface PinSpot extends Point {
  readonly width: number
}

export interface PlacedPin {
  /** From its place to where it stands. */
  readonly dx: number
  readonly dy: number
  /** Half the height of what takes a click. */
  readonly reach: number
}

/** The height of a pin, and the width of one with a short label (spec/design §5.7.3). */
export const PIN_SIZE = 28
/** Pins whose middles are closer than this are pushed apart (spec/screens §5.2). */
const LEAST_APART = 26
/** Pins are told from each other a little earlier and pushed a little farther, so that rounding takes nothing. */
const TOO_CLOSE = (LEAST_APART + 0.2) / LEAST_APART
const PUSHED_APART = (LEAST_APART + 0.5) / LEAST_APART
/** Half of a 44 px target, and the least that is left of it where pins crowd. */
const MOST_REACH = 22
const LEAST_REACH = LEAST_APART / 2
const MOST_ROUNDS = 300
/** Turns about the golden angle never come round to the same direction. */
const GOLDEN_ANGLE = 2.399963

/**
 * Where pins stand on a map of a size, so that none is closer to another than 26 px; a pill counts by its width. Pins
 * that have room stay where they belong. The same for the same pins, whatever draws them.
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

/** Moves every two that are too close half the way each; says whether any were. */
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
      // Of two in one place, the later one goes its own way.
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

/** How far the middles of two pins must be apart when they stand side by side. */
function apartX(a: PinSpot | undefined, b: PinSpot | undefined): number {
  const excess = ((a?.width ?? PIN_SIZE) + (b?.width ?? PIN_SIZE)) / 2 - PIN_SIZE
  return LEAST_APART + Math.max(0, excess)
}

/** Up to the middle between a pin and its nearest neighbour, so that no target covers another's pin. */
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
