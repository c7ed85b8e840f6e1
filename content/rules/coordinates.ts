import { warning, type Finding, type Maybe } from './finding.ts'

/**
 * The box around the state for which the maps are drawn, in degrees (spec/content B1.19). Coordinates outside of it
 * are probably swapped or mistyped. They only cause a warning, because a festival elsewhere must be able to go public
 * (decision 065).
 */
const VICTORIA = { south: -39.3, north: -33.9, west: 140.9, east: 150.1 } as const

export interface Coordinates {
  readonly lat?: Maybe<number>
  readonly lon?: Maybe<number>
}

export function isComplete(point: Maybe<Coordinates>): boolean {
  return typeof point?.lat === 'number' && typeof point.lon === 'number'
}

/** spec/content B1.19 */
export function checkCoordinates(field: string, point: Maybe<Coordinates>): Finding[] {
  const { lat, lon } = point ?? {}
  if (typeof lat !== 'number' || typeof lon !== 'number') return []
  const isInside =
    lat >= VICTORIA.south && lat <= VICTORIA.north && lon >= VICTORIA.west && lon <= VICTORIA.east
  return isInside ? [] : [warning(`${field}.lat`, 'This point is outside Victoria')]
}
