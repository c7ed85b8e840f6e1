/** Blocks that list records (spec/content B14): staff say which, the content service fills them. */
import type { Block, CollectionSlug, GroupField } from 'payload'
import { BASEMAPS } from '../collections/fields/basemap.ts'
import { TIERS } from '../collections/fields/tiers.ts'

const MAX_ITEMS = 24

/** Which records a list shows. Empty fields do not filter; chosen records take precedence and keep their order. */
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
          { name: 'year', type: 'number', label: 'Year of the edition' },
          { name: 'type', type: 'text', label: 'Type', admin: { description: 'Such as talks.' } },
          { name: 'tag', type: 'text' },
          { name: 'precinct', type: 'text', admin: { description: 'Key of a precinct.' } },
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

export const events: Block = {
  slug: 'events',
  interfaceName: 'EventsBlock',
  labels: { singular: 'Events', plural: 'Events' },
  fields: [query('events')],
}

export const artists: Block = {
  slug: 'artists',
  interfaceName: 'ArtistsBlock',
  labels: { singular: 'Artists', plural: 'Artists' },
  fields: [query('artists')],
}

export const venues: Block = {
  slug: 'venues',
  interfaceName: 'VenuesBlock',
  labels: { singular: 'Venues', plural: 'Venues' },
  fields: [query('venues')],
}

export const articles: Block = {
  slug: 'articles',
  interfaceName: 'ArticlesBlock',
  labels: { singular: 'Articles', plural: 'Articles' },
  fields: [query('articles')],
}

export const partners: Block = {
  slug: 'partners',
  interfaceName: 'PartnersBlock',
  labels: { singular: 'Partners', plural: 'Partners' },
  fields: [
    {
      name: 'year',
      type: 'number',
      label: 'Year of the edition',
      admin: { description: 'Empty: the current edition.' },
    },
    { name: 'tiers', type: 'select', hasMany: true, required: true, options: TIERS },
  ],
}

export const map: Block = {
  slug: 'map',
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
      options: BASEMAPS,
    },
  ],
}
