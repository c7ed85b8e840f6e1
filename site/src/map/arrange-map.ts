import { memoiseWith } from 'contract/rules/memoise-bounded.ts'
import type { Point } from 'contract/rules/web-mercator.ts'
import { clipLine } from './clip.ts'
import { captionBox, placeCaptions, type Caption } from './place-captions.ts'
import {
  createRoom,
  isLine,
  nameWidth,
  partOf,
  placeNames,
  type PlacedName,
  type Size,
} from './place-names.ts'
import { pinSize, placePins } from './place-pins.ts'
import {
  SHAPES,
  WIDE_AREA,
  type Frame,
  type MapPin,
  type StreetMapView,
} from './street-map-view.ts'

export interface ArrangedPin extends Pick<MapPin, 'id' | 'href' | 'label' | 'name' | 'isSelected'> {
  /** Its place on the map, in per cent. */
  readonly left: string
  readonly top: string
  /** The distance from its place to the pin's centre, in CSS pixels. */
  readonly dx: number
  readonly dy: number
  readonly width: number
  readonly height: number
  readonly reach: number
  readonly caption?: ShownCaption | undefined
}

interface FromWidth {
  /** The least width of the windows that show it, in CSS pixels; absent if all do. */
  readonly from?: number | undefined
}

interface ShownCaption extends Caption, FromWidth {}

export interface ArrangedName extends Pick<PlacedName, 'text' | 'angle'>, FromWidth {
  readonly left: string
  readonly top: string
}

export interface ArrangedMap {
  readonly pins: readonly ArrangedPin[]
  readonly names: readonly ArrangedName[]
}

interface Surface extends Size {
  readonly parts: readonly [Frame, ...Frame[]]
}

/** Names up to this rank are placed before those of pins: main places, stations, main roads (`NAME_RANKS`). */
const FIRST_RANK = 3
const LINE_HEIGHT = 18

/**
 * Returns where pins and names are drawn. Places are in per cent, so that the map works at any width. Sizes and
 * distances are in CSS pixels, so that a pin is as easy to press at any width. Everything is arranged for the least
 * width of a map; `from` marks what only wider windows have room for (spec/screens §5.2, spec/behaviour §36.3).
 */
export function arrangeMap(view: StreetMapView): ArrangedMap {
  const { shape, pins } = view
  const surface = surfaceOf(view)
  const spots = pins.map((pin) => ({ ...toPixels(view, surface)(pin), ...pinSize(pin) }))
  const placed = placePins(spots, surface)
  const drawn = spots.map((spot, index) => ({
    ...spot,
    x: spot.x + (placed[index]?.dx ?? 0),
    y: spot.y + (placed[index]?.dy ?? 0),
    caption: pins[index]?.caption,
  }))
  const { names, captions } = textsOf(view.names, { shape, frame: view.frame, drawn })
  const extra = shape === 'area' ? extraNames(view, surface, { drawn, spots, names, captions }) : []
  const percent = percentOf(surface)
  return {
    pins: pins.flatMap(({ id, href, label, name, isSelected }, index) => {
      const [spot, place] = [spots[index], placed[index]]
      if (!spot || !place) return []
      const { width, height } = spot
      const caption = captions[index]
      return [
        { id, href, label, name, isSelected, ...percent(spot), ...place, width, height, caption },
      ]
    }),
    names: [
      ...names.map(({ text, angle, from, ...at }) => ({
        text,
        angle: tenths(angle),
        ...percent(at),
        from,
      })),
      ...extra,
    ],
  }
}

function surfaceOf({ shape }: Pick<StreetMapView, 'shape'>): Surface {
  const { ratio, leastWidth: width, windows } = SHAPES[shape]
  const height = width / ratio
  const middle = (shown: number): Frame => ({ x: (width - shown) / 2, y: 0, width: shown, height })
  const [least, ...wider] = windows
  return { width, height, parts: [middle(least), ...wider.map(middle)] }
}

function toPixels({ frame }: Pick<StreetMapView, 'frame'>, { width, height }: Size) {
  return ({ x, y }: Point): Point => ({
    x: ((x - frame.x) / frame.width) * width,
    y: ((y - frame.y) / frame.height) * height,
  })
}

interface DrawnPin extends Point, Size {
  readonly caption?: string | undefined
}

interface ShownName extends PlacedName, FromWidth {}

interface PlacedTexts {
  readonly names: readonly ShownName[]
  /** One for each pin; undefined if there is no room for it. */
  readonly captions: readonly (ShownCaption | undefined)[]
}

