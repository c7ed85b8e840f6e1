import { describe, expect, test } from 'vitest'
import { isCalendarDate } from './is-calendar-date.ts'

describe('calendar dates (spec/content A1)', () => {
  test.each([
    ['2026-03-14', true],
    ['2024-02-29', true],
    ['1900-01-01', true],
    ['2026-02-29', false],
    ['2026-02-31', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['26-01-01', false],
    ['+02026-01-01', false],
    ['2026-03-14T00:00', false],
    [' 2026-03-14', false],
    ['', false],
  ])('include %j: %s', (text, expected) => {
    expect(isCalendarDate(text)).toBe(expected)
  })
})
