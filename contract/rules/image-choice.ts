/** Which file of a picture is shown, and in which box (spec/asked §9, spec/behaviour §20, spec/design §4). */

/** For a picture whose dimensions are missing (spec/asked §9). */
const PLACEHOLDER_BOX = { width: 1000, height: 800 } as const

/** A picture of exactly 1.8 is not a panorama (spec/asked §9: "over 1.8"). */
export const PANORAMA_RATIO = 1.8
/** Few scans are square to the pixel (spec/design §4). */
const SQUARE_FROM = 0.96
const SQUARE_TO = 1.04
/**
 * spec/asked §9. Each size fits into a square. In `large` a portrait picture would be narrow (spec/behaviour §20.1).
 */
const LANDSCAPE_SIZE = 'large'
const PORTRAIT_SIZE = '1536x1536'
/** `thumbnail` and `og` are cropped, so they are not in a `srcset` (spec/behaviour §20.3). */
const UNCROPPED_SIZES = ['medium', 'medium_large', 'large', '1536x1536', '2048x2048'] as const

type UncroppedSize = (typeof UNCROPPED_SIZES)[number]

/** Tested in this order (spec/design §4). */
export type LayoutClass = 'panorama' | 'square' | 'landscape' | 'portrait'

/** Dimensions count as missing unless both are positive numbers. */
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
 * The file for `src`: `1536x1536` for a portrait picture, otherwise `large`; if that is missing, another file
 * (spec/behaviour §20.1). Undefined without a picture or file; the layout then decides about an empty box
 * (spec/behaviour §20.4).
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

/** Each file of the whole picture once, sorted by width (spec/behaviour §20.3); `''` if no width is known. */
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

/** 1000 × 800 if a dimension is missing, zero, negative or not a number (spec/behaviour §20.2). */
export function imageBox({ width, height }: Measured): ImageBox {
  return isLength(width) && isLength(height) ? { width, height } : PLACEHOLDER_BOX
}

export function isPanorama(image: Measured): boolean {
  return ratio(image) > PANORAMA_RATIO
}

/** A square is not portrait (spec/behaviour §20.1). */
export function isPortrait(image: Measured): boolean {
  return ratio(image) < 1
}

/** The shape in cards and galleries. It does not choose the file (spec/design GR3). */
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
