import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { imageField, imageList } from './fields/images.ts'
import { hrefField, linkList } from './fields/links.ts'
import { metaGroup } from './fields/meta.ts'
import { slugField, titleField } from './fields/record.ts'
import { richText } from './fields/rich-text.ts'
import { takesPart } from './lookups/artist.ts'
import { warning } from './rules/finding.ts'
import { checkTitle } from './rules/title.ts'
import type { Artist } from '../payload-types.ts'

const MAX_WORKS = 24

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
        admin: { description: 'Castellane, Noor' },
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'person',
        options: [
          { label: 'A person', value: 'person' },
          { label: 'A collective', value: 'collective' },
        ],
      },
      { name: 'pronouns', type: 'text' },
    ],
  },
  {
    name: 'countries',
    type: 'text',
    hasMany: true,
    admin: { description: 'As the artist writes them.' },
  },
  {
    type: 'row',
    fields: [
      { name: 'based_in', type: 'text', label: 'Based in' },
      { name: 'born', type: 'text' },
      {
        name: 'died',
        type: 'text',
        admin: { description: 'Shows the notice for people who have died.' },
      },
    ],
  },
  richText('bio', { label: 'Biography' }),
  imageField('portrait'),
  imageList('works', { maxRows: MAX_WORKS }),
  hrefField('website', { label: 'Website' }),
  linkList('links', { label: 'Other links' }),
  { name: 'represented_by', type: 'text', label: 'Represented by' },
]

/** An artist or collective, of any number of editions (spec/content B7). */
export const artists: CollectionConfig = composed(
  {
    slug: 'artists',
    labels: { singular: 'Artist', plural: 'Artists' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'sort_name', '_status'],
      group: 'Program',
    },
    defaultSort: 'sort_name',
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
        : [warning('name', 'No published event names this artist yet')]),
    ],
  },
)
