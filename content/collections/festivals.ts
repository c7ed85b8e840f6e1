import { Bounds, Edition, Precinct, ProgramType } from 'contract/answers/year.ts'
import type { CollectionConfig, Field, TextField } from 'payload'
import type { Festival } from '../payload-types.ts'
import { keepEditionPages, noteEdition } from '../addresses/edition-pages.ts'
import { giveKeys } from '../hooks/edition-keys.ts'
import { fieldOf, fieldsOf, optionalFieldsOf } from '../fields/from-schema.ts'
import { imageField, imageList } from '../fields/images.ts'
import { metaGroup } from '../fields/meta.ts'
import { titleField } from '../fields/record.ts'
import { richText } from '../fields/rich-text.ts'
import { shownWhen, type Values } from '../fields/shown-when.ts'
import { themeGroup } from '../fields/theme.ts'
import { zoneField } from '../fields/zone.ts'
import { home } from './festival-home.ts'
import { composed } from './composed.ts'
import { checkFestival } from '../rules/festival.ts'

const about: Field[] = [
  {
    type: 'row',
    fields: [fieldOf(Edition, 'year', { unique: true, index: true }), titleField('name')],
  },
  ...fieldsOf(Edition, 'theme_title', 'theme_text'),
  { type: 'row', fields: fieldsOf(Edition, 'start', 'end', 'opens_at') },
  fieldOf(Edition, 'where'),
  zoneField,
  imageField('lead_image', { label: 'Leading picture', required: true }),
  imageList('gallery', { label: 'Gallery' }),
  fieldOf(Edition, 'intro', { required: true }),
  richText('body', { label: 'Text' }),
]

/** Made from the title by `giveKeys`; nobody types it. */
const keyField: TextField = {
  name: 'key',
  type: 'text',
  label: 'Address',
  required: true,
  // Always valid: a row that is not saved yet has no key.
  validate: () => true,
  admin: { hidden: true },
}

const types: Field = {
  name: 'types',
  type: 'array',
  label: 'Types of the program',
  labels: { singular: 'Type', plural: 'Types' },
  required: true,
  minRows: 1,
  admin: { description: 'In the order of the program.' },
  fields: [
    keyField,
    { type: 'row', fields: fieldsOf(ProgramType, 'title', 'singular') },
    {
      type: 'row',
      fields: [
        fieldOf(ProgramType, 'kind'),
        fieldOf(ProgramType, 'schema_type', { defaultValue: 'Event' }),
        fieldOf(ProgramType, 'online'),
      ],
    },
    fieldOf(ProgramType, 'intro'),
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
    keyField,
    { type: 'row', fields: fieldsOf(Precinct, 'title', 'subtitle', 'order') },
    {
      type: 'row',
      fields: [
        fieldOf(Precinct, 'kind', { defaultValue: 'metro' }),
        shownWhen(isOnTheMap, fieldOf(Precinct, 'basemap')),
      ],
    },
    shownWhen(isOnTheMap, {
      name: 'bounds',
      type: 'group',
      label: 'Extent on the map, in degrees',
      fields: [{ type: 'row', fields: optionalFieldsOf(Bounds, 'west', 'south', 'east', 'north') }],
    }),
  ],
}

function isOnTheMap(_data: Values, { kind }: Values): boolean {
  return kind !== 'online'
}

/** spec/content B2; types B3, precincts B4. */
export const festivals: CollectionConfig = composed(
  {
    slug: 'festivals',
    labels: { singular: 'Edition', plural: 'Editions' },
    admin: { useAsTitle: 'name', group: 'Program' },
    hooks: { beforeChange: [giveKeys, noteEdition], afterChange: [keepEditionPages] },
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
    check: (festival: Partial<Festival>) => checkFestival(festival),
  },
)
