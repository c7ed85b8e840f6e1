import { expect, test } from 'vitest'
import { openWords } from './steps.ts'

test.each([
  [false, 'Visitors only read that the festival is in preparation.'],
  [true, 'Visitors see what is public so far.'],
])(
  'the studio’s home says what visitors see while steps are open and the edition is public: %s',
  (isEditionPublic, words) => {
    expect(openWords({ isEditionPublic })).toBe(words)
  },
)
