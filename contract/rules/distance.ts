/** The mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS_M = 6_371_009

/** Degrees, WGS 84. */
export interface Position {
  readonly lat: number
  readonly lon: number
}

/** In metres along a great circle, by the haversine formula (spec/content D9, "nearby"). */
export function distanceM(a: Position, b: Position): number {
  const haversine =
    sineSquared(radians(b.lat - a.lat) / 2) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sineSquared(radians(b.lon - a.lon) / 2)
  return 2 * EARTH_RADIUS_M * Math.asin(Math.min(1, Math.sqrt(haversine)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function sineSquared(angle: number): number {
  return Math.sin(angle) ** 2
}
