import { describe, expect, test } from 'vitest'
import { toInstant } from './local-time.ts'
import { createMoment } from './moment.ts'
import { participateState } from './participate-state.ts'

const MELBOURNE = 'Australia/Melbourne'

const opensAt = toInstant('2026-06-01T09:00', MELBOURNE)
const closesAt = toInstant('2026-10-04T23:59', MELBOURNE)

describe('state of a participate item (spec/content B10)', () => {
  test.each([
    [{}, opensAt, 'open', undefined],
    [{ opensAt, closesAt }, opensAt - 1, 'upcoming', opensAt],
    [{ opensAt, closesAt }, opensAt, 'open', closesAt],
    [{ opensAt, closesAt }, closesAt - 1, 'open', closesAt],
    [{ opensAt, closesAt }, closesAt, 'closed', undefined],
    [{ opensAt }, opensAt - 1, 'upcoming', opensAt],
    [{ opensAt }, opensAt, 'open', undefined],
    [{ closesAt }, opensAt, 'open', closesAt],
    [{ closesAt }, closesAt + 1, 'closed', undefined],
  ])('of %j at %i is %s until %s', (dates, now, state, until) => {
    const moment = createMoment(now)
    expect(participateState(dates, moment)).toBe(state)
    expect(moment.until()).toBe(until)
  })
})
