import { describe, expect, test } from 'vitest'
import type { Festival } from '../payload-types.ts'
import {
  findNotReady,
  type EditionToCheck,
  type EventToCheck,
  type PictureToCheck,
} from './not-ready.ts'

const TYPES: Festival['types'] = [
  {
    key: 'exhibitions',
    title: 'Exhibitions',
    singular: 'Exhibition',
    kind: 'durational',
    schema_type: 'ExhibitionEvent',
  },
  { key: 'talks', title: 'Talks', singular: 'Talk', kind: 'timed', schema_type: 'EducationEvent' },
  {
    key: 'online',
    title: 'Online',
    singular: 'Online event',
    kind: 'timed',
    schema_type: 'Event',
    online: true,
  },
]

const SCHEDULED = { state: 'scheduled' } as const
const SESSION = { start: '2026-03-20T18:30', end: '2026-03-20T20:00', status: SCHEDULED }
const KNOWN = {
  items: [{ code: 'lift', value: 'no' }],
  checked_on: '2026-01-10',
} satisfies EventToCheck['access']

/** A talk that lacks nothing. */
function aTalk(fields: Partial<EventToCheck> = {}): EventToCheck {
  return {
    id: 1,
    title: 'Grain',
    type: 'talks',
    status: SCHEDULED,
    sessions: [SESSION],
    venues: [3],
    lead_image: 7,
    price: { free: true },
    ...fields,
  }
}

/** An exhibition that lacks nothing. */
function anExhibition(fields: Partial<EventToCheck> = {}): EventToCheck {
  return aTalk({
    type: 'exhibitions',
    sessions: [],
    dates: { start: '2026-03-06', end: '2026-03-29' },
    number: 12,
    ...fields,
  })
}

const PICTURE: PictureToCheck = {
  id: 7,
  kind: 'photograph',
  alt: 'A row of posts receding into fog',
  credit: { view: 'work', artists: ['Noor Castellane'], copyright: '© Noor Castellane' },
  filename: 'posts.jpg',
}

function found(events: readonly EventToCheck[], more: Partial<EditionToCheck> = {}): string[] {
  return findNotReady({
    types: TYPES,
    events,
    venues: [{ id: 3, name: 'Lantern Lane', place_type: 'gallery', access: KNOWN }],
    pictures: [PICTURE],
    publicEvents: new Set([1, 2]),
    hiddenVenues: new Map(),
    today: '2026-03-14',
    ...more,
  }).map(({ group, record, field }) => `${group} ${record.title}: ${field}`)
}

