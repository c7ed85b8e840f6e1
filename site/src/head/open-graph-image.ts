import { OPEN_GRAPH_SIZE } from 'contract/rules/open-graph-size.ts'
import type { PageImage } from '../views/screen.ts'
import defaultPicture from './default-picture.png'

/**
 * The picture a preview shows: size `og`, else `large`, else the original, else the build's own, which
 * is 1200 × 630; a picture of unknown size is announced as that too (spec/asked §9, spec/behaviour §8.3).
 */
export function openGraphImage(image: PageImage | undefined) {
  if (!image) return { url: defaultPicture, ...OPEN_GRAPH_SIZE, alt: '' }
  const file = image.sizes.og ?? image.sizes.large ?? image
  const { url, width, height } = file
  const size = width === undefined || height === undefined ? OPEN_GRAPH_SIZE : { width, height }
  return { url, ...size, alt: image.alt }
}
