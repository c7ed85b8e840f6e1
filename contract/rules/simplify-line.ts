import type { Point } from './web-mercator.ts'

/**
 * Leaves out the points that lie within `tolerance` of the simplified line (Douglas–Peucker). Both ends stay. In a
 * closed ring both ends are the same point, and the point farthest from it stays, unless it is within `tolerance`.
 */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, line.length - 1])
  // A stack instead of recursion: a coastline may be long.
  const open: [from: number, to: number][] = [[0, line.length - 1]]
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span
    const { index, distance } = farthest(line, from, to)
    if (distance <= tolerance) continue
    kept.add(index)
    open.push([from, index], [index, to])
  }
  return line.filter((_point, index) => kept.has(index))
}

function farthest(line: readonly Point[], from: number, to: number) {
  const [start, end] = [line[from], line[to]]
  let index = from
  let distance = 0
  if (!start || !end) return { index, distance }
  for (let each = from + 1; each < to; each += 1) {
    const point = line[each]
    if (!point) continue
    const away = distanceToSegment(point, start, end)
    if (away > distance) [index, distance] = [each, away]
  }
  return { index, distance }
}

function distanceToSegment(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  const part = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - start.x - part * dx, point.y - start.y - part * dy)
}
