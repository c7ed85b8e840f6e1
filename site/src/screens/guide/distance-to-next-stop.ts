import type { Geo } from 'contract/answers/parts.ts'
import type { GuideMode } from 'contract/answers/stubs.ts'
import { groundScale, project } from 'contract/rules/web-mercator.ts'

export interface Way {
  readonly line: readonly (readonly [lon: number, lat: number])[]
  readonly distance_m: number
  readonly loop: boolean
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Metres in a minute at an easy pace, so that a visitor who trusts the minutes is not late: 4.5 km/h on foot, 15 by
 * bicycle, 66 by car on country roads. A theme guide has no route, so its pace is never read.
 */
const PACE: Readonly<Record<GuideMode, number>> = { walk: 75, ride: 250, drive: 1100, theme: 75 }
/**
 * If a route passes a stop twice, the first time counts, unless the second is this many metres closer. Smaller
 * differences come from how the line was drawn.
 */
const PASSING_M = 20
/**
 * A line whose ends are closer than this many metres is closed: both ends of a loop lie near its first stop
 * (spec/content F6). If the line of a loop does not include the way back, its ends are farther apart.
 */
const MEETING_M = 100

/**
 * Returns the distance from each stop to the next along the route, in metres. The last stop of a loop leads back to
 * the first. A drawn line is shorter than the true route, so distances are scaled to the stated length of the route.
 * If the line of a loop does not include the way back, distances are not scaled, and the way back is the stated
 * length less the distance from the first stop to the last. Undefined if the stop or the next one has no position, or
 * if no stop follows.
 */
export function legDistances(
  stops: readonly (Geo | undefined)[],
  { line, distance_m: distance, loop }: Way,
): readonly (number | undefined)[] {
  const ground = groundScale(line[0]?.[1] ?? 0)
  const points = line.map((position) => groundPoint(position, ground))
  const [start, end] = [points[0], points.at(-1)]
  const total = lengthOf(points)
  if (!start || !end || total === 0) return stops.map(() => undefined)
  const isClosed = loop && away(start, end) < MEETING_M
  const scale = loop && !isClosed ? 1 : distance / total
  const along = placesAlong(
    points,
    stops.map((geo) => geo && groundPoint([geo.lon, geo.lat], ground)),
  )
  const first = along[0]
  return along.map((place, index) => {
    if (place === undefined) return undefined
    const next = along[index + 1]
    if (index < along.length - 1) return next === undefined ? undefined : (next - place) * scale
    if (!loop || first === undefined) return undefined
    return isClosed ? (total - place + first) * scale : Math.max(0, distance - (place - first))
  })
}

/** In whole minutes, at least one. */
export function legMinutes(metres: number, mode: GuideMode): number {
  return Math.max(1, Math.round(metres / PACE[mode]))
}

/** Each place is in metres along the line, and not before the place of an earlier stop. */
function placesAlong(
  line: readonly Point[],
  stops: readonly (Point | undefined)[],
): readonly (number | undefined)[] {
  let from = 0
  return stops.map((stop) => {
    if (!stop) return undefined
    const nearest = nearestTo(line, stop).filter(({ along }) => along >= from)
    const closest = Math.min(...nearest.map(({ distance }) => distance))
    const place = nearest.find(({ distance }) => distance <= closest + PASSING_M)
    from = place?.along ?? from
    return from
  })
}

function nearestTo(line: readonly Point[], stop: Point) {
  let before = 0
  return line.slice(1).map((end, index) => {
    const start = line[index] ?? end
    const length = away(start, end)
    const part =
      length === 0
        ? 0
        : ((stop.x - start.x) * (end.x - start.x) + (stop.y - start.y) * (end.y - start.y)) /
          (length * length)
    const inside = Math.max(0, Math.min(1, part))
    const nearest = {
      x: start.x + inside * (end.x - start.x),
      y: start.y + inside * (end.y - start.y),
    }
    const along = before + inside * length
    before += length
    return { along, distance: away(stop, nearest) }
  })
}

/** In metres on the ground. */
function groundPoint([lon, lat]: readonly [lon: number, lat: number], scale: number): Point {
  const { x, y } = project({ lon, lat })
  return { x: x * scale, y: y * scale }
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, index) => sum + away(line[index - 1] ?? point, point), 0)
}

function away(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}
