import { PastFestival as PastFestivalAnswer } from 'contract/answers/past-festivals.ts'
import type { CollectionConfig, Field } from 'payload'
import { blocksField } from '../blocks/blocks-field.ts'
import { composed } from './composed.ts'
import { fieldOf } from '../fields/from-schema.ts'
import { imageField } from '../fields/images.ts'
import { linkGroup } from '../fields/links.ts'
import { metaGroup } from '../fields/meta.ts'
import { slugField, titleField } from '../fields/record.ts'
import { refList } from '../fields/refs.ts'
import { statList } from '../fields/stats.ts'
import { checkTitle } from '../rules/title.ts'
import { checkVideoBlocks } from '../rules/article.ts'
import type { PastFestival } from '../payload-types.ts'

/** A judgement (spec/content B11): more figures would need a table, which belongs in a report. */
const MAX_STATS = 6

const about: Field[] = [
  titleField(),
  {
    type: 'row',
    fields: [
      fieldOf(PastFestivalAnswer, 'order_year'),
      {
        name: 'festival',
        type: 'relationship',
        relationTo: 'festivals',
        label: 'Edition',
        admin: { description: 'None for a festival that has no pages of its year.' },
      },
    ],
  },
  fieldOf(PastFestivalAnswer, 'summary'),
  imageField('image', { label: 'Picture', required: true }),
  statList('stats', { label: 'Figures', maxRows: MAX_STATS }),
  refList('highlights', ['events', 'artists', 'articles']),
  blocksField(),
  linkGroup('report', 'Report'),
  fieldOf(PastFestivalAnswer, 'cite'),
]

/** spec/content B11 */
export const pastFestivals: CollectionConfig = composed(
  {
    slug: 'past-festivals',
    labels: { singular: 'Past festival', plural: 'Past festivals' },
    admin: {
      useAsTitle: 'title',
      group: 'Stories',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Past festival', fields: about },
          { label: 'Sharing', fields: [metaGroup()] },
        ],
      },
      slugField,
    ],
  },
  {
    slug: { from: 'title', year: async ({ order_year: year }) => year },
    check: (record: Partial<PastFestival>) => [
      ...checkTitle('title', record.title),
      ...checkVideoBlocks(record.blocks),
    ],
  },
)
