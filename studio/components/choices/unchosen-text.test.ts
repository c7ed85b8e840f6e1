import { expect, test } from 'vitest'
import { unchosenWords } from './unchosen-text.ts'

const typed = { text: 'Mirra', shown: '', isFound: false, howToChoose: 'choose from the list' }

test('says that nothing has the name that was typed, and what to do', () => {
  expect(unchosenWords(typed)).toBe('Nothing is called “Mirra”: choose from the list.')
})

test('says that nothing is chosen yet when the list has options for the text', () => {
  expect(unchosenWords({ ...typed, isFound: true })).toBe(
    '“Mirra” is not chosen yet: choose from the list.',
  )
})

test('names the earlier choice, which stays', () => {
  expect(unchosenWords({ ...typed, shown: 'Mira Voss' })).toBe(
    'Nothing is called “Mirra”: choose from the list. Until then “Mira Voss” stays.',
  )
})
