import { expect, test } from 'vitest'
import { sessionStatusWord } from './status.ts'

test.each([
  ['scheduled', false, 'Fully booked'],
  ['scheduled', true, undefined],
  ['cancelled', false, 'Cancelled'],
  ['cancelled', true, 'Cancelled'],
  ['moved', false, 'Moved'],
] as const)('a full session that is %s (edition over: %s) says %s', (state, isPast, word) => {
  expect(sessionStatusWord({ state, fully_booked: true }, isPast)).toBe(word)
})
