import type { Point } from 'contract/rules/web-mercator.ts'
import type { BasemapArea } from 'contract/answers/parts.ts'

/** The view of a still map (spec/screens §5.2), in whole units of the drawing. */
export interface StreetMapView {
  readonly shape: MapShape
  readonly area: BasemapArea
  /** The ground under the whole drawing, in degrees. */
  readonly bounds: Bounds
  /** The part of the drawing that is shown, in its units. */
  readonly frame: Frame
  /** Metres of ground in one unit. */
  readonly metresPerUnit: number
  readonly ground: Readonly<Partial<Record<GroundLayer, string>>>
  readonly names: readonly GroundName[]
  /** The route of a walk, as a path. */
  readonly line?: string | undefined
  /** In the order of the list beside the map. */
  readonly pins: readonly MapPin[]
  /** Set for the map of a walk, whose stops are never joined. */
  readonly isWalk?: true | undefined
  readonly attribution: string
}

export type LiveMapView = Omit<StreetMapView, 'ground' | 'names'>

/** `strip`: a low band with its places in the middle. `area`: a large map beside a list. */
export type MapShape = 'strip' | 'area'

/** In the order of drawing: a later layer covers the earlier ones. */
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

export interface GroundName {
  readonly text: string
  readonly rank: number
  readonly at: Point | readonly Point[]
}

/** `at` is in degrees. */
export interface MapFeature {
  readonly id: string
  readonly at: { readonly lat: number; readonly lon: number }
  /** The text in the pin: "12", "12–15", "12 +3". */
  readonly label: string
  /** The pin's accessible name, which contains the label: "Number 12, Shed 9". */
  readonly name: string
  /** The name that is written beside its pin if there is room. */
  readonly caption?: string | undefined
  /** A path, query or hash of this site. */
  readonly href: string
}

export interface MapPin extends Point, MapFeature {
  readonly isSelected?: true | undefined
}

/**
 * `ratio` is width divided by height. `safeRatio` is the ratio of the part that is always visible. `leastWidth`, in
 * CSS pixels, is the width for which pins are pushed apart; a narrower window shows only a part of the map. The part
 * of a strip that is always visible is a square of 320 px, the narrowest screen that the site is made for (WCAG
 * 1.4.10). `windows` are the widths from which a map shows more names: without margins a screen of 320 px has 288, A5
 * paper has 460 and A4 paper has 640. An area of 480 by 400 px scrolls sideways in a narrower window, because pins
 * would crowd on a smaller map. `street-map.module.css` repeats these widths (`arrange-map.test.ts`).
 */
export const SHAPES = {
  strip: { ratio: 4, safeRatio: 1, leastWidth: 1280, windows: [288, 460, 640, 900, 1280] },
  area: { ratio: 1.2, safeRatio: 1.2, leastWidth: 480, windows: [480] },
} as const

/**
 * The extra names of a wide area are placed on an area that is `times` as wide as the narrowest one. They are shown
 * from the width `from` on, in CSS pixels.
 */
export const WIDE_AREA = { times: 2, from: 900 } as const

/**
 * The width of a drawing in units. A unit is a fifth of a pixel on an area of the least width, and half a pixel on a
 * large one.
 */
export const DRAWING_WIDTH = 2400

export function wholeFrame(shape: MapShape): Frame {
  return { x: 0, y: 0, width: DRAWING_WIDTH, height: DRAWING_WIDTH / SHAPES[shape].ratio }
}
