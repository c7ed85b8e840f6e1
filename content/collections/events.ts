import { Booking, Event as EventAnswer, Credited } from 'contract/answers/event.ts'
import { Dates } from 'contract/answers/parts.ts'
import type { CollectionConfig, Field } from 'payload'
import { composed } from './composed.ts'
import { sessionFields } from './event-sessions.ts'
import { accessGroup } from '../fields/access.ts'
import { editionOf, keyOfEdition } from '../editions/edition-choice.ts'
import { NOT_DUPLICATED } from '../fields/duplicates.ts'
import { fieldOf, fieldsOf, optionalFieldsOf } from '../fields/from-schema.ts'
import { hoursGroup } from '../fields/hours.ts'
import { imageField, imageList } from '../fields/images.ts'
import { metaGroup } from '../fields/meta.ts'
import { priceGroup } from '../fields/money.ts'
import { slugField, titleField } from '../fields/record.ts'
import { refList } from '../fields/refs.ts'
import { richText } from '../fields/rich-text.ts'
import { allShownWhen, shownWhen } from '../fields/shown-when.ts'
import { statusGroup } from '../fields/status.ts'
import { themeGroup } from '../fields/theme.ts'
import { editionYear, loadEventFacts } from '../lookups/event.ts'
import { firstDayField, giveFirstDay } from '../lists/first-day.ts'
import { checkEvent, MAX_NUMBER } from '../rules/event.ts'
import { giveSessionCodes } from '../hooks/codes.ts'
import { noteStatusChange } from '../hooks/status-change.ts'
import { findEventClashes } from '../readiness/event-clashes.ts'
import { findHiddenVenues, hiddenVenueFindings } from '../readiness/hidden-venues.ts'
import { findPlannedNumber } from '../releases/planned-number.ts'
import type { Event } from '../payload-types.ts'

/** Judgements (spec/content B5): more related events would be a list; more tags would say little. */
const MAX_RELATED = 6
const MAX_TAGS = 8
/** A person of 18 is not a child. */
const MAX_CHILDS_AGE = 17

const about: Field[] = [
  titleField(),
  {
    type: 'row',
    fields: [
      editionOf(),
      keyOfEdition('type', 'types', 'festival', { required: true }),
      fieldOf(EventAnswer, 'number', { min: 1, max: MAX_NUMBER, ...NOT_DUPLICATED }),
    ],
  },
  fieldOf(EventAnswer, 'teaser'),
  richText('body', { label: 'Text' }),
  imageField('lead_image', { label: 'Leading picture' }),
  imageList('gallery', { label: 'Gallery' }),
  fieldOf(EventAnswer, 'flags'),
  fieldOf(EventAnswer, 'tags', { maxRows: MAX_TAGS }),
]

const whenAndWhere: Field[] = [
  {
    name: 'dates',
    type: 'group',
    label: 'Dates',
    admin: {
      description: 'Both days included.',
      components: { Field: '/studio/components/choices/by-kind.tsx#EventDays' },
    },
    fields: [{ type: 'row', fields: optionalFieldsOf(Dates, 'start', 'end') }],
  },
  ...sessionFields,
  {
    name: 'venues',
    type: 'relationship',
    relationTo: 'venues',
    hasMany: true,
    admin: { description: 'The first is the main one.' },
  },
  fieldOf(EventAnswer, 'meeting_point'),
  statusGroup(),
  hoursGroup('hours_override', {
    description: 'Only if they differ from the hours of the venue.',
    whenEmpty: 'Empty: visitors read the hours of the venue.',
  }),
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
          fieldOf(Credited, 'role', { defaultValue: 'artist' }),
        ],
      },
    ],
  },
  fieldOf(EventAnswer, 'credits_text'),
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
      fieldOf(Booking, 'mode', { defaultValue: 'none' }),
      ...allShownWhen((_, { mode }) => mode !== 'none', fieldsOf(Booking, 'url', 'provider')),
      shownWhen((_, { mode }) => isBooked(mode), fieldOf(Booking, 'opens_at')),
    ],
  },
  fieldOf(EventAnswer, 'content_notes'),
  {
    type: 'row',
    fields: [
      ...fieldsOf(EventAnswer, 'age', 'duration_min', 'capacity'),
      fieldOf(EventAnswer, 'children_from', { max: MAX_CHILDS_AGE }),
    ],
  },
  accessGroup(),
]

/** Only such bookings open at some time. */
function isBooked(mode: unknown): boolean {
  return mode === 'recommended' || mode === 'required'
}

/** spec/content B5 */
export const events: CollectionConfig = composed<Event>(
  {
    slug: 'events',
    labels: { singular: 'Event', plural: 'Events' },
    admin: {
      useAsTitle: 'title',
      group: 'Program',
    },
    hooks: { beforeChange: [giveSessionCodes, noteStatusChange, giveFirstDay] },
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
      firstDayField,
    ],
  },
  {
    slug: { from: 'title', year: editionYear },
    check: async (event: Partial<Event>, req) => [
      ...checkEvent(event, await loadEventFacts(event, req)),
    ],
    async checkInForm(event, req) {
      const hidden = await findHiddenVenues(event, req)
      return [
        ...(await findEventClashes(event, hidden, req)),
        ...hiddenVenueFindings(event, hidden),
        ...(await findPlannedNumber(event, req)),
      ]
    },
  },
)
