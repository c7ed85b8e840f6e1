import type { PageImage } from '../screen.ts'
import defaultPicture from './default-picture.png'

/** Used when a picture's own size is not known (spec/asked §9); that of the default picture. */
const DEFAULT_SIZE = { width: 1200, height: 630 }

/** The picture a preview shows: size `og`, else `large`, else the original; the build's own where there is none (spec/behaviour §8.3). */
export function openGraphImage(image: PageImage | undefined) {
  if (!image) return { url: defaultPicture, ...DEFAULT_SIZE, alt: '' }
  const file = image.sizes.og ?? image.sizes.large ?? image
  return {
    url: file.url,
    width: file.width || DEFAULT_SIZE.width,
    height: file.height || DEFAULT_SIZE.height,
    alt: image.alt,
  }
}
