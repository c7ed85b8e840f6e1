import { weekday } from 'contract/rules/local-time.ts'
import { describe, expect, test } from 'vitest'
import { moved, movedDays } from './moved-days.ts'

describe('dates of a new edition (spec/content B22)', () => {
  test.each([
    ['2026-03-06', 2027, '2027-03-05'],
    ['2026-03-06', 2028, '2028-03-03'],
    ['2026-12-30', 2027, '2027-12-29'],
    ['2024-02-29', 2025, '2025-02-27'],
    ['2025-01-02', 2026, '2026-01-01'],
  ])('moves %s into %i as %s, the nearest same weekday', (start, year, expected) => {
    const date = moved(start, movedDays(start, year))
    expect(date).toBe(expected)
    expect(weekday(expected)).toBe(weekday(start))
  })

  test('keeps the time of day, and leaves empty values empty', () => {
    expect(moved('2026-03-06T18:00', 364)).toBe('2027-03-05T18:00')
    expect(moved(undefined, 364)).toBeUndefined()
  })
})
