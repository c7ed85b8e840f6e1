import type { Image, StubImage } from 'contract/answers/image.ts'
import { quarter } from 'contract/rules/crops.ts'
import {
  chooseImage,
  imageBox,
  layoutClass,
  srcset,
  type LayoutClass,
} from 'contract/rules/image-choice.ts'

export interface PictureView {
  readonly src: string
  readonly srcSet: string
  readonly width: number
  readonly height: number
  /** Empty for a decorative picture. */
  readonly alt: string
  readonly layout: LayoutClass
  /** Focal point in quarters, `x-y`: `50-50` is the middle (spec/design GR4). */
  readonly focal: string
  readonly tone?: string | undefined
  readonly preview?: string | undefined
  /** The caption, with works' titles in square brackets. */
  readonly caption?: string | undefined
}

/**
 * Pictures of lists get no caption: their card or row says what they show. Only detail answers have a credit or a
 * preview (spec/content A2.4).
 */
export function pictureView(image: Image | StubImage | undefined): PictureView | undefined {
  const file = chooseImage(image)
  if (!image || !file) return undefined
  const isDetail = 'credit' in image || 'preview' in image
  return {
    src: file.url,
    srcSet: srcset(image),
    ...imageBox(image),
    alt: image.decorative ? '' : image.alt,
    layout: layoutClass(image),
    focal: `${quarter(image.focal?.x)}-${quarter(image.focal?.y)}`,
    ...(image.tone ? { tone: shortColour(image.tone) } : {}),
    ...('preview' in image && image.preview ? { preview: image.preview } : {}),
    ...(isDetail && image.caption ? { caption: image.caption } : {}),
  }
}

/** As `#rgb`: a tone is seen only for a moment, and the short form makes a list of ninety rows 180 bytes smaller. */
function shortColour(colour: string): string {
  const digits = colour.slice(1).match(/../g) ?? []
  return `#${digits.map((two) => Math.round(Number.parseInt(two, 16) / 17).toString(16)).join('')}`
}

/** Removes the files that are wider than the smallest one of at least `enoughPx`. */
export function upToWidth(view: PictureView, enoughPx: number): PictureView {
  const files = view.srcSet.split(', ')
  const isEnough = (file: string) => Number.parseInt(file.split(' ')[1] ?? '', 10) >= enoughPx
  const last = files.findIndex(isEnough)
  return last === -1 ? view : { ...view, srcSet: files.slice(0, last + 1).join(', ') }
}

/** Returns the address of the smallest file. */
export function smallPicture(image: Image | StubImage | undefined): string | undefined {
  const picture = pictureView(image)
  return picture?.srcSet.split(' ')[0] || picture?.src
}

export interface OpenablePictureView extends PictureView {
  /** Its largest file. */
  readonly full: string
  /** Copyright, licence, and whether it was made with AI. */
  readonly rights?: string | undefined
}

export function openablePicture(image: Image | undefined): OpenablePictureView | undefined {
  const picture = pictureView(image)
  if (!picture || !image) return undefined
  const { copyright, licence, ai_declared: isByAi } = image.credit ?? {}
  const made = isByAi && 'Made with AI, as declared by the artist'
  const rights = [copyright, licence, made].filter(Boolean).join('. ')
  return { ...picture, full: image.url, ...(rights ? { rights } : {}) }
}

export function openablePictures(images: readonly Image[]): readonly OpenablePictureView[] {
  return images.flatMap((image) => openablePicture(image) ?? [])
}
