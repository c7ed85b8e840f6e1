import type { Point } from 'contract/rules/web-mercator.ts'
import type { Frame } from './street-map-view.ts'

/** A box in CSS pixels; `x` and `y` are its centre. */
export interface Box extends Point {
  readonly width: number
  readonly height: number
  /** Degrees clockwise; 0 if absent. */
  readonly angle?: number | undefined
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface NameToPlace {
  readonly text: string
  /** 1 is placed first. */
  readonly rank: number
  readonly at: Point | readonly Point[]
}

export interface PlacedName extends Point {
  readonly text: string
  readonly angle: number
  /** Whether the name follows a line. A station and a street may have the same name. */
  readonly isAlong: boolean
}

/** The width of an average letter and the height of a line in the names' type (`--t-xs`, 13 px), in CSS pixels. */
const LETTER_WIDTH = 7
const LINE_HEIGHT = 18
/** The size of a square of the grid that records taken space, in CSS pixels: a third of a line. */
const CELL = 6
/** More squares than the world has from side to side at the highest zoom. */
const COLUMNS = 2 ** 26
/**
 * The distance between the places on a line that are tried for its name, and how far the line may bend away from the
 * name, in CSS pixels.
 */
const STRIDE = 20
const MOST_BEND = 4
/** The room that a line must have beyond its name at both ends together, in CSS pixels: two letters. */
const END_ROOM = 2 * LETTER_WIDTH

export function nameWidth(text: string): number {
  return [...text].length * LETTER_WIDTH
}

/** A box is free if it covers no taken space and lies completely on the map; without `edge` there is no limit. */
export function createRoom(edge?: Size): Room {
  const cells = new Set<number>()
  const room = {
    isFree: (box: Box): boolean => !cellsOf(box).some((cell) => cells.has(cell)),
    take(box: Box): void {
      for (const cell of cellsOf(box)) cells.add(cell)
    },
  }
  return edge ? partOf(room, { x: 0, y: 0, ...edge }) : room
}

/** A box is free there if it lies completely in the frame. */
export function partOf(room: Room, { x: left, y: top, width, height }: Frame): Room {
  const isInside = ({ x, y }: Point) =>
    x >= left && y >= top && x <= left + width && y <= top + height
  return { ...room, isFree: (box) => cornersOf(box).every(isInside) && room.isFree(box) }
}

function cellsOf(box: Box): readonly number[] {
  return pointsOf(box).map(({ x, y }) => Math.floor(y / CELL) * COLUMNS + Math.floor(x / CELL))
}

export interface Room {
  isFree(box: Box): boolean
  take(box: Box): void
}

/**
 * Returns the names that fit, by rank: at their point, or once along a line that is longer than its name. No name
 * covers another name, space that is taken in `room`, or the edge (spec/behaviour §36.3).
 */
export function placeNames(names: readonly NameToPlace[], room: Room): readonly PlacedName[] {
  const done = new Set<string>()
  return names
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ text, at }) => {
      const isAlong = isLine(at)
      if (isAlong && done.has(text)) return []
      const box = isAlong ? boxAlong(at, text, room) : boxAt(at, text, room)
      if (!box) return []
      room.take(box)
      if (isAlong) done.add(text)
      return [{ text, x: box.x, y: box.y, angle: box.angle ?? 0, isAlong }]
    })
}

export function isLine(at: Point | readonly Point[]): at is readonly Point[] {
  return Array.isArray(at)
}

function boxAt({ x, y }: Point, text: string, room: Room): Box | undefined {
  const box = { x, y, width: nameWidth(text), height: LINE_HEIGHT }
  return room.isFree(box) ? box : undefined
}

/** Tries places along a line from its middle outwards, wherever it is straight enough. */
function boxAlong(line: readonly Point[], text: string, room: Room): Box | undefined {
  const width = nameWidth(text)
  const lengths = lengthsOf(line)
  const spare = (lengths.at(-1) ?? 0) - width - END_ROOM
  if (spare < 0) return undefined
  const middle = (spare + END_ROOM) / 2
  for (let off = 0; off <= middle; off += STRIDE) {
    for (const start of off === 0 ? [middle] : [middle - off, middle + off]) {
      const box = straightBox(line, lengths, { start, width })
      if (box && room.isFree(box)) return box
    }
  }
  return undefined
}

/** `start` is a length along the line. Undefined if the line bends there. */
function straightBox(
  line: readonly Point[],
  lengths: readonly number[],
  { start, width }: { readonly start: number; readonly width: number },
): Box | undefined {
  const from = pointAt(line, lengths, start)
  const to = pointAt(line, lengths, start + width)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const chord = Math.hypot(dx, dy)
  const isBent = line.some((point, index) => {
    const length = lengths[index] ?? 0
    if (length <= start || length >= start + width) return false
    return Math.abs(dx * (point.y - from.y) - dy * (point.x - from.x)) / chord > MOST_BEND
  })
  if (isBent || chord < width - MOST_BEND) return undefined
  const angle = (Math.atan2(dy, dx) * 180) / Math.PI
  return {
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
    width,
    height: LINE_HEIGHT,
    // Names read from left to right, and steep ones from bottom to top.
    angle: angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle,
  }
}

function lengthsOf(line: readonly Point[]): readonly number[] {
  let length = 0
  return line.map((point, index) => {
    const before = line[index - 1] ?? point
    length += Math.hypot(point.x - before.x, point.y - before.y)
    return length
  })
}

function pointAt(line: readonly Point[], lengths: readonly number[], length: number): Point {
  const next = Math.max(
    1,
    lengths.findIndex((each) => each >= length),
  )
  const [a, b] = [line[next - 1], line[next]]
  if (!a || !b) return line.at(-1) ?? { x: 0, y: 0 }
  const [from = 0, to = 0] = [lengths[next - 1], lengths[next]]
  const part = to === from ? 0 : (length - from) / (to - from)
  return { x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y) }
}

/** Points of a box so close together that every square of the grid under it has one. */
function pointsOf({ x, y, width, height, angle = 0 }: Box): readonly Point[] {
  const [cos, sin] = directionOf(angle)
  const [across, down] = [Math.ceil(width / CELL), Math.ceil(height / CELL)]
  return Array.from({ length: (across + 1) * (down + 1) }, (_none, index) => {
    const u = ((index % (across + 1)) / across - 0.5) * width
    const v = (Math.floor(index / (across + 1)) / down - 0.5) * height
    return { x: x + u * cos - v * sin, y: y + u * sin + v * cos }
  })
}

function cornersOf({ x, y, width, height, angle = 0 }: Box): readonly Point[] {
  const [cos, sin] = directionOf(angle)
  return [-0.5, 0.5].flatMap((across) =>
    [-0.5, 0.5].map((down) => ({
      x: x + across * width * cos - down * height * sin,
      y: y + across * width * sin + down * height * cos,
    })),
  )
}

function directionOf(angle: number): readonly [cos: number, sin: number] {
  const radians = (angle * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}
