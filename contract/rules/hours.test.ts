import { describe, expect, test } from 'vitest'
import type { Hours } from '../answers/hours.ts'
import { effectiveHours, hoursOn, openState } from './hours.ts'
import type { HoursBounds, OpenState } from './hours.ts'
import { localOf, toInstant } from './local-time.ts'
import { createMoment } from './moment.ts'

const MELBOURNE = 'Australia/Melbourne'

type Day = Hours['weekly'][number]['day']

const week = (days: readonly Day[], opens: string, closes: string): Hours => ({
  weekly: days.map((day) => ({ day, opens, closes })),
  exceptions: [],
})
const DAILY = [1, 2, 3, 4, 5, 6, 7] as const
const gallery = week([2, 3, 4, 5, 6, 7], '10:00', '17:00')
const bar = week([3, 4, 5, 6], '17:00', '02:30')
const subway = week(DAILY, '05:00', '01:00')
const unknown: Hours = { weekly: [], exceptions: [] }
const always: Hours = { always_open: true, weekly: [], exceptions: [] }
const split = {
  ...gallery,
  weekly: [...week([6], '13:00', '17:00').weekly, ...week([6], '10:00', '12:00').weekly],
}
const late: Hours = {
  ...gallery,
  exceptions: [
    { date: '2026-03-14', opens: '12:00', closes: '23:00', note: 'Open late' },
    { date: '2026-03-17', closed: true },
  ],
}

/** A state whose instants are written as wall times, so that a test row is easy to read. */
const read = (hours: Hours, local: string, bounds: HoursBounds = {}) =>
  inWords(openState(hours, bounds, createMoment(toInstant(local, MELBOURNE)), MELBOURNE))

function inWords(open: OpenState): string {
  const until = 'until' in open ? open.until : undefined
  const next = 'next' in open ? open.next : undefined
  const instant = until ?? next
  return instant === undefined
    ? open.state
    : `${open.state} ${new Date(instant).toISOString().slice(0, 16)}`
}

const utc = (local: string) => new Date(toInstant(local, MELBOURNE)).toISOString().slice(0, 16)

describe('is it open (spec/content A4)', () => {
  // 14 March 2026 is a Saturday.
  test.each<[string, Hours, string, string]>([
    ['before opening', gallery, '2026-03-14T09:59', `closed ${utc('2026-03-14T10:00')}`],
    ['at opening', gallery, '2026-03-14T10:00', `open ${utc('2026-03-14T17:00')}`],
    ['an hour before closing', gallery, '2026-03-14T16:00', `open ${utc('2026-03-14T17:00')}`],
    ['at closing', gallery, '2026-03-14T17:00', `closed ${utc('2026-03-15T10:00')}`],
    ['before a day off', gallery, '2026-03-15T18:00', `closed ${utc('2026-03-17T10:00')}`],
    ['between two rows of a day', split, '2026-03-14T12:30', `closed ${utc('2026-03-14T13:00')}`],
    ['past midnight', bar, '2026-03-15T01:00', `open ${utc('2026-03-15T02:30')}`],
    ['past midnight, soon closing', bar, '2026-03-15T01:30', `open ${utc('2026-03-15T02:30')}`],
    ['after closing at night', bar, '2026-03-15T02:30', `closed ${utc('2026-03-18T17:00')}`],
    ['before midnight, daily', subway, '2026-03-14T23:30', `open ${utc('2026-03-15T01:00')}`],
    [
      'midnight as closing time',
      week([6], '18:00', '00:00'),
      '2026-03-14T22:00',
      `open ${utc('2026-03-15T00:00')}`,
    ],
    ['rows that touch', week(DAILY, '12:00', '12:00'), '2026-03-14T22:00', 'always'],
    ['an exception that opens', late, '2026-03-14T18:00', `open ${utc('2026-03-14T23:00')}`],
    ['an exception that replaces', late, '2026-03-14T11:00', `closed ${utc('2026-03-14T12:00')}`],
    ['an exception that closes', late, '2026-03-17T11:00', `closed ${utc('2026-03-18T10:00')}`],
    ['no rows', unknown, '2026-03-14T12:00', 'unknown'],
    ['always open', always, '2026-03-14T03:00', 'always'],
  ])('says %s', (_case, hours, local, expected) => {
    expect(read(hours, local)).toBe(expected)
  })

  test.each<[string, Hours, string, string]>([
    [
      'the first reading of a closing time that occurs twice',
      bar,
      '2026-04-05T01:00',
      'open 2026-04-04T15:30',
    ],
    [
      'the bar as closed one minute after that time',
      bar,
      '2026-04-05T02:31',
      `closed ${utc('2026-04-08T17:00')}`,
    ],
    [
      'an hour later a closing time that does not exist',
      bar,
      '2026-10-04T01:00',
      'open 2026-10-03T16:30',
    ],
  ])('reads %s (spec/content F4)', (_case, hours, local, expected) => {
    expect(read(hours, local)).toBe(expected)
  })
})

