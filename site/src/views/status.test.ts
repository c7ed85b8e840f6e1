import { expect, test } from 'vitest'
import { sessionStanding } from 'contract/rules/state-now.ts'
import { statusWord } from './status.ts'

test.each([
  ['scheduled', false, 'Fully booked'],
  ['scheduled', true, undefined],
  ['cancelled', false, 'Cancelled'],
  ['cancelled', true, 'Cancelled'],
  ['moved', false, 'Moved'],
] as const)('a full session that is %s (edition over: %s) says %s', (state, isPast, word) => {
  const session = {
    start: '2026-03-15T11:00',
    end: '2026-03-15T12:00',
    fully_booked: true,
  } as const
  expect(statusWord(sessionStanding({ ...session, state }), isPast)).toBe(word)
})
