import { Guide as GuideAnswer, Route, Stop, StopAudio } from 'contract/answers/guide.ts'
import { Geo } from 'contract/answers/parts.ts'
import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { editionOf } from '../editions/edition-choice.ts'
import { soundField, withoutFile } from '../fields/files.ts'
import { fieldOf, fieldsOf, optionalFieldsOf } from '../fields/from-schema.ts'
import { imageField } from '../fields/images.ts'
import { hrefField } from '../fields/links.ts'
import { metaGroup } from '../fields/meta.ts'
import { orderField, slugField, titleField } from '../fields/record.ts'
import { placeField } from '../fields/place.ts'
import { richText } from '../fields/rich-text.ts'
import { themeGroup } from '../fields/theme.ts'
import { editionYear } from '../lookups/event.ts'
import type { Guide } from '../payload-types.ts'
import { checkGuide, MAX_POINTS, MAX_STOPS, MIN_STOPS } from '../rules/guide.ts'

/** From the root of the repository. The studio's import map turns the path into the component. */
const ROUTE_FIELD = '/studio/components/map/route-field.tsx#RouteField'

const about: Field[] = [
  titleField(),
  {
    type: 'row',
    fields: [
      editionOf(),
      fieldOf(GuideAnswer, 'mode', { defaultValue: 'walk' }),
      fieldOf(GuideAnswer, 'curator'),
    ],
  },
  fieldOf(GuideAnswer, 'intro'),
  richText('body', { label: 'Text' }),
  imageField('image', { label: 'Picture' }),
  ...fieldsOf(GuideAnswer, 'best_time', 'transit_note'),
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
        { name: 'title', type: 'text' },
        placeField,
        { type: 'row', fields: optionalFieldsOf(Geo, 'lat', 'lon') },
      ],
    },
    ...fieldsOf(Stop, 'note', 'dwell_min'),
    imageField('image', { label: 'Picture' }),
    {
      name: 'audio',
      type: 'group',
      label: 'Sound',
      fields: [
        soundField('file'),
        {
          type: 'row',
          fields: [
            withoutFile(hrefField('url', { label: 'Or its address' })),
            withoutFile(fieldOf(StopAudio, 'duration_s', { required: false })),
          ],
        },
        ...optionalFieldsOf(StopAudio, 'transcript'),
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
        description: `2 to ${MAX_POINTS} points, from the first stop to the last.`,
        components: { Field: ROUTE_FIELD },
      },
      jsonSchema: {
        uri: 'festival://line.json',
        fileMatch: ['festival://line.json'],
        schema: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
      },
    },
    { type: 'row', fields: optionalFieldsOf(Route, 'distance_m', 'duration_min', 'ascent_m') },
    {
      type: 'row',
      fields: [
        fieldOf(Route, 'surface'),
        fieldOf(Route, 'step_free', { required: false, defaultValue: 'unknown' }),
        fieldOf(Route, 'loop'),
      ],
    },
  ],
}

/** spec/content B8 */
export const guides: CollectionConfig = composed<Guide>(
  {
    slug: 'guides',
    labels: { singular: 'Guide', plural: 'Guides' },
    admin: {
      useAsTitle: 'title',
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
