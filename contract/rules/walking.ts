import { distanceM, type Position } from './distance.ts'

/** Metres in a minute at an easy pace, 4.5 km/h: a visitor who trusts the minutes must not be late. */
const PACE_M = 75
/** Streets are longer than the line between two places: in a grid by 27 per cent on average (4 ÷ π). */
const DETOUR = 1.27
/** Farther than an hour nobody walks between two events. */
const FARTHEST_MIN = 60

/** The way on foot between two places: minutes, rounded up; or metres along the line if it is too far to walk. */
export type Walk =
  | { readonly kind: 'walk'; readonly minutes: number }
  | { readonly kind: 'far'; readonly metres: number }

/** How long somebody walks between two places, by the distance alone (spec/screens §16). */
export function walkBetween(from: Position, to: Position): Walk {
  return walkOf(distanceM(from, to))
}

/** How long somebody walks a straight line of `metres`. */
export function walkOf(metres: number): Walk {
  const minutes = walkMinutes(metres)
  return minutes > FARTHEST_MIN ? { kind: 'far', metres } : { kind: 'walk', minutes }
}

/** Minutes on foot for a straight line of `metres`, however long, rounded up. */
export function walkMinutes(metres: number): number {
  return Math.ceil((metres * DETOUR) / PACE_M)
}
