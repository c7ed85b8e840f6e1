/** The files of a picture (spec/content A2): one table for making, serving and naming them. */

export interface ImageSize {
  readonly name: string
  readonly width: number
  /** If absent, only the width is limited. */
  readonly height?: number
  /** `cover` is cropped around the focal point, `inside` keeps the whole picture. */
  readonly fit: 'cover' | 'inside'
  readonly extension: 'webp' | 'jpg'
}

/** The names, boxes and crops of spec/asked §3; `medium_large`, `2048x2048` and `og` are ours (spec/content A2). */
export const IMAGE_SIZES = [
  { name: 'thumbnail', width: 150, height: 150, fit: 'cover', extension: 'webp' },
  { name: 'medium', width: 300, height: 300, fit: 'inside', extension: 'webp' },
  { name: 'medium_large', width: 768, fit: 'inside', extension: 'webp' },
  { name: 'large', width: 1024, height: 1024, fit: 'inside', extension: 'webp' },
  { name: '1536x1536', width: 1536, height: 1536, fit: 'inside', extension: 'webp' },
  { name: '2048x2048', width: 2048, height: 2048, fit: 'inside', extension: 'webp' },
  { name: 'og', width: 1200, height: 630, fit: 'cover', extension: 'jpg' },
] as const satisfies readonly ImageSize[]

/**
 * The long side of the largest file, in pixels (spec/content A2): a quarter more than the largest named size, for a
 * picture that a visitor enlarges.
 */
export const MAX_LONG_SIDE = 2560

export const FULL = 'full'
/** The file that staff uploaded. Visitors never get it: a phone writes into its photographs where they were taken. */
export const ORIGINAL = 'original'

/** In pixels. */
export interface Dimensions {
  readonly width: number
  readonly height: number
}

/** The name on the wire is `{hash}-{size}.{extension}`. */
export interface NamedFile extends Dimensions {
  readonly name: string
}

export interface MediaRecord {
  readonly hash?: string | null
  /** The original's file, unless it is byte for byte the largest file. */
  readonly original?: string | null
  readonly kind?: string | null
  readonly mimeType?: string | null
  readonly width?: number | null
  readonly height?: number | null
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
}

export function mediaName(hash: string, size: string, extension: string): string {
  return `${hash}-${size}.${extension}`
}

export function typeOf(extension: string): string | undefined {
  return Object.keys(EXTENSIONS).find((type) => EXTENSIONS[type] === extension)
}

/** Undefined for types that are never stored. */
export function extensionOf(type: string): string | undefined {
  return EXTENSIONS[type]
}

/** For a picture, the largest of its files; undefined if the record has no file. */
export function largestFile({ hash, mimeType }: MediaRecord): string | undefined {
  const extension = extensionOf(mimeType ?? '')
  return hash && extension ? mediaName(hash, FULL, extension) : undefined
}

/** The file that staff uploaded, or the largest file if the original was not kept; undefined without a file. */
export function originalFile(media: MediaRecord): string | undefined {
  return media.original ?? largestFile(media)
}

/**
 * Returns the largest file of a picture, and every named size with its real dimensions. A size that would enlarge the
 * picture is the largest file (spec/content A2.1), and so is every size of a logo. Undefined without a picture.
 */
export function imageFiles(
  media: MediaRecord,
): { full: NamedFile; sizes: ReadonlyMap<string, NamedFile> } | undefined {
  const { hash, kind, mimeType, width, height } = media
  const extension = extensionOf(mimeType ?? '')
  if (!hash || !extension || !width || !height) return undefined
  const full = { name: mediaName(hash, FULL, extension), width, height }
  const sizes = IMAGE_SIZES.map((size): [string, NamedFile] => {
    const made = kind === 'photograph' ? sizeOf(size, full) : undefined
    const file = made ? { name: mediaName(hash, size.name, size.extension), ...made } : full
    return [size.name, file]
  })
  return { full, sizes: new Map(sizes) }
}

/** Never larger than the picture; undefined if the picture itself serves as this size. */
export function sizeOf(size: ImageSize, original: Dimensions): Dimensions | undefined {
  if (size.fit === 'cover') return croppedTo(size, original)
  const scale = Math.min(size.width / original.width, (size.height ?? Infinity) / original.height)
  if (scale >= 1) return undefined
  return {
    width: Math.max(1, Math.round(original.width * scale)),
    height: Math.max(1, Math.round(original.height * scale)),
  }
}

/** If the picture is smaller than the box, the largest part of it with the box's shape. */
function croppedTo({ width, height = width }: ImageSize, original: Dimensions): Dimensions {
  const scale = Math.min(1, original.width / width, original.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/**
 * Returns where a crop begins in a picture that was scaled to cover the box. The focal point (0–1) is as near the
 * middle of the crop as possible.
 */
export function cropOffset(
  scaled: Dimensions,
  crop: Dimensions,
  focal: { readonly x: number; readonly y: number },
): { left: number; top: number } {
  return {
    left: start(scaled.width, crop.width, focal.x),
    top: start(scaled.height, crop.height, focal.y),
  }
}

function start(whole: number, part: number, at: number): number {
  return Math.round(Math.min(Math.max(whole * at - part / 2, 0), whole - part))
}
