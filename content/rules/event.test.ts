import { describe, expect, test } from 'vitest'
import { checkEvent, type EventFacts, type EventFields } from './event.ts'
import type { Finding } from './finding.ts'
import { checkHours } from './hours.ts'
import { checkSessions } from './sessions.ts'
import { checkStatus } from './status.ts'

function brief(findings: readonly Finding[]): string[] {
  return findings.map(({ level, field }) => `${level} ${field}`)
}

describe('sessions (spec/content B1.13, B1.14, B5)', () => {
  const facts = { zone: 'Australia/Melbourne', mainVenue: 1 }

  test.each([
    ['a usual one', [{ start: '2026-03-14T11:30', end: '2026-03-14T12:30' }], []],
    ['over midnight', [{ start: '2026-03-20T23:30', end: '2026-03-21T00:45' }], []],
    [
      'no time at all',
      [{ start: '2026-03-14T11:30', end: '2026-03-14T11:30' }],
      ['error sessions.0.end'],
    ],
    [
      'backwards',
      [{ start: '2026-03-14T11:30', end: '2026-03-14T10:30' }],
      ['error sessions.0.end'],
    ],
    ['24 hours', [{ start: '2026-03-14T10:00', end: '2026-03-15T10:00' }], []],
    [
      '24 hours by the clock, 25 in truth',
      [{ start: '2024-04-06T22:00', end: '2024-04-07T22:00' }],
      ['error sessions.0.end'],
    ],
    [
      'nine hours, over the night in which the clocks go back',
      [{ start: '2024-04-06T22:00', end: '2024-04-07T06:00' }],
      [],
    ],
    [
      'a time that does not exist',
      [{ start: '2026-10-04T02:30', end: '2026-10-04T04:00' }],
      ['error sessions.0.start'],
    ],
    [
      'a time that is there twice',
      [{ start: '2026-04-05T02:30', end: '2026-04-05T04:00' }],
      ['warning sessions.0.start'],
    ],
    [
      'overlapping',
      [
        { start: '2026-03-14T10:00', end: '2026-03-14T12:00' },
        { start: '2026-03-14T11:00', end: '2026-03-14T13:00', venue: 1 },
      ],
      ['warning sessions.1.start'],
    ],
    [
      'two at the same time at different venues',
      [
        { start: '2026-03-14T10:00', end: '2026-03-14T12:00' },
        { start: '2026-03-14T11:00', end: '2026-03-14T13:00', venue: 2 },
      ],
      [],
    ],
    [
      'one after the other',
      [
        { start: '2026-03-14T10:00', end: '2026-03-14T12:00' },
        { start: '2026-03-14T12:00', end: '2026-03-14T13:00' },
      ],
      [],
    ],
    [
      'doors before the start',
      [{ start: '2026-03-14T19:00', end: '2026-03-14T20:00', doors: '18:30' }],
      [],
    ],
    [
      'doors on the day before a start after midnight',
      [{ start: '2026-03-15T00:30', end: '2026-03-15T02:00', doors: '23:45' }],
      [],
    ],
    [
      'doors after the start',
      [{ start: '2026-03-14T19:00', end: '2026-03-14T20:00', doors: '19:30' }],
      ['warning sessions.0.doors'],
    ],
    ['incomplete', [{ start: '2026-03-14T10:00' }, { start: 'soon', end: 'later' }], []],
    [
      'moved',
      [{ start: '2026-03-14T10:00', end: '2026-03-14T12:00', status: { state: 'moved' } }],
      ['error sessions.0.status.previous_start'],
    ],
  ])('%s', (_case, sessions, expected) => {
    expect(brief(checkSessions(sessions, facts))).toEqual(expected)
  })
})

describe('status and hours (spec/content A4, A6)', () => {
  test.each([
    [{ state: 'moved', previous_venue: { name: 'Drill Yard' } }, []],
    [{ state: 'moved', previous_start: '2026-03-14T10:00' }, []],
    [{ state: 'moved' }, ['error status.previous_start']],
    [{ state: 'postponed' }, []],
  ])('%o', (status, expected) => {
    expect(brief(checkStatus('status', status, 'Australia/Melbourne'))).toEqual(expected)
  })

  test.each([
    [{ always_open: true }, []],
    [{ always_open: true, weekly: [{}] }, ['error hours.always_open']],
    [{ exceptions: [{ closed: true }, { opens: '10:00', closes: '12:00' }] }, []],
    [{ exceptions: [{}] }, ['error hours.exceptions.0.closed']],
    [{ exceptions: [{ closed: true, opens: '10:00' }] }, ['error hours.exceptions.0.closed']],
    [{ exceptions: [{ opens: '10:00' }] }, ['error hours.exceptions.0.closed']],
    [{ valid_from: '2026-03-02', valid_to: '2026-03-01' }, ['error hours.valid_to']],
  ])('%o', (hours, expected) => {
    expect(brief(checkHours('hours', hours))).toEqual(expected)
  })
})

