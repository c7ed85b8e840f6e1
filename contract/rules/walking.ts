import { distanceM, type Position } from './distance.ts'

/** 4.5 km/h, a slow pace: a visitor who relies on the minutes must not be late. */
const PACE_M = 75
/** How many times longer the way along streets is than the straight line: in a grid 4 ÷ π on average. */
const DETOUR = 1.27
/** A judgement: nobody walks for more than an hour between two events. */
const FARTHEST_MIN = 60

/** Minutes are rounded up. `far` is too far to walk, and has the metres of the straight line. */
export type Walk =
  | { readonly kind: 'walk'; readonly minutes: number }
  | { readonly kind: 'far'; readonly metres: number }

/** Estimated from the distance alone (spec/screens §16). */
export function walkBetween(from: Position, to: Position): Walk {
  return walkOf(distanceM(from, to))
}

export function walkOf(metres: number): Walk {
  const minutes = walkMinutes(metres)
  return minutes > FARTHEST_MIN ? { kind: 'far', metres } : { kind: 'walk', minutes }
}

/** Rounded up, however far. `metres` is the distance in a straight line. */
export function walkMinutes(metres: number): number {
  return Math.ceil((metres * DETOUR) / PACE_M)
}
