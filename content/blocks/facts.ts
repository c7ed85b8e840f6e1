import type { Block } from 'payload'
import { fileList } from '../fields/files.ts'
import { imageField } from '../fields/images.ts'
import { linkList } from '../fields/links.ts'
import { statList } from '../fields/stats.ts'

/** A judgement: among more buttons none would stand out as the next thing to do (spec/content B14). */
const MAX_BUTTONS = 4

export const buttons: Omit<Block, 'slug'> = {
  interfaceName: 'ButtonsBlock',
  labels: { singular: 'Buttons', plural: 'Buttons' },
  fields: [linkList('links', { minRows: 1, maxRows: MAX_BUTTONS })],
}

export const stats: Omit<Block, 'slug'> = {
  interfaceName: 'StatsBlock',
  labels: { singular: 'Figures', plural: 'Figures' },
  fields: [statList('items', { minRows: 1 })],
}

export const people: Omit<Block, 'slug'> = {
  interfaceName: 'PeopleBlock',
  labels: { singular: 'People', plural: 'People' },
  fields: [
    {
      name: 'people',
      type: 'array',
      required: true,
      minRows: 1,
      labels: { singular: 'Person', plural: 'People' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', type: 'text', required: true },
            { name: 'role', type: 'text', required: true },
          ],
        },
        imageField('image', { label: 'Portrait' }),
        { name: 'artist', type: 'relationship', relationTo: 'artists' },
      ],
    },
  ],
}

export const files: Omit<Block, 'slug'> = {
  interfaceName: 'FilesBlock',
  labels: { singular: 'Files', plural: 'Files' },
  fields: [fileList('files', { minRows: 1 })],
}