describe('an event against its edition (spec/content B5, B1.12)', () => {
  const facts: EventFacts = {
    edition: {
      start: '2026-03-06',
      end: '2026-03-29',
      zone: 'Australia/Melbourne',
      types: [
        { key: 'exhibitions', title: 'Exhibitions', kind: 'durational' },
        { key: 'talks', title: 'Talks', kind: 'timed' },
        { key: 'online', title: 'Online', kind: 'timed', online: true },
      ],
    },
    publicPrice: undefined,
    sameNumber: undefined,
    nextNumber: undefined,
    parent: undefined,
    hasChildren: false,
  }
  const exhibition: EventFields = {
    title: 'Salt Works',
    festival: 1,
    type: 'exhibitions',
    number: 7,
    lead_image: 1,
    dates: { start: '2026-03-06', end: '2026-03-29' },
    venues: [1],
    price: { free: true },
  }
  const talk: EventFields = {
    ...exhibition,
    type: 'talks',
    number: undefined,
    dates: undefined,
    sessions: [{ start: '2026-03-29T23:00', end: '2026-03-30T00:30' }],
  }

  test.each<[string, EventFields, Partial<EventFacts>, string[]]>([
    ['an exhibition', exhibition, {}, []],
    ['a talk', talk, {}, []],
    [
      'without an edition yet',
      { title: 'x', lead_image: 1, price: { free: true } },
      { edition: undefined },
      [],
    ],
    [
      'without dates and venue',
      { ...exhibition, dates: {}, venues: [] },
      {},
      ['error dates.start', 'error dates.end', 'error venues'],
    ],
    [
      'without number or picture',
      { ...exhibition, number: null, lead_image: null },
      {},
      ['warning number', 'warning lead_image'],
    ],
    ['with a price', { ...talk, price: { free: false, from: 45 } }, {}, []],
    ['free, at a price of 0', { ...talk, price: { free: true, from: 0 } }, {}, []],
    [
      'free, at a price',
      { ...talk, price: { free: true, from: 45, concession: 30 } },
      {},
      ['error price.from', 'error price.concession'],
    ],
    [
      'free with a price, as the public version has it already',
      { ...talk, price: { free: true, from: 45 } },
      { publicPrice: { free: true, from: 45 } },
      ['warning price.from'],
    ],
    [
      'free, at another price than the public one',
      { ...talk, price: { free: true, from: 45 } },
      { publicPrice: { free: true, from: 25 } },
      ['error price.from'],
    ],
    ['whose price nobody has looked at', { ...talk, price: null }, {}, ['warning price.from']],
    [
      'without any price',
      { ...talk, price: { free: false, from: null, label: '' } },
      {},
      ['warning price.from'],
    ],
    [
      'online, with a stream, without, and cancelled',
      {
        ...talk,
        type: 'online',
        sessions: [
          { start: '2026-03-28T19:00', online_url: 'https://stream.example' },
          { start: '2026-03-29T19:00' },
          { start: '2026-03-29T21:00', status: { state: 'cancelled' } },
        ],
      },
      {},
      ['warning sessions.1.online_url'],
    ],
    [
      'online and cancelled',
      {
        ...talk,
        type: 'online',
        sessions: [{ start: '2026-03-29T19:00' }],
        status: { state: 'cancelled' },
      },
      {},
      [],
    ],
    ['without sessions', { ...talk, sessions: [] }, {}, ['error sessions']],
    [
      'a talk with days',
      { ...talk, dates: { start: '2026-03-06', end: '2026-03-08' } },
      {},
      ['warning dates.start'],
    ],
    [
      'an exhibition with sessions',
      { ...exhibition, sessions: talk.sessions },
      {},
      ['warning sessions'],
    ],
    [
      'with a previous start left over from another state',
      { ...talk, status: { state: 'scheduled', previous_start: 'soon' } },
      {},
      [],
    ],
    ['of a type that the edition lacks', { ...talk, type: 'tours' }, {}, ['error type']],
    ['with a number that is taken', exhibition, { sameNumber: 'Fog' }, ['error number']],
    [
      'before and after the edition',
      { ...exhibition, dates: { start: '2026-03-05', end: '2026-03-30' } },
      {},
      ['warning dates.start', 'warning dates.end'],
    ],
    [
      'of another year',
      { ...talk, sessions: [{ start: '2027-03-14T10:00', end: '2027-03-14T11:00' }] },
      {},
      ['warning sessions.0.start'],
    ],
    [
      'backwards',
      { ...exhibition, dates: { start: '2026-03-20', end: '2026-03-10' } },
      {},
      ['error dates.end'],
    ],
    [
      'part of itself',
      exhibition,
      { parent: { festival: 1, isChild: false, isSelf: true } },
      ['error parent'],
    ],
    [
      'part of another edition',
      exhibition,
      { parent: { festival: 2, isChild: false, isSelf: false } },
      ['error parent'],
    ],
    [
      'part of a part',
      exhibition,
      { parent: { festival: 1, isChild: true, isSelf: false } },
      ['error parent'],
    ],
    [
      'a part with parts',
      exhibition,
      { parent: { festival: 1, isChild: false, isSelf: false }, hasChildren: true },
      ['error parent'],
    ],
    ['a part', exhibition, { parent: { festival: 1, isChild: false, isSelf: false } }, []],
    [
      'booking required, without an address to book at',
      { ...talk, booking: { mode: 'required' } },
      {},
      ['warning booking.url'],
    ],
    ['a tag with a capital letter', { ...talk, tags: ['night', 'Night'] }, {}, ['error tags']],
  ])('%s', (_case, event, other, expected) => {
    expect(brief(checkEvent(event, { ...facts, ...other }))).toEqual(expected)
  })

  test.each([
    [999, '. Next free: 999'],
    [1000, ''],
  ])('offers the number %i only if the field takes it', (nextNumber, offer) => {
    const message = `Without a number it is not found on the printed map${offer}`
    expect(checkEvent({ ...exhibition, number: null }, { ...facts, nextNumber })).toMatchObject([
      { field: 'number', message },
    ])
  })
})
