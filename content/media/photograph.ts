/** Makes the stored form of photographs (spec/content A2): upright, sRGB, JPEG, without the metadata of the camera. */
import type { Focal } from 'contract/rules/crops.ts'
import sharp, { type Sharp } from 'sharp'
import type { Media } from '../payload-types.ts'
import {
  cropOffset,
  MAX_LONG_SIDE,
  sizeOf,
  type Dimensions,
  type ImageSize,
} from './image-sizes.ts'
import { GUARDED } from './sharp-guard.ts'
import { MAX_PIXELS } from './upload-limits.ts'
import { UploadProblem } from './upload-problem.ts'

/** A judgement, not measured: higher than sharp's default of 80, because these files show works of photography. */
const JPEG = { quality: 86, progressive: true } as const
/** Sharp's defaults. More effort takes more time, and a size is made while a visitor waits. */
const WEBP = { quality: 80, effort: 4 } as const
/** For a picture that somebody has built to take very long. A judgement: the person who uploaded it waits. */
const TIMEOUT = { seconds: 25 } as const
/** Percent. */
const CENTRE = 50
/** The side in pixels of the small picture for the mean colour; sharp averages when it scales down. */
const MEAN_SIDE = 16
/**
 * The preview of spec/content A2 is embedded in the page, so its bytes come before those of the pictures. Both
 * numbers are judgements: stretched over a frame, 24 px look like the picture out of focus, and 600 bytes allow fair
 * quality.
 */
const PREVIEW_SIDE = 24
const MAX_PREVIEW_BYTES = 600
/** Tried in this order until the preview is small enough. A picture with much detail needs a lower quality. */
const PREVIEW_QUALITIES = [60, 40, 25, 12, 1]

export interface Picture extends Dimensions {
  readonly bytes: Buffer
}

export interface PictureRights {
  readonly artist: string
  readonly copyright: string
}

/** Throws `UploadProblem` for an upload that cannot be read. */
export async function developPhotograph(upload: Buffer): Promise<Picture> {
  await refuseTooLarge(upload)
  try {
    const { data, info } = await upright(upload)
      .resize({
        width: MAX_LONG_SIDE,
        height: MAX_LONG_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .jpeg(JPEG)
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch (cause) {
    throw new UploadProblem('This picture is damaged: export it again and upload that', { cause })
  }
}

/** White where the upload is transparent, because JPEG has no transparency. */
function upright(upload: Buffer): Sharp {
  return sharp(upload, GUARDED)
    .timeout(TIMEOUT)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
}

/**
 * Returns undefined if the picture is not larger than the size. `bytes` may be those of the original, which can be
 * larger than `width` and `height`: the size is then as sharp as possible.
 */
export async function makeSize(
  picture: Picture,
  size: ImageSize,
  { focal, rights }: { readonly focal: Focal; readonly rights: PictureRights },
): Promise<Buffer | undefined> {
  // No metadata of the original is kept; the file gets only the credit from staff (spec/content A2.3).
  return cutOut(picture, size, focal)
    ?.withExif({ IFD0: exifRights(rights) })
    .toBuffer()
}

/** The focal point as parts of one; by default the middle. */
export function focalOf({ focalX, focalY }: Pick<Partial<Media>, 'focalX' | 'focalY'>): Focal {
  return { x: share(focalX), y: share(focalY) }
}

function share(percent: number | null | undefined): number {
  return Math.min(Math.max((percent ?? CENTRE) / 100, 0), 1)
}

export function rightsOf({ credit }: Pick<Partial<Media>, 'credit'>): PictureRights {
  return { artist: credit?.artists?.join(', ') ?? '', copyright: credit?.copyright ?? '' }
}

/** Libvips refuses an empty text, so unknown values are left out. */
function exifRights({ artist, copyright }: PictureRights): Record<string, string> {
  return {
    ...(artist ? { Artist: artist } : {}),
    ...(copyright ? { Copyright: copyright } : {}),
  }
}

/** As `#rrggbb`. */
export async function meanColour({ bytes }: Picture): Promise<string> {
  const pixels = await sharp(bytes, GUARDED)
    .resize(MEAN_SIDE, MEAN_SIDE, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer()
  const sums = [0, 0, 0]
  for (const [index, value] of pixels.entries()) sums[index % 3] = (sums[index % 3] ?? 0) + value
  const mean = sums.map((sum) => Math.round(sum / (pixels.length / 3)))
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Returns a data URI of at most 24 px. Pages show it until the photograph has loaded. */
export async function smallPreview({ bytes }: Picture): Promise<string> {
  const small = sharp(bytes, GUARDED).resize({
    width: PREVIEW_SIDE,
    height: PREVIEW_SIDE,
    fit: 'inside',
    withoutEnlargement: true,
  })
  let file = Buffer.alloc(0)
  for (const quality of PREVIEW_QUALITIES) {
    // The highest effort: the preview is made only once, and every byte of it is in the page.
    file = await small.clone().webp({ quality, effort: 6 }).toBuffer()
    if (file.length <= MAX_PREVIEW_BYTES) break
  }
  return `data:image/webp;base64,${file.toString('base64')}`
}

async function refuseTooLarge(upload: Buffer): Promise<void> {
  const { width, height } = await sharp(upload, { ...GUARDED, limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new UploadProblem('This picture is damaged: export it again and upload that', { cause })
    })
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.round((width * height) / 1e6)
    throw new UploadProblem(`This picture has ${megapixels} megapixels; at most 100 are accepted`)
  }
}

function cutOut(picture: Picture, size: ImageSize, focal: Focal): Sharp | undefined {
  const wanted = sizeOf(size, picture)
  if (!wanted) return undefined
  const scale = Math.max(wanted.width / picture.width, wanted.height / picture.height)
  const scaled = {
    width: Math.max(wanted.width, Math.round(picture.width * scale)),
    height: Math.max(wanted.height, Math.round(picture.height * scale)),
  }
  const whole = size.fit === 'cover' ? scaled : wanted
  const image = upright(picture.bytes).resize({ ...whole, fit: 'fill' })
  if (size.fit === 'cover') image.extract({ ...cropOffset(scaled, wanted, focal), ...wanted })
  return size.extension === 'jpg' ? image.jpeg(JPEG) : image.webp(WEBP)
}
