import type { Point } from './street-map-view.ts'

/**
 * Returns lines as the data of one SVG path, in whole units: the start of each line, then relative steps. Neighbouring points
 * that round to the same place become one. Lines with fewer than two points left, and rings with fewer than three, are left out.
 */
export function pathData(lines: readonly (readonly Point[])[], close: 'open' | 'closed'): string {
  const least = close === 'closed' ? 3 : 2
  return lines
    .map((line) => distinct(line.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))))
    .map((line) => (close === 'closed' && isSame(line[0], line.at(-1)) ? line.slice(0, -1) : line))
    .filter((line) => line.length >= least)
    .map((line) => onePath(line) + (close === 'closed' ? 'z' : ''))
    .join('')
}

/** Returns the lines of such path data. */
export function readPath(data: string): readonly (readonly Point[])[] {
  return data
    .split('M')
    .slice(1)
    .map((path) => {
      const [x = 0, y = 0, ...steps] = [...path.matchAll(/-?\d+/g)].map(Number)
      const line = [{ x, y }]
      for (let index = 0; index + 1 < steps.length; index += 2) {
        const from = line.at(-1) ?? { x, y }
        line.push({ x: from.x + (steps[index] ?? 0), y: from.y + (steps[index + 1] ?? 0) })
      }
      return line
    })
}

function onePath([start, ...rest]: readonly Point[]): string {
  if (!start) return ''
  let from = start
  const steps = rest.map((point) => {
    const step = [point.x - from.x, point.y - from.y]
    from = point
    return step
  })
  return `M${numbers([start.x, start.y])}l${numbers(steps.flat())}`
}

/** Joins numbers as SVG allows: before a minus sign no space is needed. */
function numbers(values: readonly number[]): string {
  return values.map((value, index) => (index === 0 || value < 0 ? value : ` ${value}`)).join('')
}

function distinct(line: readonly Point[]): readonly Point[] {
  return line.filter((point, index) => !isSame(line[index - 1], point))
}

function isSame(a: Point | undefined, b: Point | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y
}

/**
 * Returns a line without the points that lie within `tolerance` of the simplified line (Douglas–Peucker). The ends stay. The
 * ends of a closed ring are the same point; there the point farthest from it stays too.
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

/** Returns the point between two others of a line that is farthest from the segment between them. */
function farthest(line: readonly Point[], from: number, to: number) {
  const [start, end] = [line[from], line[to]]
  let index = from
  let distance = 0
  if (!start || !end) return { index, distance }
  for (let each = from + 1; each < to; each += 1) {
    const point = line[each]
    if (!point) continue
    const away = distanceToStretch(point, start, end)
    if (away > distance) [index, distance] = [each, away]
  }
  return { index, distance }
}

/** The distance from a point to the nearest point of a segment. */
function distanceToStretch(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const squared = dx * dx + dy * dy
  const along = squared === 0 ? 0 : ((point.x - start.x) * dx + (point.y - start.y) * dy) / squared
  const part = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - start.x - part * dx, point.y - start.y - part * dy)
}
