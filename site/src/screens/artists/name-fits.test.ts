import { expect, test } from 'vitest'
import { namesThatFit } from './name-fits.ts'

const NAMES = ['Noor Castellane', 'Léonie Castaigne', 'Mirela Štefan', '36 Frames']

test.each([
  ['', 4],
  ['  ', 4],
  ['stefan', 1],
  ['ŠTEFAN', 1],
  ['leonie cast', 1],
  ['castellane noor', 1],
  ['cast', 2],
  ['mirella', 1],
  ['casetllane', 1],
  ['stxv', 0],
  ['zz', 0],
])(
  '"%s" is in %i names, without accents and case and with one wrong letter, as in the search (spec/screens §5.7)',
  (typed, count) => {
    expect(namesThatFit(NAMES, typed).filter(Boolean)).toHaveLength(count)
  },
)

test('allows no wrong letter if a name has the text exactly', () => {
  expect(namesThatFit(['Marta Lind', 'Marit Lund'], 'lund')).toEqual([false, true])
})
