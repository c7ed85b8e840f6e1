/** spec/content B14 */
import type { Block } from 'payload'
import { NoticeLevel } from 'contract/answers/parts.ts'
import { optionsOf } from '../fields/from-schema.ts'
import { richText } from '../fields/rich-text.ts'

export const text: Omit<Block, 'slug'> = {
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [richText('body', { label: 'Text', required: true })],
}

export const heading: Omit<Block, 'slug'> = {
  interfaceName: 'HeadingBlock',
  labels: { singular: 'Heading', plural: 'Headings' },
  fields: [
    { name: 'text', type: 'text', required: true },
    {
      name: 'level',
      type: 'select',
      required: true,
      defaultValue: '2',
      // The title of the page is the heading of level 1.
      options: [
        { label: 'Section', value: '2' },
        { label: 'Part of a section', value: '3' },
      ],
    },
  ],
}

export const quote: Omit<Block, 'slug'> = {
  interfaceName: 'QuoteBlock',
  labels: { singular: 'Quote', plural: 'Quotes' },
  fields: [
    { name: 'text', type: 'textarea', required: true },
    { name: 'cite', type: 'text', label: 'Who said it, and where' },
  ],
}

export const columns: Omit<Block, 'slug'> = {
  interfaceName: 'ColumnsBlock',
  labels: { singular: 'Two columns', plural: 'Two columns' },
  fields: [richText('left', { required: true }), richText('right', { required: true })],
}

export const accordion: Omit<Block, 'slug'> = {
  interfaceName: 'AccordionBlock',
  labels: { singular: 'Questions and answers', plural: 'Questions and answers' },
  fields: [
    {
      name: 'items',
      type: 'array',
      required: true,
      minRows: 1,
      labels: { singular: 'Item', plural: 'Items' },
      fields: [
        { name: 'title', type: 'text', required: true },
        richText('body', { required: true }),
      ],
    },
  ],
}

export const notice: Omit<Block, 'slug'> = {
  interfaceName: 'NoticeBlock',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    {
      name: 'level',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: optionsOf(NoticeLevel),
    },
    richText('body', { label: 'Text', required: true }),
  ],
}

export const divider: Omit<Block, 'slug'> = {
  interfaceName: 'DividerBlock',
  labels: { singular: 'Divider', plural: 'Dividers' },
  fields: [],
}
