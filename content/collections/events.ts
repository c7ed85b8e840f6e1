import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { sessions } from './event-sessions.ts'
import { accessGroup } from './fields/access.ts'
import { dateField, dateTimeField } from './fields/dates.ts'
import { FLAGS } from './fields/flags.ts'
import { hoursGroup } from './fields/hours.ts'
import { imageField, imageList } from './fields/images.ts'
import { hrefField } from './fields/links.ts'
import { metaGroup } from './fields/meta.ts'
import { priceGroup } from './fields/money.ts'
import { choices } from './fields/options.ts'
import { slugField, titleField } from './fields/record.ts'
import { refList } from './fields/refs.ts'
import { richText } from './fields/rich-text.ts'
import { statusGroup } from './fields/status.ts'
import { themeGroup } from './fields/theme.ts'
import { editionYear, loadEventFacts } from './lookups/event.ts'
import { checkEvent } from './rules/event.ts'
import { giveSessionCodes } from './hooks/codes.ts'
import { noteStatusChange } from './hooks/status-change.ts'
import type { Event } from '../payload-types.ts'

const MAX_TEASER = 160
const MAX_NUMBER = 999
const MAX_RELATED = 6
const MAX_TAGS = 8

const ROLES = choices({
  artist: 'Artist',
  curator: 'Curator',
  speaker: 'Speaker',
  chair: 'Chair',
  guide: 'Guide',
  performer: 'Performer',
  collaborator: 'Collaborator',
})

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
        name: 'type',
        type: 'text',
        required: true,
        admin: { description: 'Key of one of the edition’s types, for example talks.' },
      },
      {
        name: 'number',
        type: 'number',
        min: 1,
        max: MAX_NUMBER,
        admin: { description: 'On the map and in print; unique in the edition.' },
      },
    ],
  },
  {
    name: 'teaser',
    type: 'textarea',
    required: true,
    maxLength: MAX_TEASER,
    admin: { description: 'One sentence for lists, at most 160 characters.' },
  },
  richText('body', { label: 'Text' }),
  imageField('lead_image', { label: 'Leading picture' }),
  imageList('gallery', { label: 'Gallery' }),
  { name: 'flags', type: 'select', hasMany: true, options: FLAGS },
  {
    name: 'tags',
    type: 'text',
    hasMany: true,
    maxRows: MAX_TAGS,
    admin: { description: 'In lower case, at most eight.' },
  },
]

const whenAndWhere: Field[] = [
  {
    name: 'dates',
    type: 'group',
    label: 'Dates',
    admin: { description: 'For types that run for days; both days included.' },
    fields: [
      {
        type: 'row',
        fields: [
          dateField('start', { label: 'First day' }),
          dateField('end', { label: 'Last day' }),
        ],
      },
    ],
  },
  sessions,
  {
    name: 'venues',
    type: 'relationship',
    relationTo: 'venues',
    hasMany: true,
    admin: { description: 'The first is the main one.' },
  },
  statusGroup(),
  hoursGroup('hours_override', 'Hours', 'Only if they differ from the hours of the venue.'),
]

const people: Field[] = [
  {
    name: 'artists',
    type: 'array',
    labels: { singular: 'Artist', plural: 'Artists' },
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'artist', type: 'relationship', relationTo: 'artists', required: true },
          { name: 'role', type: 'select', required: true, defaultValue: 'artist', options: ROLES },
        ],
      },
    ],
  },
  {
    name: 'credits_text',
    type: 'text',
    hasMany: true,
    label: 'Credit lines',
    admin: { description: '"Curated by …", "Supported by …"' },
  },
  { name: 'partners', type: 'relationship', relationTo: 'partners', hasMany: true },
  {
    name: 'parent',
    type: 'relationship',
    relationTo: 'events',
    label: 'Part of',
    admin: { description: 'An event of the same edition that is itself part of none.' },
  },
  refList('related', ['events', 'articles'], { maxRows: MAX_RELATED }),
]

const visiting: Field[] = [
  priceGroup,
  {
    name: 'booking',
    type: 'group',
    fields: [
      {
        name: 'mode',
        type: 'select',
        required: true,
        defaultValue: 'none',
        options: choices({
          none: 'No booking',
          recommended: 'Recommended',
          required: 'Required',
          walk_up: 'At the door',
        }),
      },
      hrefField('url', { label: 'Booking address' }),
      {
        type: 'row',
        fields: [
          dateTimeField('opens_at', { label: 'Booking opens' }),
          { name: 'provider', type: 'text' },
        ],
      },
    ],
  },
  {
    name: 'content_notes',
    type: 'text',
    hasMany: true,
    label: 'Content notes',
    admin: { description: 'Warnings shown before the text.' },
  },
  {
    type: 'row',
    fields: [
      { name: 'age', type: 'text', admin: { description: 'For example 15+.' } },
      { name: 'duration_min', type: 'number', label: 'Duration in minutes', min: 0 },
      { name: 'capacity', type: 'number', min: 0 },
    ],
  },
  accessGroup(),
]

/** An event of an edition (spec/content B5). */
export const events: CollectionConfig = composed<Event>(
  {
    slug: 'events',
    labels: { singular: 'Event', plural: 'Events' },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'number', 'type', 'festival', '_status'],
      group: 'Program',
    },
    hooks: { beforeChange: [giveSessionCodes, noteStatusChange] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'Event', fields: about },
          { label: 'When and where', fields: whenAndWhere },
          { label: 'People', fields: people },
          { label: 'Visiting', fields: visiting },
          { label: 'Colours and sharing', fields: [themeGroup(), metaGroup()] },
        ],
      },
      slugField,
    ],
  },
  {
    slug: { from: 'title', year: editionYear },
    check: async (event: Partial<Event>, req) => [
      ...checkEvent(event, await loadEventFacts(event, req)),
    ],
  },
)
