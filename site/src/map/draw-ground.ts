import type { Point } from 'contract/rules/web-mercator.ts'
import { areasOf, linesOf, pointsOf, type MapSource } from 'contract/rules/map-source.ts'
import { clipLine, clipRing } from './clip.ts'
import { simplifyLine } from 'contract/rules/simplify-line.ts'
import { pathData } from './path-data.ts'
import {
  GROUND_LAYERS,
  type Bounds,
  type Frame,
  type GroundLayer,
  type StreetMapView,
} from './street-map-view.ts'

export type ToUnits = (position: readonly [lon: number, lat: number]) => Point

export interface DrawingPlace {
  readonly toUnits: ToUnits
  readonly frame: Frame
  /** The frame in degrees, with a margin. */
  readonly around: Bounds
}

type Ground = StreetMapView['ground']
type Line = readonly (readonly [lon: number, lat: number])[]
type Shapes = { readonly kind: 'open' | 'closed'; readonly lines: readonly (readonly Point[])[] }

/**
 * How far a simplified line may be from the true one, in units of the drawing: 0.3 pixels, which nobody sees, at the
 * least scale (`street-map-view.ts`).
 */
const TOLERANCE = 1.5
/**
 * The most characters of all paths together. Pins and names take the rest of a map's 60 kB (spec/screens §5.2). A
 * judgement: compressed, so large a map is still lighter than a photograph.
 */
const MOST_CHARACTERS = 36_000
/**
 * The order in which names are placed, by kind and rank. Chosen by eye: names by which visitors find their way come
 * first.
 */
const NAME_RANKS = {
  place: { 1: 1, 2: 4, 3: 7 },
  station: { 1: 2, 2: 2, 3: 2 },
  street: { 1: 3, 2: 5, 3: 6 },
} as const
/**
 * Lines are cut this far outside the frame, so that their ends are hidden: at least 4.8 px, which is more than half of
 * the widest line (7 px).
 */
const BLEED = 24

/**
 * Returns the layers of a source inside a frame, as paths. Lines are simplified for the scale, and more if the map
 * would still be too large.
 */
export function drawGround(
  source: Pick<MapSource, 'features'>,
  { toUnits, frame, around }: DrawingPlace,
): Ground {
  const room = widen(frame)
  const open = (lines: ReturnType<typeof linesOf>): Shapes => ({
    kind: 'open',
    lines: lines
      .filter(({ geometry }) => mayReach(geometry.line, around))
      .flatMap(({ geometry }) => clipLine(geometry.line.map(toUnits), room)),
  })
  const closed = (areas: ReturnType<typeof areasOf>): Shapes => ({
    kind: 'closed',
    lines: areas
      .filter(({ geometry }) => mayReach(geometry.ring, around))
      .map(({ geometry }) => clipRing(geometry.ring.map(toUnits), room))
      .filter(({ length }) => length > 2),
  })
  const streets = linesOf(source, 'street')
  const shapes: Readonly<Record<GroundLayer, Shapes>> = {
    water: closed(areasOf(source, 'water')),
    parks: closed(areasOf(source, 'park')),
    paths: open(linesOf(source, 'path')),
    streets: open(streets.filter(({ rank }) => rank !== 1)),
    mainStreets: open(streets.filter(({ rank }) => rank === 1)),
    rail: open(linesOf(source, 'train', 'tram')),
  }
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const ground = drawLayers(shapes, tolerance)
    const size = Object.values(ground).reduce((sum, path) => sum + path.length, 0)
    if (size <= MOST_CHARACTERS || tolerance > frame.width) return ground
  }
}

export function drawLine(line: readonly Point[]): string {
  return pathData([simplifyLine(line, TOLERANCE)], 'open')
}

/** Returns the names inside a frame. A street is there once for each of its parts, the longest part first. */
export function drawNames(
  source: Pick<MapSource, 'features'>,
  { toUnits, frame, around }: DrawingPlace,
): StreetMapView['names'] {
  const points = pointsOf(source).flatMap(({ kind, name, rank, geometry }) => {
    const at = whole(toUnits(geometry.at))
    return isInside(at, frame) ? [{ text: name, rank: NAME_RANKS[kind][rank], at }] : []
  })
  const streets = linesOf(source, 'street').flatMap(({ name, rank, geometry }) =>
    name === undefined || !mayReach(geometry.line, around)
      ? []
      : clipLine(geometry.line.map(toUnits), frame).map((line) => ({
          text: name,
          rank: NAME_RANKS.street[rank],
          at: simplifyLine(line, TOLERANCE).map(whole),
        })),
  )
  return [...points, ...streets.toSorted((a, b) => extent(b.at) - extent(a.at))]
}

function drawLayers(shapes: Readonly<Record<GroundLayer, Shapes>>, tolerance: number): Ground {
  return Object.fromEntries(
    GROUND_LAYERS.flatMap((layer) => {
      const { kind, lines } = shapes[layer]
      // A shape smaller than the tolerance is invisible, however many points it has.
      const visible = lines.filter((line) => extent(line) > tolerance)
      const path = pathData(
        visible.map((line) =>
          simplifyLine(kind === 'closed' ? [...line, ...line.slice(0, 1)] : line, tolerance),
        ),
        kind,
      )
      return path === '' ? [] : [[layer, path]]
    }),
  )
}

/** A quick test, because most lines lie beyond one side of the bounds and need no projection. */
function mayReach(line: Line, { west, south, east, north }: Bounds): boolean {
  return !(
    line.every(([lon]) => lon < west) ||
    line.every(([lon]) => lon > east) ||
    line.every(([, lat]) => lat < south) ||
    line.every(([, lat]) => lat > north)
  )
}

function isInside({ x, y }: Point, frame: Frame): boolean {
  return x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
}

function whole({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

function extent(line: readonly Point[]): number {
  const xs = line.map(({ x }) => x)
  const ys = line.map(({ y }) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

function widen({ x, y, width, height }: Frame): Frame {
  return { x: x - BLEED, y: y - BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }
}
