import { distanceM, type Position } from './distance.ts'

/** Metres per minute at a slow pace, 4.5 km/h: a visitor who relies on the minutes must not be late. */
const PACE_M = 75
/** How many times longer the way along streets is than the straight line. In a grid it is 4 ÷ π on average. */
const DETOUR = 1.27
/** A judgement: nobody walks for more than an hour between two events. */
const FARTHEST_MIN = 60

/** Minutes, rounded up; if it is too far to walk, the metres of the straight line. */
export type Walk =
  | { readonly kind: 'walk'; readonly minutes: number }
  | { readonly kind: 'far'; readonly metres: number }

/** The way between two places, estimated from their distance alone (spec/screens §16). */
export function walkBetween(from: Position, to: Position): Walk {
  return walkOf(distanceM(from, to))
}

export function walkOf(metres: number): Walk {
  const minutes = walkMinutes(metres)
  return minutes > FARTHEST_MIN ? { kind: 'far', metres } : { kind: 'walk', minutes }
}

/** The minutes on foot between two places that are `metres` apart in a straight line, rounded up, however far. */
export function walkMinutes(metres: number): number {
  return Math.ceil((metres * DETOUR) / PACE_M)
}
