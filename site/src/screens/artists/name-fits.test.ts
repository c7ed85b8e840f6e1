import { expect, test } from 'vitest'
import { nameFits } from './name-fits.ts'

const NAMES = ['Noor Castellane', 'Léonie Castaigne', 'Mirela Štefan', '36 Frames']

test.each([
  ['', 4],
  ['  ', 4],
  ['stefan', 1],
  ['ŠTEFAN', 1],
  ['leonie cast', 1],
  ['cast', 2],
  ['zz', 0],
])('"%s" is in %i names, folded alike (spec/screens §5.7)', (typed, count) => {
  expect(NAMES.filter((name) => nameFits(name, typed))).toHaveLength(count)
})
