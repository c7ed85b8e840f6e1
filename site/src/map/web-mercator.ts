import type { Point } from './street-map-view.ts'

/** Radius of the sphere of Web Mercator in metres (EPSG:3857). */
const RADIUS_M = 6_378_137

/** A position in degrees as a point of Web Mercator: metres at the equator, `x` to the east, `y` to the south. */
export function project({ lon, lat }: { readonly lon: number; readonly lat: number }): Point {
  return {
    x: RADIUS_M * radians(lon),
    y: -RADIUS_M * Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)),
  }
}

/** The position in degrees of a point of Web Mercator. */
export function unproject({ x, y }: Point): { readonly lon: number; readonly lat: number } {
  return {
    lon: inDegrees(x / RADIUS_M),
    lat: inDegrees(2 * Math.atan(Math.exp(-y / RADIUS_M)) - Math.PI / 2),
  }
}

/** How many metres of ground one metre of the projection is, at a latitude in degrees. */
export function groundScale(lat: number): number {
  return Math.cos(radians(lat))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function inDegrees(angle: number): number {
  return (angle * 180) / Math.PI
}
