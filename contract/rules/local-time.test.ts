import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  addDays,
  dateOf,
  dayOf,
  formatDate,
  formatDateRange,
  formatTime,
  formatTimeRange,
  formatTimeWithZone,
  isoWithOffset,
  localOf,
  nextMidnight,
  offsetOf,
  startOfDay,
  timeOf,
  toInstant,
  wallTimeKind,
  weekday,
  zoneName,
} from './local-time.ts'
import type { DateStyle } from './local-time.ts'

const MELBOURNE = 'Australia/Melbourne'

const at = (instant: string) => Date.parse(instant)

const DATES = [
  ['2027-02-26', 'long', '26 February 2027'],
  ['2027-02-26', 'short', '26 Feb 2027'],
  ['2027-02-26', 'weekday', 'Friday 26 February 2027'],
  ['2027-02-26', 'weekday-short', 'Fri, 26 Feb'],
  ['2026-11-22', 'day-month', '22 November'],
  ['2026-11-22', 'day-month-short', '22 Nov'],
] as const

const RANGES = [
  ['2027-02-26', '2027-03-28', 'long', '26 February – 28 March 2027'],
  ['2027-02-26', '2027-02-28', 'long', '26–28 February 2027'],
  ['2026-12-26', '2027-01-28', 'short', '26 Dec 2026 – 28 Jan 2027'],
  ['2027-02-26', '2027-02-26', 'long', '26 February 2027'],
  ['2027-02-28', '2027-02-26', 'long', '28 February 2027'],
] as const

const ZONED_TIMES = [
  ['2026-11-21T23:00Z', '2026-11-22', '10am AEDT'],
  ['2022-05-01T02:00Z', '2022-05-01', '12pm AEST'],
  ['2026-04-04T15:59Z', '2026-04-05', '2.59am AEDT'],
  ['2026-04-04T16:00Z', '2026-04-05', '2am AEST'],
  ['2026-10-03T15:59Z', '2026-10-04', '1.59am AEST'],
  ['2026-10-03T16:00Z', '2026-10-04', '3am AEDT'],
] as const

const WALL_TIMES = [
  ['2026-10-04T02:30', 'gap', '3.30am AEDT'],
  ['2026-04-05T02:30', 'repeated', '2.30am AEDT'],
  ['2026-04-05T03:00', 'normal', '3am AEST'],
  ['2026-03-29T23:59', 'normal', '11.59pm AEDT'],
] as const

afterEach(() => {
  vi.unstubAllEnvs()
})

describe.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'local time (spec/behaviour §26) on a machine in %s',
  (machineZone) => {
    const here = () => vi.stubEnv('TZ', machineZone)

    test('runs in the zone of the case', () => {
      here()
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
      expect(timeZone).toBe(machineZone)
    })

    test.each(DATES)('writes %s in the style %s as "%s"', (date, style, expected) => {
      here()
      expect(formatDate(date, style)).toBe(expected)
    })

    test.each(RANGES)('writes %s to %s in the style %s as "%s"', (start, end, style, expected) => {
      here()
      expect(formatDateRange(start, end, style)).toBe(expected)
    })

    test.each(ZONED_TIMES)('reads %s as the day %s and the time %s', (instant, date, expected) => {
      here()
      expect(dateOf(at(instant), MELBOURNE)).toBe(date)
      expect(formatTimeWithZone(at(instant), MELBOURNE)).toBe(expected)
    })

    test.each(WALL_TIMES)('reads the wall time %s as %s: %s', (local, kind, expected) => {
      here()
      expect(wallTimeKind(local, MELBOURNE)).toBe(kind)
      expect(formatTimeWithZone(toInstant(local, MELBOURNE), MELBOURNE)).toBe(expected)
    })

    test('finds midnight on the days the clocks change', () => {
      here()
      expect(new Date(startOfDay('2026-10-04', MELBOURNE)).toISOString()).toBe(
        '2026-10-03T14:00:00.000Z',
      )
      expect(
        nextMidnight(startOfDay('2026-10-04', MELBOURNE), MELBOURNE) -
          startOfDay('2026-10-04', MELBOURNE),
      ).toBe(23 * 3_600_000)
      expect(
        nextMidnight(startOfDay('2026-04-05', MELBOURNE), MELBOURNE) -
          startOfDay('2026-04-05', MELBOURNE),
      ).toBe(25 * 3_600_000)
    })
  },
)

