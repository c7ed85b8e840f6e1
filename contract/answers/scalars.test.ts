import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Amount, Count, Latitude, Longitude, Order } from './scalars.ts'

/** The value that `JSON.parse` returns for `1e309`. */
const INFINITE = Number.POSITIVE_INFINITY

describe('numbers of answers (spec/content A1, spec/faults E17)', () => {
  test.each([
    ['an amount', Amount, [0, 12.5, 2400], [-1, INFINITE, '12']],
    ['a count', Count, [0, 18], [-1, 0.5, INFINITE]],
    ['an order', Order, [-1, 0, 2.5], [INFINITE, -INFINITE, null]],
    // The projection of the maps cannot show places beyond 85°.
    ['a latitude', Latitude, [-37.8183, 85], [90, -90, 2026, INFINITE]],
    ['a longitude', Longitude, [144.9452, -180], [181, INFINITE]],
  ] as const)('accept as %s only what can be shown', (_name, schema, good, bad) => {
    expect(good.filter((value) => !v.is(schema, value))).toEqual([])
    expect(bad.filter((value) => v.is(schema, value))).toEqual([])
  })
})
