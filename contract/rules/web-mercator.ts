/** `x` to the east, `y` to the south. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** EPSG:3857, in metres. */
const RADIUS_M = 6_378_137

/** Converts degrees to Web Mercator: metres at the equator. */
export function project({ lon, lat }: { readonly lon: number; readonly lat: number }): Point {
  return {
    x: RADIUS_M * radians(lon),
    y: -RADIUS_M * Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)),
  }
}

export function unproject({ x, y }: Point): { readonly lon: number; readonly lat: number } {
  return {
    lon: inDegrees(x / RADIUS_M),
    lat: inDegrees(2 * Math.atan(Math.exp(-y / RADIUS_M)) - Math.PI / 2),
  }
}

/** Metres on the ground for one metre of the projection. `lat` is in degrees. */
export function groundScale(lat: number): number {
  return Math.cos(radians(lat))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function inDegrees(angle: number): number {
  return (angle * 180) / Math.PI
}
