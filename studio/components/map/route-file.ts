import { gpx, kml } from '@tmcw/togeojson'
import { MAX_POINTS } from 'content/rules/guide.ts'
import { simplifyLine } from 'contract/rules/simplify-line.ts'
import { groundScale, project } from 'contract/rules/web-mercator.ts'
import type { RouteLine } from './route-line.ts'
import { rounded } from './read-place.ts'

export type RouteReading = { readonly line: RouteLine } | { readonly problem: string }

/**
 * A removed point is at most this many metres away from the simplified line. Doubled until few enough points are left.
 * A phone's own error is larger.
 */
const FINEST_M = 2

/** The line with the most points in a GPX, KML or GeoJSON file, reduced to as many points as a guide may have. */
export function readRoute(name: string, text: string): RouteReading {
  const lines = linesOf(name, text)
  if (lines === undefined) return { problem: `${name} is no GPX, KML or GeoJSON that can be read` }
  const [line, ...others] = lines.filter((each) => each.length > 1)
  if (!line) return { problem: `${name} has no line, only points` }
  const longest = [line, ...others].reduce((a, b) => (b.length > a.length ? b : a))
  return { line: simplified(longest) }
}

function linesOf(name: string, text: string): RouteLine[] | undefined {
  try {
    const found = /\.(geo)?json$/i.test(name) ? (JSON.parse(text) as unknown) : fromXml(text)
    return found === undefined ? undefined : linesIn(found)
  } catch {
    // The text is not in the format that its name promises. The caller reports it.
    return undefined
  }
}

function fromXml(text: string): unknown {
  const document = new DOMParser().parseFromString(text, 'application/xml')
  if (document.querySelector('parsererror')) return undefined
  const root = document.documentElement.localName
  if (root === 'gpx') return gpx(document)
  return root === 'kml' ? kml(document) : undefined
}

/** Every line in GeoJSON, at any depth: in features, in collections, and lines of several parts joined to one. */
function linesIn(json: unknown): RouteLine[] {
  if (typeof json !== 'object' || json === null) return []
  const { type, features, geometry, geometries, coordinates } = json as Record<string, unknown>
  if (type === 'LineString') return [positionsIn(coordinates)]
  if (type === 'MultiLineString' && Array.isArray(coordinates)) {
    return [coordinates.flatMap(positionsIn)]
  }
  const inner = Array.isArray(features) ? features : geometries
  return Array.isArray(inner) ? inner.flatMap(linesIn) : linesIn(geometry)
}

function positionsIn(coordinates: unknown): RouteLine {
  if (!Array.isArray(coordinates)) return []
  return coordinates.flatMap((each: unknown): RouteLine => {
    const [lon, lat]: unknown[] = Array.isArray(each) ? each : []
    if (typeof lon !== 'number' || typeof lat !== 'number') return []
    const place = rounded({ lon, lat })
    return [[place.lon, place.lat]]
  })
}

function simplified(line: RouteLine): RouteLine {
  const points = line.map(([lon, lat]) => ({ ...project({ lon, lat }), lon, lat }))
  const scale = groundScale(points[0]?.lat ?? 0)
  for (let tolerance = FINEST_M; ; tolerance *= 2) {
    const left = new Set(simplifyLine(points, tolerance / scale))
    if (left.size <= MAX_POINTS) {
      return points.filter((point) => left.has(point)).map(({ lon, lat }) => [lon, lat])
    }
  }
}
