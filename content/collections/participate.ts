import { ParticipateItem } from 'contract/answers/participate.ts'
import { Fee } from 'contract/answers/stubs.ts'
import type { CollectionConfig, Field } from 'payload'
import { blocksField } from '../blocks/blocks-field.ts'
import { composed } from './composed.ts'
import { fileList } from '../fields/files.ts'
import { fieldOf, fieldsOf, optionalFieldsOf } from '../fields/from-schema.ts'
import { imageField } from '../fields/images.ts'
import { linkGroup } from '../fields/links.ts'
import { metaGroup } from '../fields/meta.ts'
import { orderField, slugField, titleField } from '../fields/record.ts'
import { refList } from '../fields/refs.ts'
import { richText } from '../fields/rich-text.ts'
import { zoneField } from '../fields/zone.ts'
import { editionYear } from '../lookups/event.ts'
import { checkParticipate } from '../rules/participate.ts'
import { checkVideoBlocks } from '../rules/article.ts'
import type { Participate } from '../payload-types.ts'

const about: Field[] = [
  titleField(),
  ...fieldsOf(ParticipateItem, 'kind', 'summary'),
  imageField('image', { label: 'Picture' }),
  blocksField(),
]

const terms: Field[] = [
  { type: 'row', fields: [...fieldsOf(ParticipateItem, 'opens_at', 'closes_at'), zoneField] },
  {
    name: 'fee',
    type: 'group',
    fields: [{ type: 'row', fields: optionalFieldsOf(Fee, 'label', 'waiver_note') }],
  },
  richText('eligibility', { label: 'Who may take part' }),
  linkGroup('terms', 'Terms'),
  linkGroup('apply', 'Apply'),
  fieldOf(ParticipateItem, 'contact'),
  fileList('downloads', { label: 'Downloads' }),
  { name: 'festival', type: 'relationship', relationTo: 'festivals', label: 'Edition' },
  refList('outcome', ['events', 'artists', 'articles', 'pages'], {
    label: 'What came of it',
    admin: { description: 'For a closed call.' },
  }),
]

/** spec/content B10 */
export const participate: CollectionConfig = composed(
  {
    slug: 'participate',
    labels: { singular: 'Participate item', plural: 'Participate' },
    admin: {
      useAsTitle: 'title',
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