describe('bounds and validity (spec/content A4.4)', () => {
  const edition = { from: '2026-03-06', to: '2026-03-28' }

  test.each<[string, Hours, string, string]>([
    [
      'closed until the first opening',
      gallery,
      '2026-03-01T12:00',
      `closed ${utc('2026-03-06T10:00')}`,
    ],
    ['closed after the last day', gallery, '2026-03-29T12:00', 'closed'],
    ['closed on the last evening', gallery, '2026-03-28T18:00', 'closed'],
    [
      'open to the end of the last night',
      bar,
      '2026-03-29T01:00',
      `open ${utc('2026-03-29T02:30')}`,
    ],
    [
      'closed on the night before',
      week([4], '17:00', '02:30'),
      '2026-03-06T01:00',
      `closed ${utc('2026-03-12T17:00')}`,
    ],
    ['always open within the bounds', always, '2026-03-28T23:00', 'always'],
    ['closed after being always open', always, '2026-03-29T00:00', 'closed'],
    [
      'closed before being always open',
      always,
      '2026-03-05T23:00',
      `closed ${utc('2026-03-06T00:00')}`,
    ],
    ['unknown within the bounds', unknown, '2026-03-14T12:00', 'unknown'],
    ['unknown before the bounds, if nothing is known', unknown, '2026-02-14T12:00', 'unknown'],
    ['closed after the bounds, even if nothing is known', unknown, '2026-04-14T12:00', 'closed'],
  ])('says %s', (_case, hours, local, expected) => {
    expect(read(hours, local, edition)).toBe(expected)
  })

  test.each<[string, string, string]>([
    ['unknown before the validity', '2026-02-27T12:00', 'unknown'],
    ['open within it', '2026-03-01T12:00', `open ${utc('2026-03-01T17:00')}`],
    ['closed on its last evening', '2026-03-31T18:00', 'closed'],
    ['unknown after it', '2026-04-01T12:00', 'unknown'],
  ])('says %s', (_case, local, expected) => {
    expect(read({ ...gallery, valid_from: '2026-03-01', valid_to: '2026-03-31' }, local)).toBe(
      expected,
    )
  })

  test('closes a place that is always open on the date of an exception', () => {
    const hours: Hours = { ...always, exceptions: [{ date: '2026-03-17', closed: true }] }
    expect(read(hours, '2026-03-14T12:00')).toBe(`open ${utc('2026-03-17T00:00')}`)
    expect(read(hours, '2026-03-17T12:00')).toBe(`closed ${utc('2026-03-18T00:00')}`)
    expect(read(hours, '2026-03-19T12:00')).toMatch(/^always/)
  })

  test('ends a search among 366 closing exceptions', () => {
    const exceptions = Array.from({ length: 366 }, (_, day) => ({
      date: new Date(Date.UTC(2026, 2, 14 + day)).toISOString().slice(0, 10),
      closed: true as const,
    }))
    expect(read({ ...gallery, exceptions }, '2026-03-14T12:00')).toBe(
      `closed ${utc('2027-03-16T10:00')}`,
    )
  })
})

