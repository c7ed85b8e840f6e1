import type { CollectionConfig, Field } from 'payload'
import { blocksField } from '../blocks/blocks-field.ts'
import { composed } from './composed.ts'
import { dateTimeField } from './fields/dates.ts'
import { fileList } from './fields/files.ts'
import { imageField } from './fields/images.ts'
import { linkGroup } from './fields/links.ts'
import { metaGroup } from './fields/meta.ts'
import { choices } from './fields/options.ts'
import { orderField, slugField, titleField } from './fields/record.ts'
import { refList } from './fields/refs.ts'
import { richText } from './fields/rich-text.ts'
import { zoneField } from './fields/zone.ts'
import { editionYear } from './lookups/event.ts'
import { checkParticipate } from './rules/participate.ts'
import { checkVideoBlocks } from './rules/article.ts'
import type { Participate } from '../payload-types.ts'

const MAX_SUMMARY = 300

const about: Field[] = [
  titleField(),
  {
    name: 'kind',
    type: 'select',
    required: true,
    options: choices({
      open_call: 'Open call',
      volunteer: 'Volunteering',
      support: 'Support',
      learn: 'Learning',
      program: 'Program',
    }),
  },
  { name: 'summary', type: 'textarea', required: true, maxLength: MAX_SUMMARY },
  imageField('image', { label: 'Picture' }),
  blocksField(),
]

const terms: Field[] = [
  {
    type: 'row',
    fields: [
      dateTimeField('opens_at', { label: 'Opens' }),
      dateTimeField('closes_at', { label: 'Closes', description: 'No dates: open always.' }),
      zoneField,
    ],
  },
  {
    name: 'fee',
    type: 'group',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'label', type: 'text', label: 'In words' },
          { name: 'waiver_note', type: 'text', label: 'Who need not pay' },
        ],
      },
    ],
  },
  richText('eligibility', { label: 'Who may take part' }),
  linkGroup('terms', 'Terms'),
  linkGroup('apply', 'Apply'),
  { name: 'contact', type: 'text' },
  fileList('downloads', { label: 'Downloads' }),
  { name: 'festival', type: 'relationship', relationTo: 'festivals', label: 'Edition' },
  refList('outcome', ['events', 'artists', 'articles', 'pages'], {
    label: 'What came of it',
    admin: { description: 'For a closed call.' },
  }),
]

/** A call, or another way to take part (spec/content B10). */
export const participate: CollectionConfig = composed(
  {
    slug: 'participate',
    labels: { singular: 'Participate item', plural: 'Participate' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'closes_at', '_status'],
      group: 'Stories',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Item', fields: about },
          { label: 'Dates and terms', fields: terms },
          { label: 'Sharing', fields: [metaGroup()] },
        ],
      },
      slugField,
      orderField,
    ],
  },
  {
    slug: { from: 'title', year: editionYear },
    check: (item: Partial<Participate>) => [
      ...checkParticipate(item),
      ...checkVideoBlocks(item.blocks),
    ],
  },
)
