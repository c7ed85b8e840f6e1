import type { Image } from 'contract/answers/image.ts'
import { pictureView, type PictureView } from './picture.ts'

/** A picture that opens in its full size. */
export interface OpenablePictureView extends PictureView {
  /** Its largest file. */
  readonly full: string
  /** Whose it is, and how it may be used. */
  readonly rights?: string | undefined
}

export function openablePicture(image: Image | undefined): OpenablePictureView | undefined {
  const picture = pictureView(image)
  if (!picture || !image) return undefined
  const { copyright, licence } = image.credit ?? {}
  const rights = [copyright, licence].filter(Boolean).join('. ')
  return { ...picture, full: image.url, ...(rights ? { rights } : {}) }
}

/** Those that have a file. */
export function openablePictures(images: readonly Image[]): readonly OpenablePictureView[] {
  return images.flatMap((image) => openablePicture(image) ?? [])
}
