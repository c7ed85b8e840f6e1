import { toInstant } from 'contract/rules/local-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import {
  alwaysOpen,
  dailyHours,
  unknownHours,
  type HoursWire,
} from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { hoursContext, hoursView, openView } from './hours-view.ts'

const MELBOURNE = 'Australia/Melbourne'

const EDITION = { start: '2026-03-06', end: '2026-03-29', zone: 'Australia/Melbourne' }
/** Saturday 14 March 2026. */
const at = (local: string) => hoursContext(EDITION, createMoment(toInstant(local, MELBOURNE)))

const bar: HoursWire = {
  weekly: [
    { day: 5, opens: '17:00', closes: '02:30' },
    { day: 6, opens: '17:00', closes: '02:30' },
  ],
  exceptions: [],
}

describe('the open state in words (spec/content A4.5)', () => {
  test.each<[string, HoursWire, string, string, boolean, string]>([
    ['open', dailyHours(), '2026-03-14T11:20', 'Open until 5pm', true, '2026-03-14T17:00'],
    [
      'opening later today',
      dailyHours(),
      '2026-03-14T09:00',
      'Closed, opens 10am',
      false,
      '2026-03-14T10:00',
    ],
    [
      'opening tomorrow',
      dailyHours(),
      '2026-03-14T18:00',
      'Closed, opens tomorrow 10am',
      false,
      '2026-03-15T00:00',
    ],
    [
      'opening this week',
      bar,
      '2026-03-16T11:00',
      'Closed, opens Friday',
      false,
      '2026-03-17T00:00',
    ],
    [
      'opening in more than a week',
      dailyHours(),
      '2026-02-20T11:00',
      'Closed, opens 6 March',
      false,
      '2026-02-21T00:00',
    ],
    ['closed for good', dailyHours(), '2026-03-29T18:00', 'Closed', false, '2026-03-30T00:00'],
    ['open past midnight', bar, '2026-03-15T01:00', 'Open until 2.30am', true, '2026-03-15T02:30'],
    [
      'open until tomorrow, which it names',
      { ...alwaysOpen(), exceptions: [{ date: '2026-03-16', opens: '00:00', closes: '14:00' }] },
      '2026-03-15T08:00',
      'Open until tomorrow 2pm',
      true,
      '2026-03-16T00:00',
    ],
    ['always open', alwaysOpen(), '2026-03-14T03:00', 'Always open', true, '2026-03-15T00:00'],
    [
      'not known',
      unknownHours(),
      '2026-03-14T11:20',
      'Hours to be confirmed',
      false,
      '2026-03-15T00:00',
    ],
  ])(
    'says that a place is %s, and until when that is true',
    (_name, hours, local, ...[text, isOpen, until]) => {
      const context = at(local)
      expect(openView(hours, context)).toMatchObject({ text, isOpen })
      expect(context.moment.until()).toBe(toInstant(until, MELBOURNE))
    },
  )

  test('is left out in a past edition, which never changes again', () => {
    const context = at('2026-04-10T11:00')
    expect(openView(dailyHours(), context)).toBeUndefined()
    expect(context.moment.until()).toBeUndefined()
  })
})

describe('hours as facts (spec/screens §5.6)', () => {
  test('joins days that have the same hours, and names the closed days', () => {
    const hours: HoursWire = {
      weekly: [
        ...([1, 2, 3, 4] as const).map((day) => ({ day, opens: '09:00', closes: '18:00' })),
        { day: 6, opens: '14:00', closes: '17:00' },
        { day: 6, opens: '10:00', closes: '12:30' },
      ],
      exceptions: [],
    }
    expect(hoursView(hours, at('2026-03-14T11:20'))).toMatchObject({
      today: { text: '10am–12.30pm and 2–5pm' },
      week: [
        { days: 'Monday–Thursday', hours: '9am–6pm' },
        { days: 'Friday', hours: 'Closed' },
        { days: 'Saturday', hours: '10am–12.30pm and 2–5pm' },
        { days: 'Sunday', hours: 'Closed' },
      ],
    })
  })

  test('says "Daily" for a week of equal days', () => {
    expect(hoursView(dailyHours(), at('2026-03-14T11:20')).week).toEqual([
      { days: 'Daily', hours: '10am–5pm' },
    ])
  })

  test('lists the exceptions of the coming 14 days inside the dates, with their notes', () => {
    const hours: HoursWire = {
      ...dailyHours(),
      exceptions: [
        { date: '2026-03-13', closed: true },
        { date: '2026-03-14', opens: '10:00', closes: '21:00', note: 'late night' },
        { date: '2026-03-27', closed: true, note: 'private function' },
        { date: '2026-03-28', closed: true },
        { date: '2026-04-01', closed: true },
      ],
    }
    const view = hoursView(hours, at('2026-03-14T11:20'))
    expect(view.today?.text).toBe('10am–9pm')
    expect(view.exceptions).toEqual([
      { date: '2026-03-14', day: 'Saturday 14 March 2026', hours: '10am–9pm', note: 'late night' },
      {
        date: '2026-03-27',
        day: 'Friday 27 March 2026',
        hours: 'Closed',
        note: 'private function',
      },
    ])
  })

  test('says "Always open" in place of a week', () => {
    expect(hoursView(alwaysOpen(), at('2026-03-14T11:20'))).toMatchObject({
      summary: 'Always open',
      today: undefined,
      week: [],
    })
  })

  test('says "Hours to be confirmed" if the hours are unknown, never "Closed"', () => {
    expect(hoursView(unknownHours(), at('2026-03-14T11:20'))).toMatchObject({
      summary: 'Hours to be confirmed',
      today: undefined,
      week: [],
    })
  })

  test('keeps the week of a past edition and all its exceptions, without today and now', () => {
    const hours: HoursWire = {
      ...dailyHours(),
      exceptions: [
        { date: '2026-03-09', closed: true, note: 'Labour Day' },
        { date: '2026-04-11', closed: true },
      ],
    }
    expect(hoursView(hours, at('2026-04-10T11:00'))).toMatchObject({
      open: undefined,
      today: undefined,
      exceptions: [
        { date: '2026-03-09', day: 'Monday 9 March 2026', hours: 'Closed', note: 'Labour Day' },
      ],
      week: [{ days: 'Daily', hours: '10am–5pm' }],
    })
  })

  test('names the zone of an edition in AEST', () => {
    const context = hoursContext(
      { ...EDITION, start: '2022-04-22', end: '2022-05-15' },
      createMoment(toInstant('2022-05-01T12:00', MELBOURNE)),
    )
    expect(hoursView(dailyHours(), context).notes).toEqual(['Times are in AEST'])
    expect(hoursView(dailyHours(), at('2026-03-14T11:20')).notes).toEqual([])
  })

  test('shows the dates between which the hours apply, and their note', () => {
    const hours: HoursWire = { ...dailyHours(), valid_from: '2026-03-20', note: 'Ring the bell' }
    expect(hoursView(hours, at('2026-03-14T11:20')).notes).toEqual([
      'Ring the bell',
      'From 20 March 2026',
    ])
  })
})
