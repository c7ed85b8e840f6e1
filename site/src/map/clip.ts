import type { Point } from 'contract/rules/web-mercator.ts'
import { isSamePoint } from './is-same-point.ts'
import type { Frame } from './street-map-view.ts'

/** Returns the parts of a line that lie in a frame (Liang–Barsky). */
export function clipLine(line: readonly Point[], frame: Frame): readonly (readonly Point[])[] {
  const parts: Point[][] = []
  let part: Point[] = []
  for (const [index, end] of line.entries()) {
    const start = line[index - 1]
    const inside = start && clipStretch(start, end, frame)
    if (!inside) {
      part = []
      continue
    }
    const [from, to] = inside
    if (part.length === 0 || !isSamePoint(part.at(-1), from)) {
      part = [from]
      parts.push(part)
    }
    part.push(to)
  }
  return parts
}

/** Returns the ring around the part of an area that lies in a frame (Sutherland–Hodgman); no points if no part does. */
export function clipRing(ring: readonly Point[], frame: Frame): readonly Point[] {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height]
  const sides: readonly [isIn: (point: Point) => boolean, cut: (a: Point, b: Point) => Point][] = [
    [({ x }) => x >= frame.x, (a, b) => atX(a, b, frame.x)],
    [({ x }) => x <= right, (a, b) => atX(a, b, right)],
    [({ y }) => y >= frame.y, (a, b) => atY(a, b, frame.y)],
    [({ y }) => y <= bottom, (a, b) => atY(a, b, bottom)],
  ]
  let points = ring
  for (const [isIn, cut] of sides) {
    const source = points
    points = source.flatMap((point, index) => {
      const before = source.at(index - 1) ?? point
      if (isIn(point)) return isIn(before) ? [point] : [cut(before, point), point]
      return isIn(before) ? [cut(before, point)] : []
    })
  }
  return points
}

function clipStretch(start: Point, end: Point, frame: Frame): readonly [Point, Point] | undefined {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  let [enter, leave] = [0, 1]
  const edges = [
    [-dx, start.x - frame.x],
    [dx, frame.x + frame.width - start.x],
    [-dy, start.y - frame.y],
    [dy, frame.y + frame.height - start.y],
  ] as const
  for (const [towards, room] of edges) {
    if (towards === 0) {
      if (room < 0) return undefined
      continue
    }
    const part = room / towards
    if (towards < 0) enter = Math.max(enter, part)
    else leave = Math.min(leave, part)
  }
  if (enter > leave) return undefined
  const at = (part: number) => ({ x: start.x + part * dx, y: start.y + part * dy })
  return [enter === 0 ? start : at(enter), leave === 1 ? end : at(leave)]
}

function atX(a: Point, b: Point, x: number): Point {
  return { x, y: a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x) }
}

function atY(a: Point, b: Point, y: number): Point {
  return { x: a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y), y }
}
