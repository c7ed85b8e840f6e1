import { Address, Geo } from 'contract/answers/parts.ts'
import { GettingThere, Venue as VenueAnswer, YearVenue } from 'contract/answers/venue.ts'
import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { accessGroup } from '../fields/access.ts'
import { keyOfEdition, yearOfEdition } from '../editions/edition-choice.ts'
import { fieldOf, fieldsOf, optionalFieldsOf } from '../fields/from-schema.ts'
import { hoursGroup } from '../fields/hours.ts'
import { imageField } from '../fields/images.ts'
import { metaGroup } from '../fields/meta.ts'
import { slugField, titleField } from '../fields/record.ts'
import { placeField } from '../fields/place.ts'
import { richText } from '../fields/rich-text.ts'
import { allShownWhen } from '../fields/shown-when.ts'
import { findEditions } from '../editions/find-editions.ts'
import { checkVenue } from '../rules/venue.ts'
import type { Venue } from '../payload-types.ts'

const about: Field[] = [
  { type: 'row', fields: [titleField('name'), fieldOf(VenueAnswer, 'short_name')] },
  fieldOf(VenueAnswer, 'place_type'),
  imageField('image', { label: 'Picture' }),
  richText('body', { label: 'Text' }),
  { type: 'row', fields: fieldsOf(VenueAnswer, 'phone', 'website') },
  { name: 'parent_venue', type: 'relationship', relationTo: 'venues', label: 'Part of' },
]

const place: Field[] = allShownWhen(
  ({ place_type: kind }) => kind !== 'online',
  [
    {
      name: 'address',
      type: 'group',
      fields: [
        ...optionalFieldsOf(Address, 'line1', 'line2'),
        {
          type: 'row',
          fields: [
            fieldOf(Address, 'suburb', { required: false }),
            fieldOf(Address, 'state', { required: false }),
            fieldOf(Address, 'postcode', { required: false }),
            fieldOf(Address, 'country', { defaultValue: 'AU' }),
          ],
        },
      ],
    },
    {
      name: 'geo',
      type: 'group',
      label: 'Coordinates',
      admin: { description: 'In degrees, five decimals.' },
      fields: [placeField, { type: 'row', fields: optionalFieldsOf(Geo, 'lat', 'lon') }],
    },
    {
      name: 'entrance',
      type: 'group',
      label: 'Entrance',
      admin: {
        description:
          'Only of a large place whose entrance is not at its coordinates. Directions lead to it; the pin stays.',
      },
      fields: [placeField, { type: 'row', fields: optionalFieldsOf(Geo, 'lat', 'lon') }],
    },
    fieldOf(VenueAnswer, 'entrance_note'),
    {
      name: 'getting_there',
      type: 'group',
      label: 'Getting there',
      fields: [{ type: 'row', fields: fieldsOf(GettingThere, 'tram', 'train', 'parking', 'bike') }],
    },
  ],
)

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
        yearOfEdition('year', { label: 'Edition', required: true }),
        keyOfEdition('precinct', 'precincts', 'year', { required: true }),
      ],
    },
    fieldOf(YearVenue, 'note'),
    hoursGroup('hours', {
      description: 'Only if they differ that year.',
      whenEmpty: 'Empty: visitors read the usual hours.',
    }),
  ],
}

/** A place, of one or more editions (spec/content B6). */
export const venues: CollectionConfig = composed(
  {
    slug: 'venues',
    labels: { singular: 'Venue', plural: 'Venues' },
    admin: {
      useAsTitle: 'name',
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
            fields: [
              hoursGroup('hours', {
                description: 'As they are usually.',
                whenEmpty: 'Not known: visitors read “Hours to be confirmed”.',
              }),
              accessGroup(),
            ],
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
      const precincts = new Map(editions.map(({ year, precincts: ofYear }) => [year, ofYear ?? []]))
      return checkVenue(venue, precincts)
    },
  },
)
