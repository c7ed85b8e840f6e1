import { expect, test } from 'vitest'
import type { Festival } from '../payload-types.ts'
import { openStepsOf, openWords, stepsOf, type Begun } from './steps.ts'

test.each([
  [false, 'Visitors only read that the festival is in preparation.'],
  [true, 'Visitors see what is public so far.'],
])(
  'the studio’s home says what visitors see while steps are open and the edition is public: %s',
  (isEditionPublic, words) => {
    expect(openWords({ isEditionPublic })).toBe(words)
  },
)

test.each([
  [{}, '', false],
  [{ site: { logo: 1 } }, 'a logo', true],
  [
    { edition: { theme_title: 'Undertow', theme: { primary: '#000000' } } },
    'Undertow, colours',
    true,
  ],
])('the look is done with a title, colours or a logo: %o', (changes, found, isDone) => {
  // The step for the look reads only the edition and `site`.
  const nothing = { site: {}, header: {}, hasEarlierEdition: false, venues: [], events: [] }
  const begun = { ...nothing, ...changes } as unknown as Begun
  expect(stepsOf(begun).find(({ key }) => key === 'look')).toMatchObject({ found, isDone })
})

test.each([
  [false, ['venue', 'event']],
  [true, []],
])(
  'the next edition of a festival begins without a first venue and event; an earlier edition is public: %s',
  (hasEarlierEdition, open) => {
    const begun: Begun = {
      site: { name: 'Parallax', festival_year: 2027 },
      header: { navigation: [{ links: [{ title: 'Program', link: '/program' }] }] },
      edition: {
        start: '2027-03-05',
        end: '2027-03-28',
        types: [{ key: 'talks' }],
        precincts: [{ key: 'north' }],
      } as Festival,
      isEditionPublic: true,
      hasEarlierEdition,
      venues: [],
      events: [],
    }
    expect(openStepsOf(begun).map(({ key }) => key)).toEqual(open)
  },
)
