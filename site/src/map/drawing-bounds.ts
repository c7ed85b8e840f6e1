import type { Position } from 'contract/rules/distance.ts'
import { DRAWING_WIDTH, type Bounds, type Frame, type StreetMapView } from './street-map-view.ts'
import { project, unproject, type Point } from 'contract/rules/web-mercator.ts'

/** A millionth of a degree is a tenth of a metre. */
const DECIMALS = 1e6

/** Converts a frame in Web Mercator to bounds in degrees. */
export function boundsOf({ x, y, width, height }: Frame): Bounds {
  const northWest = unproject({ x, y })
  const southEast = unproject({ x: x + width, y: y + height })
  return {
    west: round(northWest.lon),
    south: round(southEast.lat),
    east: round(southEast.lon),
    north: round(northWest.lat),
  }
}

/** Converts bounds in degrees to a frame in Web Mercator. */
export function frameOf({ west, south, east, north }: Bounds): Frame {
  const { x, y } = project({ lon: west, lat: north })
  const corner = project({ lon: east, lat: south })
  return { x, y, width: corner.x - x, height: corner.y - y }
}

/** Returns the part of its drawing that a map shows, in degrees. */
export function shownBounds(map: Pick<StreetMapView, 'bounds' | 'frame'>): Bounds {
  const { frame } = map
  const northWest = placeOf(map, frame)
  const southEast = placeOf(map, { x: frame.x + frame.width, y: frame.y + frame.height })
  return { west: northWest.lon, south: southEast.lat, east: southEast.lon, north: northWest.lat }
}

/** Returns the position of a point of a map's drawing, in degrees. */
export function placeOf({ bounds }: Pick<StreetMapView, 'bounds'>, { x, y }: Point) {
  const corner = project({ lon: bounds.west, lat: bounds.north })
  const metresPerUnit =
    (project({ lon: bounds.east, lat: bounds.north }).x - corner.x) / DRAWING_WIDTH
  return unproject({ x: corner.x + x * metresPerUnit, y: corner.y + y * metresPerUnit })
}

export function joinBounds(a: Bounds, b: Bounds): Bounds {
  return {
    west: Math.min(a.west, b.west),
    south: Math.min(a.south, b.south),
    east: Math.max(a.east, b.east),
    north: Math.max(a.north, b.north),
  }
}

export function boundsAround(places: readonly Position[]): Bounds {
  const lons = places.map(({ lon }) => lon)
  const lats = places.map(({ lat }) => lat)
  return {
    west: Math.min(...lons),
    south: Math.min(...lats),
    east: Math.max(...lons),
    north: Math.max(...lats),
  }
}

/** `room` is the margin on each side, as a share of the span. */
export function widen({ west, south, east, north }: Bounds, room: number): Bounds {
  const [x, y] = [(east - west) * room, (north - south) * room]
  return { west: west - x, south: south - y, east: east + x, north: north + y }
}

function round(degrees: number): number {
  return Math.round(degrees * DECIMALS) / DECIMALS
}
