import { expect, test } from 'vitest'
import { openWords, stepsOf, type Begun } from './steps.ts'

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
  const begun = { site: {}, header: {}, venues: [], events: [], ...changes } as unknown as Begun
  expect(stepsOf(begun).find(({ key }) => key === 'look')).toMatchObject({ found, isDone })
})
