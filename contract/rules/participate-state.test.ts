import { describe, expect, test } from 'vitest'
import { toInstant } from './melbourne-time.ts'
import { participateState } from './participate-state.ts'

const opensAt = toInstant('2026-06-01T09:00')
const closesAt = toInstant('2026-10-04T23:59')

describe('state of a participate item (spec/content B10)', () => {
  test.each([
    [{}, opensAt, { state: 'open' }],
    [{ opensAt, closesAt }, opensAt - 1, { state: 'upcoming', until: opensAt }],
    [{ opensAt, closesAt }, opensAt, { state: 'open', until: closesAt }],
    [{ opensAt, closesAt }, closesAt - 1, { state: 'open', until: closesAt }],
    [{ opensAt, closesAt }, closesAt, { state: 'closed' }],
    [{ opensAt }, opensAt - 1, { state: 'upcoming', until: opensAt }],
    [{ opensAt }, opensAt, { state: 'open' }],
    [{ closesAt }, opensAt, { state: 'open', until: closesAt }],
    [{ closesAt }, closesAt + 1, { state: 'closed' }],
  ])('of %j at %i is %j', (dates, now, expected) => {
    expect(participateState(dates, now)).toEqual(expected)
  })
})
