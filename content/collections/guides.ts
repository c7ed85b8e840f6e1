import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { TRI } from './fields/access.ts'
import { imageField } from './fields/images.ts'
import { hrefField } from './fields/links.ts'
import { metaGroup } from './fields/meta.ts'
import { choices } from './fields/options.ts'
import { orderField, slugField, titleField } from './fields/record.ts'
import { richText } from './fields/rich-text.ts'
import { themeGroup } from './fields/theme.ts'
import { editionYear } from './lookups/event.ts'
import type { Guide } from '../payload-types.ts'
import { checkGuide } from './rules/guide.ts'

const MIN_STOPS = 2
const MAX_STOPS = 30

const about: Field[] = [
  titleField(),
  {
    type: 'row',
    fields: [
      {
        name: 'festival',
        type: 'relationship',
        relationTo: 'festivals',
        required: true,
        label: 'Edition',
      },
      {
        name: 'mode',
        type: 'select',
        required: true,
        defaultValue: 'walk',
        options: choices({
          walk: 'Walk',
          ride: 'Ride',
          drive: 'Drive',
          theme: 'Theme, without a line',
        }),
      },
      { name: 'curator', type: 'text' },
    ],
  },
  { name: 'intro', type: 'textarea', label: 'Introduction', required: true },
  richText('body', { label: 'Text' }),
  imageField('image', { label: 'Picture' }),
  { name: 'best_time', type: 'text', label: 'Best time' },
  { name: 'transit_note', type: 'text', label: 'Getting there and back' },
]

const stops: Field = {
  name: 'stops',
  type: 'array',
  required: true,
  minRows: MIN_STOPS,
  maxRows: MAX_STOPS,
  labels: { singular: 'Stop', plural: 'Stops' },
  admin: { description: 'Each stop is exactly one of: an event, a venue, a point of its own.' },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'event', type: 'relationship', relationTo: 'events' },
        { name: 'venue', type: 'relationship', relationTo: 'venues' },
      ],
    },
    {
      name: 'point',
      type: 'group',
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'title', type: 'text' },
            { name: 'lat', type: 'number', label: 'Latitude', min: -90, max: 90 },
            { name: 'lon', type: 'number', label: 'Longitude', min: -180, max: 180 },
          ],
        },
      ],
    },
    { name: 'note', type: 'textarea' },
    { name: 'dwell_min', type: 'number', label: 'Minutes to stay', min: 0 },
    imageField('image', { label: 'Picture' }),
    {
      name: 'audio',
      type: 'group',
      label: 'Sound',
      fields: [
        {
          type: 'row',
          fields: [
            hrefField('url', { label: 'Address of the file' }),
            { name: 'duration_s', type: 'number', label: 'Seconds', min: 0 },
          ],
        },
        {
          name: 'transcript',
          type: 'textarea',
          admin: { description: 'Every word of the sound; needed with it.' },
        },
      ],
    },
  ],
}

const route: Field = {
  name: 'route',
  type: 'group',
  label: 'Line on the map',
  admin: { description: 'Needed unless the guide is a theme.' },
  fields: [
    {
      name: 'line',
      type: 'json',
      admin: {
        description: '[[longitude, latitude], …], 2 to 300 points from the first stop to the last.',
      },
      jsonSchema: {
        uri: 'festival://line.json',
        fileMatch: ['festival://line.json'],
        schema: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
      },
    },
    {
      type: 'row',
      fields: [
        { name: 'distance_m', type: 'number', label: 'Metres', min: 0 },
        { name: 'duration_min', type: 'number', label: 'Minutes', min: 0 },
        { name: 'ascent_m', type: 'number', label: 'Ascent in metres', min: 0 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'surface', type: 'text' },
        {
          name: 'step_free',
          type: 'select',
          label: 'Step-free',
          defaultValue: 'unknown',
          options: TRI,
        },
        { name: 'loop', type: 'checkbox', label: 'Ends where it begins' },
      ],
    },
  ],
}

/** A guide or walk (spec/content B8). */
export const guides: CollectionConfig = composed<Guide>(
  {
    slug: 'guides',
    labels: { singular: 'Guide', plural: 'Guides' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'mode', 'festival', '_status'],
      group: 'Program',
    },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Guide', fields: about },
          { label: 'Stops', fields: [stops] },
          { label: 'Line', fields: [route] },
          { label: 'Colours and sharing', fields: [themeGroup(), metaGroup()] },
        ],
      },
      slugField,
      orderField,
    ],
  },
  { slug: { from: 'title', year: editionYear }, check: checkGuide },
)
