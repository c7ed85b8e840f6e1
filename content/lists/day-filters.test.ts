import type { Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { withWholeDays } from './day-filters.ts'

const DAY = '2026-03-14'
const NEXT = '2026-03-15'

describe('a filter by a day', () => {
  const isDay = (path: string) => path === 'start'

  test.each<[Where, Where]>([
    [{ start: { equals: DAY } }, { start: { like: DAY } }],
    [{ start: { in: DAY } }, { start: { like: DAY } }],
    [
      { start: { not_equals: DAY } },
      {
        or: [
          { start: { less_than: DAY } },
          { start: { greater_than_equal: NEXT } },
          { start: { exists: false } },
        ],
      },
    ],
    [{ start: { greater_than: DAY } }, { start: { greater_than_equal: NEXT } }],
    [{ start: { greater_than_equal: DAY } }, { start: { greater_than_equal: DAY } }],
    [{ start: { less_than: DAY } }, { start: { less_than: DAY } }],
    [{ start: { less_than_equal: DAY } }, { start: { less_than: NEXT } }],
    // A time is compared as it is.
    [{ start: { equals: `${DAY}T18:30` } }, { start: { equals: `${DAY}T18:30` } }],
    [{ start: { exists: 'true' } }, { start: { exists: 'true' } }],
    [{ title: { equals: DAY } }, { title: { equals: DAY } }],
    [
      { or: [{ and: [{ title: { like: 'a' } }, { start: { equals: DAY } }] }] },
      { or: [{ and: [{ title: { like: 'a' } }, { start: { like: DAY } }] }] },
    ],
    [
      { start: { greater_than_equal: DAY, less_than_equal: NEXT }, title: { like: 'a' } },
      {
        and: [
          { start: { greater_than_equal: DAY } },
          { start: { less_than: '2026-03-16' } },
          { title: { like: 'a' } },
        ],
      },
    ],
    [{}, {}],
  ])('reads %o as %o', (where, whole) => {
    expect(withWholeDays(where, isDay)).toEqual(whole)
  })
})
