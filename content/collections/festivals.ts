import type { CollectionConfig, Field } from 'payload'
import type { Festival } from '../payload-types.ts'
import { findPublishedTypes } from './lookups/editions.ts'
import { BASEMAPS } from './fields/basemap.ts'
import { dateField, dateTimeField } from './fields/dates.ts'
import { imageField, imageList } from './fields/images.ts'
import { metaGroup } from './fields/meta.ts'
import { titleField } from './fields/record.ts'
import { richText } from './fields/rich-text.ts'
import { themeGroup } from './fields/theme.ts'
import { zoneField } from './fields/zone.ts'
import { home } from './festival-home.ts'
import { composed } from './composed.ts'
import { checkFestival } from './rules/festival.ts'

const MIN_YEAR = 1900
const MAX_YEAR = 2100

const about: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'year',
        type: 'number',
        required: true,
        unique: true,
        index: true,
        min: MIN_YEAR,
        max: MAX_YEAR,
        admin: { description: 'Part of every address of the edition.' },
      },
      titleField('name'),
    ],
  },
  { name: 'theme_title', type: 'text', label: 'Theme' },
  { name: 'theme_text', type: 'textarea', label: 'About the theme' },
  {
    type: 'row',
    fields: [
      dateField('start', { required: true, label: 'First day' }),
      dateField('end', { required: true, label: 'Last day' }),
      dateTimeField('opens_at', { label: 'First opening' }),
    ],
  },
  zoneField,
  imageField('lead_image', { label: 'Leading picture', required: true }),
  imageList('gallery', { label: 'Gallery' }),
  { name: 'intro', type: 'textarea', label: 'Introduction', required: true },
  richText('body', { label: 'Text' }),
]

const types: Field = {
  name: 'types',
  type: 'array',
  label: 'Types of the program',
  labels: { singular: 'Type', plural: 'Types' },
  required: true,
  minRows: 1,
  admin: { description: 'In the order of the program.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'key',
          type: 'text',
          required: true,
          admin: {
            description:
              'Plural, part of the address: talks. Not map, guides-walks, events, plain, now, plan, changes.',
          },
        },
        { name: 'title', type: 'text', required: true, admin: { description: 'Talks' } },
        { name: 'singular', type: 'text', required: true, admin: { description: 'Talk' } },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: [
            { label: 'Runs for days (an exhibition)', value: 'durational' },
            { label: 'Has sessions (a talk)', value: 'timed' },
          ],
        },
        {
          name: 'schema_type',
          type: 'select',
          label: 'For search engines',
          required: true,
          defaultValue: 'Event',
          options: [
            'ExhibitionEvent',
            'EducationEvent',
            'ScreeningEvent',
            'SaleEvent',
            'MusicEvent',
            'Event',
          ],
        },
        { name: 'online', type: 'checkbox', label: 'Takes place online' },
      ],
    },
    { name: 'intro', type: 'textarea', label: 'Introduction' },
  ],
}

const precincts: Field = {
  name: 'precincts',
  type: 'array',
  label: 'Precincts',
  labels: { singular: 'Precinct', plural: 'Precincts' },
  required: true,
  minRows: 1,
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'key', type: 'text', required: true, admin: { description: 'Such as docklands.' } },
        { name: 'title', type: 'text', required: true },
        { name: 'subtitle', type: 'text' },
        { name: 'order', type: 'number', label: 'Position', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'metro',
          options: [
            { label: 'In the city', value: 'metro' },
            { label: 'Regional', value: 'regional' },
            { label: 'Online', value: 'online' },
          ],
        },
        { name: 'basemap', type: 'select', label: 'Drawn map', options: BASEMAPS },
      ],
    },
    {
      name: 'bounds',
      type: 'group',
      label: 'Extent on the map, in degrees',
      admin: { description: 'Needed unless the precinct is online.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'west', type: 'number' },
            { name: 'south', type: 'number' },
            { name: 'east', type: 'number' },
            { name: 'north', type: 'number' },
          ],
        },
      ],
    },
  ],
}

/** An edition (spec/content B2), with its types (B3) and precincts (B4). */
export const festivals: CollectionConfig = composed(
  {
    slug: 'festivals',
    labels: { singular: 'Edition', plural: 'Editions' },
    admin: { useAsTitle: 'name', defaultColumns: ['year', 'name', '_status'], group: 'Program' },
    defaultSort: '-year',
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Edition', fields: about },
          { label: 'Types and precincts', fields: [types, precincts] },
          { label: 'Home page', fields: [home] },
          { label: 'Colours and sharing', fields: [themeGroup(), metaGroup()] },
        ],
      },
    ],
  },
  {
    check: async (festival: Partial<Festival>, req) =>
      checkFestival(festival, await findPublishedTypes(festival.id, req)),
  },
)
