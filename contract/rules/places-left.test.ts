import { describe, expect, test } from 'vitest'
import { placesLeft } from './places-left.ts'

describe('places left (spec/behaviour §32)', () => {
  test.each([
    ['scheduled', undefined, undefined],
    ['sold_out', undefined, 'none'],
    ['sold_out', { state: 'scheduled', few_left: true }, 'none'],
    ['scheduled', { state: 'sold_out' }, 'none'],
    ['moved', { state: 'moved', fully_booked: true, few_left: true }, 'none'],
    ['scheduled', { state: 'moved', few_left: true }, 'few'],
    ['scheduled', { state: 'scheduled' }, undefined],
  ] as const)('of an event that is %s with the session %o: %s', (state, session, left) => {
    expect(placesLeft({ status: { state } }, session)).toBe(left)
  })
})
