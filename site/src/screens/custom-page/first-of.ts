import type { Block } from 'contract/answers/blocks.ts'
import type { Image } from 'contract/answers/image.ts'
import { plainText } from '../../views/plain-text.ts'

/** The first words of running text, for a page without a standfirst. */
export function firstText(blocks: readonly Block[]): string | undefined {
  for (const block of blocks) {
    const text = block.type === 'text' ? plainText(block.body) : ''
    if (text !== '') return text
  }
  return undefined
}

/** The first picture, for previews. */
export function firstImage(blocks: readonly Block[]): Image | undefined {
  for (const block of blocks) {
    if (block.type === 'image' || block.type === 'panorama') return block.image
    if (block.type === 'gallery' && block.images[0]) return block.images[0]
  }
  return undefined
}