describe('what is not ready (spec/content B20)', () => {
  test.each<[string, EventToCheck, string[]]>([
    ['nothing of a talk that lacks nothing', aTalk(), []],
    ['nothing of an exhibition that lacks nothing', anExhibition(), []],
    ['an event without a picture', aTalk({ lead_image: null }), ['picture Grain: lead_image']],
    ['one without a price', aTalk({ price: { free: false } }), ['price Grain: price.from']],
    [
      'one whose price was never looked at',
      aTalk({ price: undefined }),
      ['price Grain: price.from'],
    ],
    ['not one with words for a price', aTalk({ price: { label: 'Pay as you feel' } }), []],
    ['one without a venue', aTalk({ venues: [] }), ['venue Grain: venues']],
    ['not one that is online', aTalk({ type: 'online', venues: [] }), []],
    ['not one that meets in a street', aTalk({ venues: [], meeting_point: 'Gate 3' }), []],
    [
      'not one whose sessions each have a venue',
      aTalk({ venues: [], sessions: [{ ...SESSION, venue: 3 }] }),
      [],
    ],
    ['a talk without a session', aTalk({ sessions: [] }), ['time Grain: sessions']],
    [
      'a session without an end',
      aTalk({ sessions: [SESSION, { ...SESSION, end: '' }] }),
      ['time Grain: sessions.1.end'],
    ],
    ['an exhibition without a first day', anExhibition({ dates: {} }), ['time Grain: dates.start']],
    [
      'an exhibition without a last day or a number',
      anExhibition({ dates: { start: '2026-03-20' }, number: null }),
      ['time Grain: dates.end', 'number Grain: number'],
    ],
    [
      'one that begins within a week and that visitors do not see',
      aTalk({ id: 9 }),
      ['not-public Grain: _status'],
    ],
    [
      'not one that begins later',
      aTalk({
        id: 9,
        sessions: [{ ...SESSION, start: '2026-03-22T10:00', end: '2026-03-22T11:00' }],
      }),
      [],
    ],
    [
      'nothing of what is over',
      aTalk({
        lead_image: null,
        sessions: [{ ...SESSION, start: '2026-03-13T10:00', end: '2026-03-13T11:00' }],
      }),
      [],
    ],
    [
      'nothing of what is cancelled',
      aTalk({ lead_image: null, status: { state: 'cancelled' } }),
      [],
    ],
    [
      'a draft with nothing in it',
      { id: 1 } as EventToCheck,
      [
        'time undefined: sessions',
        'venue undefined: venues',
        'price undefined: price.from',
        'picture undefined: lead_image',
      ],
    ],
  ])('is %s', (_case, event, expected) => {
    expect(found([event])).toEqual(expected)
  })

  test('is an old date of the event’s own access facts, but not a missing one', () => {
    const old = { ...KNOWN, checked_on: '2025-01-01' }
    const events = [aTalk({ access: { items: KNOWN.items } }), aTalk({ id: 2, access: old })]
    expect(found(events)).toEqual(['access-old Grain: access.checked_on'])
  })

  test('is a number that two events have, listed at the later one', () => {
    const other = anExhibition({
      id: 2,
      title: 'Halation',
      dates: { start: '2026-03-07', end: '2026-03-29' },
    })
    expect(found([other, anExhibition()])).toEqual(['number-twice Halation: number'])
  })

  test('is each picture once, by its own form', () => {
    const bare = { ...PICTURE, alt: '', credit: { view: 'work' } } as const
    expect(found([aTalk(), aTalk({ id: 2, gallery: [7] })], { pictures: [bare] })).toEqual([
      'alt posts.jpg: alt',
      'credit posts.jpg: credit.copyright',
    ])
  })

  test.each<[string, Partial<EventToCheck>, string[]]>([
    ['a public event', {}, ['venue Grain: venues']],
    ['a draft', { id: 9 }, []],
    [
      'a session of a public event, once',
      {
        venues: [4],
        sessions: [SESSION, { ...SESSION, venue: 3 }, { ...SESSION, venue: 3 }],
      },
      ['venue Grain: sessions.1.venue'],
    ],
  ])('is a venue that visitors do not see, of %s', (_case, fields, expected) => {
    const hiddenVenues = new Map([[3, 'Lantern Lane']])
    const rows = found([aTalk(fields)], { hiddenVenues })
    expect(rows.filter((row) => row.startsWith('venue'))).toEqual(expected)
  })

  test.each<[string, Partial<EditionToCheck['venues'][number]>, string[]]>([
    ['unknown', { access: { items: [] } }, ['access Lantern Lane: access.items']],
    [
      'checked more than a year ago',
      { access: { ...KNOWN, checked_on: '2025-03-13' } },
      ['access-old Lantern Lane: access.checked_on'],
    ],
    ['checked a year ago', { access: { ...KNOWN, checked_on: '2025-03-14' } }, []],
    [
      'never said to be checked',
      { access: { items: KNOWN.items } },
      ['access-old Lantern Lane: access.checked_on'],
    ],
    ['unknown, but online', { access: { items: [] }, place_type: 'online' }, []],
    ['unknown, but of no event', { id: 4, access: { items: [] } }, []],
  ])('is a venue whose access is %s', (_case, fields, expected) => {
    const venue = { id: 3, name: 'Lantern Lane', place_type: 'gallery' as const, ...fields }
    expect(found([aTalk(), aTalk({ id: 2 })], { venues: [venue] })).toEqual(expected)
  })
})
