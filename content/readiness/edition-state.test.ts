import { toInstant } from 'contract/rules/local-time.ts'
import { expect, test } from 'vitest'
import { editionState } from './edition-state.ts'

const MELBOURNE = 'Australia/Melbourne'

const edition = {
  start: '2026-03-06',
  end: '2026-03-29',
  opens_at: '2026-03-06T18:00',
  zone: 'Australia/Melbourne',
}

test.each([
  ['2026-02-22T10:00', '12 days to the opening'],
  ['2026-03-05T23:59', 'Opens tomorrow'],
  ['2026-03-06T17:59', 'Opens today'],
  ['2026-03-06T18:00', 'Open: day 1 of 24'],
  ['2026-03-14T11:20', 'Open: day 9 of 24'],
  ['2026-03-29T23:59', 'Open: day 24 of 24'],
  ['2026-03-30T00:00', 'Over since 29 March 2026'],
])('on %s an edition is said to be: %s', (local, words) => {
  expect(editionState(edition, toInstant(local, MELBOURNE)).replaceAll(/\s/g, ' ')).toBe(words)
})

test('an edition without an opening time opens with its first day', () => {
  const whole = { ...edition, opens_at: null }
  expect(editionState(whole, toInstant('2026-03-06T00:00', MELBOURNE))).toBe('Open: day 1 of 24')
})
