import type { BlockView } from './block.ts'
import type { OpenablePictureView } from './openable-picture.ts'

/** The pictures that blocks show for their own sake, in reading order. */
export function picturesOf(blocks: readonly BlockView[]): readonly OpenablePictureView[] {
  return blocks.flatMap((block) => {
    if (block.type === 'gallery') return block.pictures
    return block.type === 'image' || block.type === 'panorama' ? [block.picture] : []
  })
}
