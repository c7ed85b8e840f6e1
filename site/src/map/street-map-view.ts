import type { BasemapArea } from 'contract/answers/parts.ts'

/** What a still map is drawn from (spec/screens §5.2): small, plain, and in whole units of its own. */
export interface StreetMapView {
  readonly shape: MapShape
  /** The base map it is drawn on. */
  readonly area: BasemapArea
  /** Where on the ground the whole drawing lies, in degrees. */
  readonly bounds: Bounds
  /** What is shown of the drawing, in its units. */
  readonly frame: Frame
  /** How much ground one unit is. */
  readonly metresPerUnit: number
  /** One path a layer; a layer with nothing in the frame is absent. */
  readonly ground: Readonly<Partial<Record<GroundLayer, string>>>
  readonly labels: readonly GroundLabel[]
  /** The way of a walk, as a path. */
  readonly line?: string | undefined
  /** In the order of the list beside the map. */
  readonly pins: readonly MapPin[]
  readonly attribution: string
}

/** What a live map is drawn from: the ground it draws itself. */
export type LiveMapView = Omit<StreetMapView, 'ground' | 'labels'>

/** `strip`: a low band, what it is about in the middle of it. `area`: a whole map beside a list. */
export type MapShape = 'strip' | 'area'

export const GROUND_LAYERS = ['water', 'parks', 'paths', 'streets', 'mainStreets', 'rail'] as const
export type GroundLayer = (typeof GROUND_LAYERS)[number]

export interface Bounds {
  readonly west: number
  readonly south: number
  readonly east: number
  readonly north: number
}

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** A name of a place; rank 1 is written first. */
export interface GroundLabel extends Point {
  readonly text: string
  readonly rank: number
}

/** What the map shows at one place; `at` in degrees. */
export interface MapFeature {
  readonly id: string
  readonly at: { readonly lat: number; readonly lon: number }
  /** What stands in the pin: "12", "12–15", "12 +3". */
  readonly label: string
  /** What the pin is called; contains the label: "Number 12, Shed 9". */
  readonly name: string
  /** An own path, query or hash. */
  readonly href: string
}

export interface MapPin extends Point, MapFeature {
  readonly isSelected?: true | undefined
}

/**
 * Width over height of each shape, of the part of it that always shows, and the width in CSS pixels below which it is
 * never drawn: there its pins are set apart.
 */
export const SHAPES = {
  strip: { ratio: 4, safeRatio: 1, leastWidth: 1280 },
  area: { ratio: 1.2, safeRatio: 1.2, leastWidth: 480 },
} as const

/** Units across a drawing. In an area of the least width a unit is a fifth of a pixel, in a large one a half. */
export const DRAWING_WIDTH = 2400

/** The whole drawing of a shape. */
export function wholeFrame(shape: MapShape): Frame {
  return { x: 0, y: 0, width: DRAWING_WIDTH, height: DRAWING_WIDTH / SHAPES[shape].ratio }
}
