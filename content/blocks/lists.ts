/** Blocks that list records: staff say which, the content service fills them (spec/content B14). */
import { MAX_ITEMS } from 'contract/answers/blocks.ts'
import { BasemapArea } from 'contract/answers/parts.ts'
import { PartnerTier } from 'contract/answers/partner.ts'
import type { Block, CollectionSlug, GroupField } from 'payload'
import { keyOfEdition, yearOfEdition } from '../editions/edition-choice.ts'
import { optionsOf } from '../fields/from-schema.ts'

/**
 * Empty fields do not filter, except that a list on a page of an edition shows that edition if it names none
 * (spec/content B14). Chosen records take precedence and keep their order.
 */
function query(relationTo: CollectionSlug): GroupField {
  return {
    name: 'query',
    type: 'group',
    interfaceName: `${relationTo[0]?.toUpperCase()}${relationTo.slice(1)}Query`,
    label: 'Which',
    fields: [
      {
        type: 'row',
        fields: [
          yearOfEdition('year', { label: 'Edition' }),
          keyOfEdition('type', 'types', 'year'),
          { name: 'tag', type: 'text' },
          keyOfEdition('precinct', 'precincts', 'year'),
          { name: 'limit', type: 'number', label: 'At most', min: 1, max: MAX_ITEMS },
        ],
      },
      {
        name: 'ids',
        type: 'relationship',
        relationTo,
        hasMany: true,
        label: 'Or exactly these',
        maxRows: MAX_ITEMS,
      },
    ],
  }
}

export const events: Omit<Block, 'slug'> = {
  interfaceName: 'EventsBlock',
  labels: { singular: 'Events', plural: 'Events' },
  fields: [query('events')],
}

export const artists: Omit<Block, 'slug'> = {
  interfaceName: 'ArtistsBlock',
  labels: { singular: 'Artists', plural: 'Artists' },
  fields: [query('artists')],
}

export const venues: Omit<Block, 'slug'> = {
  interfaceName: 'VenuesBlock',
  labels: { singular: 'Venues', plural: 'Venues' },
  fields: [query('venues')],
}

export const articles: Omit<Block, 'slug'> = {
  interfaceName: 'ArticlesBlock',
  labels: { singular: 'Articles', plural: 'Articles' },
  fields: [query('articles')],
}

export const partners: Omit<Block, 'slug'> = {
  interfaceName: 'PartnersBlock',
  labels: { singular: 'Partners', plural: 'Partners' },
  fields: [
    yearOfEdition('year', { label: 'Edition', description: 'Empty: the current edition.' }),
    {
      name: 'tiers',
      type: 'select',
      hasMany: true,
      required: true,
      options: optionsOf(PartnerTier),
    },
  ],
}

export const map: Omit<Block, 'slug'> = {
  interfaceName: 'MapBlock',
  labels: { singular: 'Map', plural: 'Maps' },
  fields: [
    { name: 'venues', type: 'relationship', relationTo: 'venues', hasMany: true, required: true },
    {
      name: 'basemap',
      type: 'select',
      label: 'Drawn map',
      required: true,
      defaultValue: 'inner',
      options: optionsOf(BasemapArea),
    },
  ],
}