describe('instants and wall times (spec/behaviour §26.2)', () => {
  test('are each other’s inverse, except in the hours in which the clocks change', () => {
    const halfHours = fc.integer({
      min: at('2018-01-01T00:00Z') / 1.8e6,
      max: at('2031-01-01') / 1.8e6,
    })
    fc.assert(
      fc.property(
        halfHours,
        fc.constantFrom('Australia/Melbourne', 'UTC', 'America/St_Johns'),
        (n, zone) => {
          const instantMs = Math.floor(n) * 1.8e6
          const local = localOf(instantMs, zone)
          const kind = wallTimeKind(local, zone)
          expect(kind).not.toBe('gap')
          if (kind === 'normal') expect(toInstant(local, zone)).toBe(instantMs)
          else expect([instantMs, instantMs - 3.6e6]).toContain(toInstant(local, zone))
        },
      ),
    )
  })

  test('keeps the day of every date of 2020–2030 at 12:00, with offsets from −12 to +14', () => {
    const moved = []
    for (let date = '2020-01-01'; date < '2031-01-01'; date = addDays(date, 1)) {
      for (const zone of ['Etc/GMT+12', 'Australia/Melbourne', 'Etc/GMT-14']) {
        if (dateOf(toInstant(`${date}T12:00`, zone), zone) !== date) moved.push([date, zone])
      }
      if (!formatDate(date, 'long').startsWith(`${Number(date.slice(8))} `)) moved.push([date])
    }
    expect(moved).toEqual([])
  })

  test('writes instants with the offset of their date', () => {
    expect(isoWithOffset(at('2026-11-21T23:00Z'), MELBOURNE)).toBe('2026-11-22T10:00:00+11:00')
    expect(isoWithOffset(at('2022-05-01T02:00Z'), MELBOURNE)).toBe('2022-05-01T12:00:00+10:00')
    expect(offsetOf(at('2026-01-01T00:00Z'), 'America/St_Johns')).toBe('-03:30')
    expect(offsetOf(at('2026-01-01T00:00Z'), 'UTC')).toBe('+00:00')
    expect(zoneName(at('2022-05-01T02:00Z'), MELBOURNE)).toBe('AEST')
  })

  test('does not throw on impossible dates, unknown zones, the year 9999 or other text', () => {
    expect(formatDate('2026-02-30', 'long')).toBe('2 March 2026')
    expect(toInstant('2026-01-01T10:00', 'Nowhere/At_All')).toBe(
      toInstant('2026-01-01T10:00', MELBOURNE),
    )
    expect(dateOf(toInstant('9999-12-31T23:59', MELBOURNE), MELBOURNE)).toBe('9999-12-31')
    expect(toInstant('soon', MELBOURNE)).toBeNaN()
  })
})

describe('calendar', () => {
  test.each([
    ['2026-03-14T18:30', '2026-03-14', '18:30'],
    ['2026-03-14', '2026-03-14', ''],
    ['', '', ''],
  ])('reads of %j the day %j and the time %j', (local, day, time) => {
    expect([dayOf(local), timeOf(local)]).toEqual([day, time])
  })

  test.each([
    ['2026-03-16', 1],
    ['2026-03-14', 6],
    ['2026-03-15', 7],
  ])('gives %s the weekday %i', (date, expected) => {
    expect(weekday(date)).toBe(expected)
  })

  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-04-04', 2, '2026-04-06'],
  ])('moves %s by %i days to %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })
})

describe('times in words (spec/behaviour §26.5)', () => {
  test.each([
    ['10:00', '10am'],
    ['10:30', '10.30am'],
    ['12:00', '12pm'],
    ['00:00', '12am'],
    ['00:05', '12.05am'],
    ['23:59', '11.59pm'],
  ])('writes %s as %s', (time, expected) => {
    expect(formatTime(time)).toBe(expected)
  })

  test.each([
    ['12:00', '13:30', '12–1.30pm'],
    ['11:30', '12:30', '11.30am–12.30pm'],
    ['09:00', '10:00', '9–10am'],
    ['23:30', '00:45', '11.30pm–12.45am'],
    ['22:00', '21:00', '10pm–9pm'],
  ])('writes %s to %s as %s', (start, end, expected) => {
    expect(formatTimeRange(start, end)).toBe(expected)
  })
})

describe('spaces (spec/behaviour §26.4)', () => {
  test('writes no space but U+0020 in any style', () => {
    const styles: DateStyle[] = DATES.map(([, style]) => style)
    const written = styles.flatMap((style) => [
      formatDate('2026-03-14', style),
      formatDateRange('2026-03-14', '2027-04-05', style),
    ])
    expect(written.join('')).not.toMatch(/[^\S ]/)
  })
})
