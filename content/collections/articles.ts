import { Article as ArticleAnswer } from 'contract/answers/article.ts'
import type { CollectionConfig, Field } from 'payload'
import { blocksField } from '../blocks/blocks-field.ts'
import { videoGroup } from '../blocks/players.ts'
import { composed } from './composed.ts'
import { fieldOf, fieldsOf } from '../fields/from-schema.ts'
import { imageField } from '../fields/images.ts'
import { metaGroup } from '../fields/meta.ts'
import { slugField, titleField } from '../fields/record.ts'
import { refList } from '../fields/refs.ts'
import { checkArticle, checkVideoBlocks } from '../rules/article.ts'
import type { Article } from '../payload-types.ts'

const about: Field[] = [
  titleField(),
  {
    type: 'row',
    fields: [
      ...fieldsOf(ArticleAnswer, 'kind', 'published_on'),
      { name: 'festival', type: 'relationship', relationTo: 'festivals', label: 'Edition' },
    ],
  },
  fieldOf(ArticleAnswer, 'standfirst'),
  imageField('lead_image', { label: 'Leading picture', required: true }),
  blocksField({ required: true }),
]

const around: Field[] = [
  {
    name: 'authors',
    type: 'array',
    labels: { singular: 'Author', plural: 'Authors' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'name', type: 'text', required: true },
          { name: 'artist', type: 'relationship', relationTo: 'artists' },
        ],
      },
    ],
  },
  fieldOf(ArticleAnswer, 'tags'),
  refList('related', ['events', 'articles', 'artists']),
  videoGroup('video', 'Video'),
]

/** spec/content B9 */
export const articles: CollectionConfig = composed(
  {
    slug: 'articles',
    labels: { singular: 'Article', plural: 'Articles' },
    admin: {
      useAsTitle: 'title',
      group: 'Stories',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Article', fields: about },
          { label: 'Surroundings', fields: around },
          { label: 'Sharing', fields: [metaGroup()] },
        ],
      },
      slugField,
    ],
  },
  {
    slug: { from: 'title', year: async ({ published_on: date }) => yearOf(date) },
    check: (article: Partial<Article>) => [
      ...checkArticle(article),
      ...checkVideoBlocks(article.blocks),
    ],
  },
)

function yearOf(date: string | undefined): number | undefined {
  return date ? Number(date.slice(0, 4)) : undefined
}
