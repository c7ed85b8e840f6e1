import { expect, test } from 'vitest'
import { siteState } from './sites-now.ts'

const site = 'https://parallax.example'
/** 11.42am in Melbourne. */
const at = Date.parse('2026-03-14T00:42:00Z')

test.each([
  [{ isAway: false, hasReached: true, at }, true, 'Up to date since 11.42am'],
  [{ isAway: false, hasReached: true }, true, 'Up to date'],
  [{ isAway: false, hasReached: false }, false, 'Taking in the newest changes'],
  [
    { isAway: true, hasReached: true, at },
    false,
    'Away: it has said nothing for two minutes. Visitors may see an older version',
  ],
])('a site that is %o is said to be so (spec/behaviour §24.4)', (reach, isWell, words) => {
  expect(siteState({ site, ...reach }, { clockOffsetMs: 0, zone: 'Australia/Melbourne' })).toEqual({
    site,
    isWell,
    words,
  })
})
