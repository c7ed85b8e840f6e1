import { Artist as ArtistAnswer } from 'contract/answers/artist.ts'
import { MAX_ITEMS } from 'contract/answers/blocks.ts'
import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { fieldOf, fieldsOf } from '../fields/from-schema.ts'
import { imageField, imageList } from '../fields/images.ts'
import { linkList } from '../fields/links.ts'
import { metaGroup } from '../fields/meta.ts'
import { slugField, titleField } from '../fields/record.ts'
import { richText } from '../fields/rich-text.ts'
import { takesPart } from '../lookups/artist.ts'
import { warning } from '../rules/finding.ts'
import { checkTitle } from '../rules/title.ts'
import type { Artist } from '../payload-types.ts'

const about: Field[] = [
  {
    type: 'row',
    fields: [
      titleField('name'),
      {
        name: 'sort_name',
        type: 'text',
        label: 'Name for sorting',
        required: true,
        admin: { description: 'For example "Castellane, Noor".' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      fieldOf(ArtistAnswer, 'kind', { defaultValue: 'person' }),
      fieldOf(ArtistAnswer, 'pronouns'),
    ],
  },
  fieldOf(ArtistAnswer, 'countries'),
  { type: 'row', fields: fieldsOf(ArtistAnswer, 'based_in', 'born', 'died') },
  richText('bio', { label: 'Biography' }),
  imageField('portrait'),
  imageList('works', { maxRows: MAX_ITEMS }),
  fieldOf(ArtistAnswer, 'website'),
  linkList('links', { label: 'Other links' }),
  fieldOf(ArtistAnswer, 'represented_by'),
]

/** Of any number of editions (spec/content B7). */
export const artists: CollectionConfig = composed(
  {
    slug: 'artists',
    labels: { singular: 'Artist', plural: 'Artists' },
    admin: {
      useAsTitle: 'name',
      group: 'Program',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Artist', fields: about },
          { label: 'Sharing', fields: [metaGroup()] },
        ],
      },
      slugField,
    ],
  },
  {
    slug: { from: 'name' },
    check: async (artist: Partial<Artist>, req) => [
      ...checkTitle('name', artist.name),
      ...((await takesPart(artist.id, req))
        ? []
        : [warning('name', 'No event names this artist yet')]),
    ],
  },
)
