import { describe, expect, test } from 'vitest'
import { addMonths, dayAfterKey, weeksOfMonth } from './calendar-days.ts'

describe('the calendar', () => {
  test('has whole weeks from Monday to Sunday', () => {
    const weeks = weeksOfMonth('2026-03-14')
    expect(weeks.map(([monday]) => monday)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
    ])
    expect(weeks[5]).toEqual([
      '2026-03-30',
      '2026-03-31',
      '2026-04-01',
      '2026-04-02',
      '2026-04-03',
      '2026-04-04',
      '2026-04-05',
    ])
  })

  test('has no week that lies wholly in another month', () => {
    expect(weeksOfMonth('2021-02-10')).toHaveLength(4)
  })

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('goes from %s by %i months to %s', (date, months, other) => {
    expect(addMonths(date, months)).toBe(other)
  })

  test.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowRight', '2026-03-02'],
    ['ArrowUp', '2026-02-22'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['PageUp', '2026-02-01'],
    ['PageDown', '2026-04-01'],
    ['a', undefined],
  ])('goes from Sunday 1 March by the key %s to %s', (key, date) => {
    expect(dayAfterKey('2026-03-01', key)).toBe(date)
  })
})
