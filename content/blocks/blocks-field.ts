import type { Block as Answer } from 'contract/answers/blocks.ts'
import type { Block, BlocksField } from 'payload'
import { buttons, files, people, stats } from './facts.ts'
import { articles, artists, events, map, partners, venues } from './lists.ts'
import { gallery, image, panorama } from './pictures.ts'
import { audio, embed, video } from './players.ts'
import { accordion, columns, divider, heading, notice, quote, text } from './text.ts'

/** In the order in which staff see the types. */
const FORMS: Readonly<Record<Answer['type'], Omit<Block, 'slug'>>> = {
  text,
  heading,
  image,
  gallery,
  panorama,
  quote,
  video,
  audio,
  buttons,
  accordion,
  columns,
  stats,
  people,
  files,
  events,
  artists,
  venues,
  articles,
  partners,
  map,
  embed,
  notice,
  divider,
}

/** The closed set of blocks (spec/content B14). */
export function blocksField(options: Pick<BlocksField, 'required' | 'label'> = {}): BlocksField {
  return {
    name: 'blocks',
    type: 'blocks',
    label: 'Content',
    labels: { singular: 'Block', plural: 'Blocks' },
    ...options,
    blocks: Object.entries(FORMS).map(([slug, form]) => ({ slug, ...form })),
  }
}
