/** Blocks of words (spec/content B14). */
import type { Block } from 'payload'
import { richText } from '../collections/fields/rich-text.ts'

export const text: Block = {
  slug: 'text',
  interfaceName: 'TextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [richText('body', { label: 'Text', required: true })],
}

export const heading: Block = {
  slug: 'heading',
  interfaceName: 'HeadingBlock',
  labels: { singular: 'Heading', plural: 'Headings' },
  fields: [
    { name: 'text', type: 'text', required: true },
    {
      name: 'level',
      type: 'select',
      required: true,
      defaultValue: '2',
      options: [
        { label: 'Section', value: '2' },
        { label: 'Part of a section', value: '3' },
      ],
    },
  ],
}

export const quote: Block = {
  slug: 'quote',
  interfaceName: 'QuoteBlock',
  labels: { singular: 'Quote', plural: 'Quotes' },
  fields: [
    { name: 'text', type: 'textarea', required: true },
    { name: 'cite', type: 'text', label: 'Who said it, and where' },
  ],
}

export const columns: Block = {
  slug: 'columns',
  interfaceName: 'ColumnsBlock',
  labels: { singular: 'Two columns', plural: 'Two columns' },
  fields: [richText('left', { required: true }), richText('right', { required: true })],
}

export const accordion: Block = {
  slug: 'accordion',
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

export const notice: Block = {
  slug: 'notice',
  interfaceName: 'NoticeBlock',
  labels: { singular: 'Notice', plural: 'Notices' },
  fields: [
    {
      name: 'level',
      type: 'select',
      required: true,
      defaultValue: 'info',
      options: [
        { label: 'Information', value: 'info' },
        { label: 'Warning', value: 'warning' },
      ],
    },
    richText('body', { label: 'Text', required: true }),
  ],
}

export const divider: Block = {
  slug: 'divider',
  interfaceName: 'DividerBlock',
  labels: { singular: 'Divider', plural: 'Dividers' },
  fields: [],
}
