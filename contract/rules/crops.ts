/**
 * Where the site crops a picture, to which shape, and which part stays visible (spec/design GR4, §5).
 * `site/src/ui/crops.test.ts` compares the shapes with the style sheets.
 */
import { imageBox, layoutClass, type LayoutClass, type Measured } from './image-choice.ts'
import { OPEN_GRAPH_SIZE } from './open-graph-size.ts'

/** The point that must stay visible: from 0 to 1, from the left and from the top. */
export interface Focal {
  readonly x: number
  readonly y: number
}

export interface Crop {
  /** The places on the site, in words for staff: `Cards and rows`. */
  readonly where: string
  /** Width divided by height. */
  readonly ratio: number
  /** The visible part, as CSS `object-position`: percent from the left and from the top. */
  readonly position: { readonly x: number; readonly y: number }
}

/** By the shape of the picture (spec/design §4). */
export const CARD_RATIOS = {
  panorama: 2,
  landscape: 3 / 2,
  portrait: 4 / 5,
  square: 1,
} as const satisfies Record<LayoutClass, number>
export const GUIDE_RATIO = 4 / 5
export const LEGACY_RATIO = 3 / 2
export const POSTER_RATIO = 16 / 9
/** Only the horizontal position follows the focal point (spec/design GR4). */
const MIDDLE = 50
/**
 * The distance between the positions, in percent. The style sheet has a rule for each of the five, because the
 * Content-Security-Policy allows no style attribute (spec/design GR4, TK5).
 */
const STEP = 25
/** On the home page a picture fills the window. These are the windows of a laptop and of a phone. */
const HOME = [
  { where: 'Home, on a computer', ratio: 1440 / 900 },
  { where: 'Home, on a phone', ratio: 390 / 844 },
] as const

/** Includes the crop for link previews. */
export function cropsOf(picture: Measured, focal: Focal): Crop[] {
  const layout = layoutClass(picture)
  const ofSite = [
    { where: 'Cards and rows', ratio: CARD_RATIOS[layout] },
    { where: 'Guide card', ratio: GUIDE_RATIO },
    ...HOME,
    { where: 'Film, before it plays', ratio: POSTER_RATIO },
    { where: 'Editions up to 2022', ratio: LEGACY_RATIO },
  ]
  const ratio = OPEN_GRAPH_SIZE.width / OPEN_GRAPH_SIZE.height
  return [
    ...ofSite.map((crop) => ({ ...crop, position: { x: quarter(focal.x), y: MIDDLE } })),
    { where: 'Shared link', ratio, position: nearest(picture, ratio, focal) },
  ]
}

/** One coordinate of the focal point, rounded to 0, 25, 50, 75 or 100 percent (spec/design GR4). */
export function quarter(position = 0.5): number {
  return Math.round((position * 100) / STEP) * STEP
}

/** The focal point is as near to the middle of the crop as possible. `content/media` crops files in the same way. */
function nearest(picture: Measured, ratio: number, focal: Focal): Crop['position'] {
  const { width, height } = imageBox(picture)
  const own = width / height
  return {
    x: percent(focal.x, Math.min(1, ratio / own)),
    y: percent(focal.y, Math.min(1, own / ratio)),
  }
}

/** `seen` is the visible share of one side of the picture, from 0 to 1. */
function percent(at: number, seen: number): number {
  if (seen === 1) return MIDDLE
  const start = Math.min(Math.max(at - seen / 2, 0), 1 - seen)
  return Math.round((start / (1 - seen)) * 100)
}
