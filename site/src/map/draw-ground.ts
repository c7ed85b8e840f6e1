import type { Point } from 'contract/rules/web-mercator.ts'
import type { Basemap } from 'contract/answers/basemap.ts'
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

/** Converts a position on a base map to the drawing's units. */
export type ToUnits = (position: readonly [lon: number, lat: number]) => Point

/** The part of a base map that is drawn. */
export interface DrawingPlace {
  readonly toUnits: ToUnits
  readonly frame: Frame
  /** The frame in degrees, with a margin. */
  readonly around: Bounds
}

type Ground = StreetMapView['ground']
type Line = readonly (readonly [lon: number, lat: number])[]
type Source = { readonly kind: 'open' | 'closed'; readonly lines: readonly (readonly Point[])[] }

/**
 * How far a simplified line may be from the true one, in units of the drawing: 0.3 pixels, which nobody sees, at the least scale
 * (`street-map-view.ts`).
 */
const TOLERANCE = 1.5
/**
 * The most characters of all paths together. Pins and names take the rest of a map's 60 kB (spec/screens §5.2). A judgement: our
 * own drawings have 9,000 characters at most, 4 kB compressed; a denser one may have four times as many, and the map is still
 * lighter than a photograph.
 */
const MOST_CHARACTERS = 36_000
/** Lines are cut this far outside of the frame, so that their ends are hidden: at least 4.8 px, and the widest line is 7 px. */
const BLEED = 24

/**
 * Returns the layers of a base map inside a frame, as paths. Lines are simplified for the scale, and more if the map would
 * still be too large.
 */
export function drawGround({ layers }: Basemap, { toUnits, frame, around }: DrawingPlace): Ground {
  const room = widen(frame)
  const open = (lines: readonly { readonly line: Line }[]): Source => ({
    kind: 'open',
    lines: lines
      .filter(({ line }) => mayReach(line, around))
      .flatMap(({ line }) => clipLine(line.map(toUnits), room)),
  })
  const closed = (rings: Basemap['layers']['water']): Source => ({
    kind: 'closed',
    lines: rings
      .filter(({ ring }) => mayReach(ring, around))
      .map(({ ring }) => clipRing(ring.map(toUnits), room))
      .filter(({ length }) => length > 2),
  })
  const sources: Readonly<Record<GroundLayer, Source>> = {
    water: closed(layers.water),
    parks: closed(layers.parks),
    paths: open(layers.paths),
    streets: open(layers.streets.filter(({ rank }) => rank !== 1)),
    mainStreets: open(layers.streets.filter(({ rank }) => rank === 1)),
    rail: open(layers.rail),
  }
  for (let tolerance = TOLERANCE; ; tolerance *= 2) {
    const ground = drawLayers(sources, tolerance)
    const size = Object.values(ground).reduce((sum, path) => sum + path.length, 0)
    if (size <= MOST_CHARACTERS || tolerance > frame.width) return ground
  }
}

/** Returns the route of a walk as a path. */
export function drawLine(line: readonly Point[]): string {
  return pathData([simplifyLine(line, TOLERANCE)], 'open')
}

/** Returns the place names inside a frame. */
export function drawLabels(
  { layers }: Basemap,
  toUnits: ToUnits,
  frame: Frame,
): StreetMapView['labels'] {
  return layers.labels.flatMap(({ text, at, rank }) => {
    const { x, y } = toUnits(at)
    const isInside =
      x >= frame.x && x <= frame.x + frame.width && y >= frame.y && y <= frame.y + frame.height
    return isInside ? [{ text, x: Math.round(x), y: Math.round(y), rank }] : []
  })
}

function drawLayers(sources: Readonly<Record<GroundLayer, Source>>, tolerance: number): Ground {
  return Object.fromEntries(
    GROUND_LAYERS.flatMap((layer) => {
      const { kind, lines } = sources[layer]
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

/** Returns false if a line lies on one side of the bounds as a whole. Most lines do, and need no projection then. */
function mayReach(line: Line, { west, south, east, north }: Bounds): boolean {
  return !(
    line.every(([lon]) => lon < west) ||
    line.every(([lon]) => lon > east) ||
    line.every(([, lat]) => lat < south) ||
    line.every(([, lat]) => lat > north)
  )
}

function extent(line: readonly Point[]): number {
  const xs = line.map(({ x }) => x)
  const ys = line.map(({ y }) => y)
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

function widen({ x, y, width, height }: Frame): Frame {
  return { x: x - BLEED, y: y - BLEED, width: width + 2 * BLEED, height: height + 2 * BLEED }
}
