import { describe, expect, test } from 'vitest'
import { isWithoutNewDate, startOf } from './without-new-date.ts'

describe('what is postponed without a new date (spec/content A6)', () => {
  test.each([
    [{ state: 'scheduled' }, '2026-03-06', false],
    [{ state: 'moved', previous_start: '2026-03-05' }, '2026-03-06', false],
    [{ state: 'cancelled' }, '2026-03-06', false],
    [{ state: 'postponed' }, '2026-03-06', true],
    [{ state: 'postponed', previous_start: '2026-03-06T10:00' }, '2026-03-06', true],
    [{ state: 'postponed', previous_start: '2026-03-06T10:00' }, '2026-03-18', false],
    [{ state: 'postponed', previous_start: '2026-03-06T10:00' }, undefined, true],
  ] as const)('%o at %s: %s', (status, start, expected) => {
    expect(isWithoutNewDate(status, start)).toBe(expected)
  })

  test('an event begins with its dates, or with its first session', () => {
    const sessions = [{ start: '2026-03-06T10:00' }]
    expect(startOf({ sessions })).toBe('2026-03-06T10:00')
    expect(startOf({ dates: { start: '2026-03-18' }, sessions })).toBe('2026-03-18')
  })
})
