import type { Position } from 'contract/rules/distance.ts'
import { frameOf } from '../drawing-bounds.ts'
import { placeCaptions, type Side } from '../place-captions.ts'
import { createRoom, partOf } from '../place-names.ts'
import { pinSize, placePins } from '../place-pins.ts'
import type { Bounds, Frame, MapPin } from '../street-map-view.ts'
import { project, unproject, type Point } from 'contract/rules/web-mercator.ts'

/**
 * Base maps have five decimals, about a metre, which is four pixels at this zoom; at a higher zoom the ground would
 * look more exact than its data is. Pins that still overlap at this zoom are pushed apart instead of joined.
 */
export const MOST_ZOOM = 18
/** The size of a cluster in CSS pixels, as in `.cluster` of live-map.module.css. Chosen by eye. */
const CLUSTER_SIZE = 36

export interface PinGroup {
  /** In the order of the list. */
  readonly pins: readonly MapPin[]
  readonly at: Position
  /** The distance from the place to the marker's centre, in CSS pixels. */
  readonly dx: number
  readonly dy: number
}

/** A marker at one zoom; its place is in pixels of the whole world. */
interface Spot extends Point, Pick<PinGroup, 'pins' | 'dx' | 'dy'> {
  readonly width: number
  readonly height: number
}

/**
 * The width of the world in pixels at zoom 0, as MapLibre has it, and in metres of the projection
 * (`contract/rules/web-mercator.ts`).
 */
const WORLD_PIXELS = 512
const WORLD_M = 2 * Math.PI * 6_378_137
/** The least gap between two markers, in CSS pixels. Chosen by eye. */
const LEAST_GAP = 3

/**
 * Groups the pins of a live map at a zoom (spec/screens §5.2): joins overlapping markers until none overlap. The
 * selected pin stays alone. The stops of a walk are pushed apart instead, so that each keeps its number
 * (spec/behaviour §36.4). The result depends on the pins and the zoom only, not on where the map has been moved.
 */
export function groupPins(
  pins: readonly MapPin[],
  zoom: number,
  { isWalk = false }: { readonly isWalk?: boolean | undefined } = {},
): readonly PinGroup[] {
  const pixelsPerMetre = (WORLD_PIXELS * 2 ** zoom) / WORLD_M
  const spots = pins.map((pin) => pinSpot(pin, pixelsPerMetre))
  const groups = isWalk ? setApart(pins, pixelsPerMetre) : joinAll(spots)
  const apart =
    isWalk || zoom < MOST_ZOOM
      ? groups
      : groups.flatMap((group) => setApart(group.pins, pixelsPerMetre))
  return apart.map(({ pins: members, x, y, dx, dy }) => ({
    pins: members,
    at: unproject({ x: x / pixelsPerMetre, y: y / pixelsPerMetre }),
    dx,
    dy,
  }))
}

/**
 * Returns, for each single pin, the side on which its name has room: there it covers no marker and no earlier name,
 * and lies in view.
 */
export function captionsAt(
  groups: readonly PinGroup[],
  zoom: number,
  view: Bounds,
): ReadonlyMap<PinGroup, Side> {
  const pixelsPerMetre = (WORLD_PIXELS * 2 ** zoom) / WORLD_M
  const signs = groups.map(({ pins, at, dx, dy }) => {
    const [pin] = pins
    const { x, y } = project(at)
    const isCluster = pins.length > 1 || !pin
    return {
      x: x * pixelsPerMetre + dx,
      y: y * pixelsPerMetre + dy,
      ...(isCluster ? { width: CLUSTER_SIZE, height: CLUSTER_SIZE } : pinSize(pin)),
      caption: isCluster ? undefined : pin.caption,
    }
  })
  const room = createRoom()
  for (const sign of signs) room.take(sign)
  const captions = placeCaptions(signs, partOf(room, frameInPixels(view, pixelsPerMetre)))
  return new Map(
    groups.flatMap((group, index) => {
      const side = captions[index]?.side
      return side ? [[group, side]] : []
    }),
  )
}

export function drawnAt(
  { at, dx, dy }: Pick<PinGroup, 'at' | 'dx' | 'dy'>,
  zoom: number,
): Position {
  const pixelsPerMetre = (WORLD_PIXELS * 2 ** zoom) / WORLD_M
  const { x, y } = project(at)
  return unproject({ x: x + dx / pixelsPerMetre, y: y + dy / pixelsPerMetre })
}

function frameInPixels(bounds: Bounds, pixelsPerMetre: number): Frame {
  const { x, y, width, height } = frameOf(bounds)
  return {
    x: x * pixelsPerMetre,
    y: y * pixelsPerMetre,
    width: width * pixelsPerMetre,
    height: height * pixelsPerMetre,
  }
}

function joinAll(spots: readonly Spot[]): readonly Spot[] {
  const joined = joinOverlapping(spots)
  return joined.length < spots.length ? joinAll(joined) : joined
}

function pinSpot(pin: MapPin, pixelsPerMetre: number): Spot {
  const { x, y } = project(pin.at)
  return {
    pins: [pin],
    x: x * pixelsPerMetre,
    y: y * pixelsPerMetre,
    dx: 0,
    dy: 0,
    ...pinSize(pin),
  }
}

function joinOverlapping(spots: readonly Spot[]): Spot[] {
  const joined: Spot[] = []
  for (const spot of spots) {
    const index = joined.findIndex((other) => canJoin(spot, other))
    const other = joined[index]
    if (other) joined[index] = join(other, spot)
    else joined.push(spot)
  }
  return joined
}

function canJoin(a: Spot, b: Spot): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + LEAST_GAP &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + LEAST_GAP &&
    ![...a.pins, ...b.pins].some(({ isSelected }) => isSelected)
  )
}

/** The joined marker is at the mean of all its pins. */
function join(a: Spot, b: Spot): Spot {
  const [inA, inB] = [a.pins.length, b.pins.length]
  const between = (of: number, and: number) => (of * inA + and * inB) / (inA + inB)
  return {
    pins: [...a.pins, ...b.pins],
    x: between(a.x, b.x),
    y: between(a.y, b.y),
    dx: 0,
    dy: 0,
    width: CLUSTER_SIZE,
    height: CLUSTER_SIZE,
  }
}

function setApart(pins: readonly MapPin[], pixelsPerMetre: number): readonly Spot[] {
  const spots = pins.map((pin) => pinSpot(pin, pixelsPerMetre))
  const [west, north] = [least(spots.map(({ x }) => x)), least(spots.map(({ y }) => y))]
  // Enough space on all sides, so that no edge pushes a pin.
  const room = pins.length * CLUSTER_SIZE
  const placed = placePins(
    spots.map((spot) => ({ ...spot, x: room + spot.x - west, y: room + spot.y - north })),
    { width: Infinity, height: Infinity },
  )
  return spots.map((spot, index) => ({
    ...spot,
    dx: placed[index]?.dx ?? 0,
    dy: placed[index]?.dy ?? 0,
  }))
}

function least(values: readonly number[]): number {
  return Math.min(...values)
}