/** The most placings to remember for each ground. A judgement: maps of one place differ only in their pins. */
const MOST_PLACINGS = 20

interface Placing extends Pick<StreetMapView, 'shape' | 'frame'> {
  readonly drawn: readonly DrawnPin[]
}

/** Places texts once for each map: all events at a venue have the same map, and no other step takes longer. */
const textsOf = memoiseWith(
  MOST_PLACINGS,
  (names: StreetMapView['names'], { drawn, ...shown }: Placing) =>
    placeTexts({ ...shown, names }, surfaceOf(shown), drawn),
)

/**
 * Places the names of the ground and of pins. On a strip the names of pins come first, because a strip has few
 * pins. The part of a strip that a phone shows gets its names before the rest, and no window cuts a name at its
 * edge.
 */
function placeTexts(
  view: Pick<StreetMapView, 'shape' | 'frame' | 'names'>,
  surface: Surface,
  drawn: readonly DrawnPin[],
): PlacedTexts {
  const room = createRoom(surface)
  for (const pin of drawn) room.take(pin)
  const least = view.shape === 'strip' ? 0 : FIRST_RANK
  const names = namesOn(view, surface)
  const first = placeNames(
    names.filter(({ rank }) => rank <= least),
    room,
  )
  const captions: (ShownCaption | undefined)[] = drawn.map(() => undefined)
  const placed: ShownName[] = [...first]
  for (const [index, part] of surface.parts.entries()) {
    const from = index === 0 ? undefined : part.width
    const shown = partOf(room, part)
    const unnamed = drawn.map((pin, at) => (captions[at] ? { ...pin, caption: undefined } : pin))
    for (const [at, caption] of placeCaptions(unnamed, shown).entries()) {
      if (caption) captions[at] = { ...caption, from }
    }
    const rest = within(without(names, placed), part)
    placed.push(...placeNames(rest, shown).map((name) => ({ ...name, from })))
  }
  return { captions, names: placed }
}

/** Returns the names for which only a wide map has room. */
function extraNames(
  view: StreetMapView,
  least: Surface,
  {
    drawn,
    spots,
    names,
    captions,
  }: {
    readonly drawn: readonly DrawnPin[]
    readonly spots: readonly Point[]
    readonly names: readonly PlacedName[]
    readonly captions: readonly (Caption | undefined)[]
  },
): readonly ArrangedName[] {
  const { times, from } = WIDE_AREA
  const surface = { ...least, width: least.width * times, height: least.height * times }
  const room = createRoom(surface)
  for (const [index, pin] of drawn.entries()) {
    const { x, y } = spots[index] ?? pin
    const wide = { ...pin, x: pin.x + x * (times - 1), y: pin.y + y * (times - 1) }
    room.take(wide)
    const caption = captions[index]
    const box = caption && captionBox(caption, wide)
    if (box) room.take(box)
  }
  for (const { text, x, y, angle } of names) {
    const size = { width: nameWidth(text), height: LINE_HEIGHT, angle }
    room.take({ ...size, x: x * times, y: y * times })
  }
  const percent = percentOf(surface)
  return placeNames(without(namesOn(view, surface), names), room).map(({ text, angle, ...at }) => ({
    text,
    angle: tenths(angle),
    ...percent(at),
    from,
  }))
}

function namesOn(
  view: Pick<StreetMapView, 'frame' | 'names'>,
  surface: Size,
): StreetMapView['names'] {
  const pixels = toPixels(view, surface)
  const all = view.names.map((name) => ({
    ...name,
    at: isLine(name.at) ? name.at.map(pixels) : pixels(name.at),
  }))
  return within(all, { x: 0, y: 0, ...surface })
}

function within(names: StreetMapView['names'], frame: Frame): StreetMapView['names'] {
  return names.flatMap((name) =>
    isLine(name.at) ? clipLine(name.at, frame).map((at) => ({ ...name, at })) : [name],
  )
}

function without(
  names: StreetMapView['names'],
  placed: readonly PlacedName[],
): StreetMapView['names'] {
  const done = new Set(placed.map(({ text, isAlong }) => keyOf(text, isAlong)))
  return names.filter(({ text, at }) => !done.has(keyOf(text, isLine(at))))
}

function keyOf(text: string, isAlong: boolean): string {
  return `${isAlong ? 'along' : 'at'} ${text}`
}

function percentOf(size: Size) {
  return ({ x, y }: Point) => ({
    left: `${hundredths((x / size.width) * 100)}%`,
    top: `${hundredths((y / size.height) * 100)}%`,
  })
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
