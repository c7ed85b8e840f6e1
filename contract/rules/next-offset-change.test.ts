import { describe, expect, test } from 'vitest'
import { nextOffsetChange } from './next-offset-change.ts'

const MELBOURNE = 'Australia/Melbourne'

describe('the next change of Melbourne’s clocks (spec/content D7)', () => {
  test.each([
    ['2026-03-14T00:20:00Z', '2026-04-04T16:00:00Z'],
    ['2026-04-04T15:59:59Z', '2026-04-04T16:00:00Z'],
    ['2026-04-04T16:00:00Z', '2026-10-03T16:00:00Z'],
    ['2022-05-01T00:00:00Z', '2022-10-01T16:00:00Z'],
  ])('follows %s at %s', (from, change) => {
    expect(nextOffsetChange(Date.parse(from), MELBOURNE)).toBe(Date.parse(change))
  })
})
