import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { accessGroup } from './fields/access.ts'
import { hoursGroup } from './fields/hours.ts'
import { imageField } from './fields/images.ts'
import { hrefField } from './fields/links.ts'
import { metaGroup } from './fields/meta.ts'
import { choices } from './fields/options.ts'
import { slugField, titleField } from './fields/record.ts'
import { richText } from './fields/rich-text.ts'
import { findEditions } from './lookups/editions.ts'
import { checkVenue } from './rules/venue.ts'
import type { Venue } from '../payload-types.ts'

const PLACE_TYPES = choices({
  gallery: 'Gallery',
  outdoor: 'Outdoors',
  public_space: 'Public space',
  hall: 'Hall',
  bar: 'Bar',
  regional: 'Regional gallery',
  online: 'Online',
})

const about: Field[] = [
  {
    type: 'row',
    fields: [titleField('name'), { name: 'short_name', type: 'text', label: 'Short name' }],
  },
  { name: 'place_type', type: 'select', label: 'Kind', required: true, options: PLACE_TYPES },
  imageField('image', { label: 'Picture' }),
  richText('body', { label: 'Text' }),
  {
    type: 'row',
    fields: [{ name: 'phone', type: 'text' }, hrefField('website', { label: 'Website' })],
  },
  { name: 'parent_venue', type: 'relationship', relationTo: 'venues', label: 'Part of' },
]

const place: Field[] = [
  {
    name: 'address',
    type: 'group',
    admin: { description: 'Needed unless the venue is online.' },
    fields: [
      { name: 'line1', type: 'text', label: 'Street' },
      { name: 'line2', type: 'text', label: 'Second line' },
      {
        type: 'row',
        fields: [
          { name: 'suburb', type: 'text' },
          { name: 'state', type: 'text', defaultValue: 'VIC' },
          { name: 'postcode', type: 'text' },
          { name: 'country', type: 'text', defaultValue: 'AU' },
        ],
      },
    ],
  },
  {
    name: 'geo',
    type: 'group',
    label: 'Coordinates',
    admin: { description: 'In degrees, five decimals. Needed unless the venue is online.' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'lat', type: 'number', label: 'Latitude', min: -90, max: 90 },
          { name: 'lon', type: 'number', label: 'Longitude', min: -180, max: 180 },
        ],
      },
    ],
  },
  { name: 'entrance_note', type: 'textarea', label: 'Finding the entrance' },
  {
    name: 'getting_there',
    type: 'group',
    label: 'Getting there',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'tram', type: 'text' },
          { name: 'train', type: 'text' },
          { name: 'parking', type: 'text' },
          { name: 'bike', type: 'text' },
        ],
      },
    ],
  },
]

const takesPart: Field = {
  name: 'editions',
  type: 'array',
  required: true,
  minRows: 1,
  labels: { singular: 'Edition', plural: 'Editions' },
  admin: { description: 'Every edition the venue takes part in, with its precinct that year.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'year', type: 'number', required: true },
        {
          name: 'precinct',
          type: 'text',
          required: true,
          admin: { description: 'Key of one of the edition’s precincts, for example docklands.' },
        },
      ],
    },
    { name: 'note', type: 'textarea', admin: { description: 'Said of the venue that year.' } },
    hoursGroup('hours', 'Hours', 'Only if they differ that year.'),
  ],
}

/** A place, of any number of editions (spec/content B6). */
export const venues: CollectionConfig = composed(
  {
    slug: 'venues',
    labels: { singular: 'Venue', plural: 'Venues' },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'place_type', '_status'],
      group: 'Program',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Venue', fields: about },
          { label: 'Place', fields: place },
          {
            label: 'Hours and access',
            fields: [hoursGroup('hours', 'Hours', 'As they are usually.'), accessGroup()],
          },
          { label: 'Editions', fields: [takesPart] },
          { label: 'Sharing', fields: [metaGroup()] },
        ],
      },
      slugField,
    ],
  },
  {
    slug: { from: 'name' },
    check: async (venue: Partial<Venue>, req) => {
      const editions = await findEditions(req)
      const precincts = new Map(
        editions.map((edition) => [edition.year, (edition.precincts ?? []).map(({ key }) => key)]),
      )
      return checkVenue(venue, precincts)
    },
  },
)