describe('until when an answer is true', () => {
  test.each<[string, Hours, string, string]>([
    ['open: as it closes', gallery, '2026-03-14T12:00', '17:00'],
    ['to open today: as it opens', gallery, '2026-03-14T09:00', '10:00'],
    ['to open another day: at midnight', gallery, '2026-03-15T18:00', '00:00'],
    ['not known: at midnight', unknown, '2026-03-14T12:00', '00:00'],
    ['always open: at midnight', always, '2026-03-14T12:00', '00:00'],
  ])('of a place %s', (_case, hours, local, until) => {
    const state = createMoment(toInstant(local, MELBOURNE))
    openState(hours, {}, state, MELBOURNE)
    expect(localOf(state.until() ?? 0, MELBOURNE).slice(11)).toBe(until)
  })

  test.each([
    ['on the last evening: at midnight', '2026-03-28T20:00', '2026-03-29T00:00'],
    ['on the night after: at the next midnight', '2026-03-29T03:00', '2026-03-30T00:00'],
    ['on the second day after its last: for ever', '2026-03-30T00:00', undefined],
  ])('of a place whose dates are over, %s', (_case, local, until) => {
    const moment = createMoment(toInstant(local, MELBOURNE))
    openState(gallery, { from: '2026-03-06', to: '2026-03-28' }, moment, MELBOURNE)
    expect(moment.until()).toBe(until && toInstant(until, MELBOURNE))
  })

  test('has no change before the instant that the moment names, over a week with an exception', () => {
    const changes: string[] = []
    let instant = toInstant('2026-03-13T00:00', MELBOURNE)
    let before = ''
    while (instant < toInstant('2026-03-19T00:00', MELBOURNE)) {
      const moment = createMoment(instant)
      const now = openState(late, {}, moment, MELBOURNE)
      const until = moment.until() ?? Number.NaN
      expect(openState(late, {}, createMoment(until - 1), MELBOURNE)).toEqual(now)
      if (now.state !== before) changes.push(`${localOf(instant, MELBOURNE).slice(8)} ${now.state}`)
      before = now.state
      instant = until
    }
    expect(changes).toEqual([
      '13T00:00 closed',
      '13T10:00 open',
      '13T17:00 closed',
      '14T12:00 open',
      '14T23:00 closed',
      '15T10:00 open',
      '15T17:00 closed',
      '18T10:00 open',
      '18T17:00 closed',
    ])
  })
})

describe('rows of a day (spec/content A4.2, A4.3)', () => {
  test('are sorted by opening time', () => {
    expect(hoursOn(split, '2026-03-14')).toEqual([
      { opens: '10:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ])
  })

  test('are sorted by opening time, also those of an exception', () => {
    const date = '2026-03-14'
    const evening = { opens: '18:00', closes: '20:00' }
    const morning = { opens: '10:00', closes: '12:00' }
    const hours = { ...gallery, exceptions: [evening, morning].map((row) => ({ date, ...row })) }
    expect(hoursOn(hours, date)).toEqual([morning, evening])
    expect(read(hours, '2026-03-14T09:00')).toBe(`closed ${utc('2026-03-14T10:00')}`)
  })

  test('distinguish closed from not known', () => {
    expect(hoursOn(gallery, '2026-03-16')).toEqual([])
    expect(hoursOn(late, '2026-03-17')).toEqual([])
    expect(hoursOn(unknown, '2026-03-16')).toBeUndefined()
  })

  test('have the note of an exception', () => {
    expect(hoursOn(late, '2026-03-14')).toEqual([
      { opens: '12:00', closes: '23:00', note: 'Open late' },
    ])
  })

  test('are from midnight to midnight for a place that is always open', () => {
    expect(hoursOn(always, '2026-03-14')).toEqual([{ opens: '00:00', closes: '00:00' }])
  })
})

describe('precedence (spec/content A4.4)', () => {
  test.each<[string, (Hours | undefined)[], Hours | undefined]>([
    ['the first layer', [bar, gallery], bar],
    ['the next when the first is absent', [undefined, gallery, always], gallery],
    ['the next when the first is an empty form', [unknown, always], always],
    ['nothing when all layers are absent or empty', [undefined, unknown], undefined],
  ])('takes %s', (_case, layers, expected) => {
    expect(effectiveHours(...layers)).toBe(expected)
  })
})
