import { describe, expect, test } from 'vitest'
import { toInstant } from './local-time.ts'
import { daysLater, weeklyUntil } from './session-repeats.ts'

const MELBOURNE = 'Australia/Melbourne'

const EVENING = { start: '2026-03-20T18:30', end: '2026-03-21T01:00' }

describe('a session that is repeated', () => {
  test.each([
    [1, '2026-03-21T18:30', '2026-03-22T01:00'],
    [7, '2026-03-27T18:30', '2026-03-28T01:00'],
    [14, '2026-04-03T18:30', '2026-04-04T01:00'],
  ])('is at the same times %i days later', (days, start, end) => {
    expect(daysLater(EVENING, days)).toEqual({ start, end })
  })

  test('keeps its time of day when the clocks change, so that its instants are an hour apart', () => {
    const later = daysLater(EVENING, 21)
    expect(later.start).toBe('2026-04-10T18:30')
    expect(toInstant(later.start, MELBOURNE) - toInstant(EVENING.start, MELBOURNE)).toBe(
      (21 * 24 + 1) * 3_600_000,
    )
  })

  test.each([
    ['2026-04-10', ['2026-03-27', '2026-04-03', '2026-04-10']],
    ['2026-04-09', ['2026-03-27', '2026-04-03']],
    ['2026-03-26', []],
    ['2026-03-01', []],
  ])('weekly until %s has every week up to that day', (until, days) => {
    expect(weeklyUntil(EVENING, until).map(({ start }) => start)).toEqual(
      days.map((day) => `${day}T18:30`),
    )
  })

  test('ends within a year, however late the last day is', () => {
    expect(weeklyUntil(EVENING, '2999-01-01')).toHaveLength(53)
  })
})
