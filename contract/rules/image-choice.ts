/**
 * Which file of an image is shown, and in which box (spec/asked §9, spec/behaviour §20; spec/design
 * §4).
 */

/** The box of an image whose dimensions are missing (spec/asked §9). */
const PLACEHOLDER_BOX = { width: 1000, height: 800 } as const

/** 1.8 itself is no panorama (spec/asked §9: "over 1.8"). */
export const PANORAMA_RATIO = 1.8
/** Square within 4 %: a scan is seldom square to the pixel (spec/design §4). */
const SQUARE_FROM = 0.96
const SQUARE_TO = 1.04
/** spec/asked §9. Sizes fit into a square, so an upright picture would be narrow in `large` (spec/behaviour §20.1). */
const LANDSCAPE_SIZE = 'large'
const PORTRAIT_SIZE = '1536x1536'
/** `thumbnail` and `og` are cropped: never in a `srcset` of the whole picture (spec/behaviour §20.3). */
const UNCROPPED_SIZES = ['medium', 'medium_large', 'large', '1536x1536', '2048x2048'] as const

type UncroppedSize = (typeof UNCROPPED_SIZES)[number]

/** The design's four shapes, tested in this order (spec/design §4). */
export type LayoutClass = 'panorama' | 'square' | 'landscape' | 'portrait'

/** Dimensions as content gives them: anything but two positive numbers is missing. */
export interface Measured {
  readonly width?: unknown
  readonly height?: unknown
}

export interface ImageBox {
  readonly width: number
  readonly height: number
}

export interface ImageFile extends ImageBox {
  readonly url: string
}

/** The parsed image of the contract (spec/content A2). */
export interface ChoosableImage extends Measured {
  readonly url: string
  readonly sizes: { readonly [Size in UncroppedSize]?: ImageFile | undefined }
}

/**
 * The file for `src`: `1536x1536` for a portrait, otherwise `large`, then what there is
 * (spec/behaviour §20.1). No image, or one without any file, gives none; the box is kept only where the layout
 * needs it (spec/behaviour §20.4).
 */
export function chooseImage(
  image: ChoosableImage | false | null | undefined,
): ImageFile | undefined {
  if (!image) return undefined
  const chosen = isPortrait(image) ? PORTRAIT_SIZE : LANDSCAPE_SIZE
  const { sizes } = image
  return [sizes[chosen], sizes.large, sizes['1536x1536'], sizes.medium, original(image)].find(
    (file) => file?.url,
  )
}

/**
 * `srcset` of the whole picture, by width, each file once (spec/behaviour §20.3); `''` when no width is
 * known.
 */
export function srcset(image: ChoosableImage): string {
  const own = original(image)
  const files = UNCROPPED_SIZES.map((size) => image.sizes[size]).filter(
    (file) => file !== undefined,
  )
  const widths = new Map<string, number>()
  for (const { url, width } of files) {
    if (url && isLength(width) && !widths.has(url)) widths.set(url, width)
  }
  if (own.url && isLength(image.width)) widths.set(own.url, image.width)
  return [...widths]
    .toSorted(([, a], [, b]) => a - b)
    .map(([url, width]) => `${url} ${width}w`)
    .join(', ')
}

/**
 * The size of an image's box, 1000 × 800 when a dimension is missing, zero, negative or no number
 * (spec/behaviour §20.2).
 */
export function imageBox({ width, height }: Measured): ImageBox {
  return isLength(width) && isLength(height) ? { width, height } : PLACEHOLDER_BOX
}

/** Wider than 1.8 to 1 (spec/asked §9). */
export function isPanorama(image: Measured): boolean {
  return ratio(image) > PANORAMA_RATIO
}

/** Higher than wide; a square is none (spec/behaviour §20.1). */
export function isPortrait(image: Measured): boolean {
  return ratio(image) < 1
}

/**
 * The shape that cards and galleries lay an image out by. It does not choose the file
 * (spec/design GR3).
 */
export function layoutClass(image: Measured): LayoutClass {
  const shape = ratio(image)
  if (isPanorama(image)) return 'panorama'
  if (shape >= SQUARE_FROM && shape <= SQUARE_TO) return 'square'
  return shape > SQUARE_TO ? 'landscape' : 'portrait'
}

function original(image: ChoosableImage): ImageFile {
  return { url: image.url, ...imageBox(image) }
}

function ratio(image: Measured): number {
  const { width, height } = imageBox(image)
  return width / height
}

function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
