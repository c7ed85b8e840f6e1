import { Page as PageAnswer } from 'contract/answers/page.ts'
import type { CollectionConfig, Field } from 'payload'
import { blocksField } from '../blocks/blocks-field.ts'
import { videoGroup } from '../blocks/players.ts'
import { composed } from './composed.ts'
import { fieldOf } from '../fields/from-schema.ts'
import { linkList } from '../fields/links.ts'
import { metaGroup } from '../fields/meta.ts'
import { nameField } from '../fields/name.ts'
import { titleField } from '../fields/record.ts'
import { themeGroup } from '../fields/theme.ts'
import { loadNameFacts } from '../lookups/names.ts'
import { giveName } from '../hooks/names.ts'
import { checkVideo, checkVideoBlocks } from '../rules/article.ts'
import { checkColours } from '../rules/colours.ts'
import { checkEasyEnglish } from '../rules/easy-english.ts'
import { checkName } from '../rules/name.ts'
import { checkTitle } from '../rules/title.ts'
import type { Page } from '../payload-types.ts'

const about: Field[] = [
  titleField(),
  nameField,
  fieldOf(PageAnswer, 'standfirst'),
  blocksField({ required: true }),
]

const otherWays: Field[] = [
  {
    name: 'easy_english',
    type: 'relationship',
    relationTo: 'pages',
    label: 'Easy English page',
    admin: {
      description:
        'A page that says this one in short sentences, one idea each. A link to it stands at the top of this page, and that page has larger type.',
    },
  },
  videoGroup('auslan', 'Video in Auslan'),
]

const frame: Field[] = [
  fieldOf(PageAnswer, 'listed', { defaultValue: true }),
  fieldOf(PageAnswer, 'footer_mode', { defaultValue: 'full' }),
  { name: 'parent', type: 'relationship', relationTo: 'pages', label: 'Parent page' },
  linkList('subnav', { label: 'Links beside the page' }),
]

/** A page whose path staff choose (spec/content B13). */
export const pages: CollectionConfig = composed(
  {
    slug: 'pages',
    labels: { singular: 'Page', plural: 'Pages' },
    admin: {
      useAsTitle: 'title',
      group: 'Site',
    },
    hooks: { beforeChange: [giveName] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Page', fields: about },
          { label: 'Easy English and Auslan', fields: otherWays },
          { label: 'Surroundings', fields: frame },
          { label: 'Colours and sharing', fields: [themeGroup(), metaGroup()] },
        ],
      },
    ],
  },
  {
    check: async (page: Partial<Page>, req) => [
      ...checkTitle('title', page.title),
      ...checkName(
        'custom',
        page.name,
        await loadNameFacts({ collection: 'pages', id: page.id }, req),
      ),
      ...checkColours('theme', page.theme),
      ...checkVideoBlocks(page.blocks),
      ...checkVideo('auslan', page.auslan),
      ...checkEasyEnglish(page),
    ],
  },
)
