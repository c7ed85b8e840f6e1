import { expect, test } from 'vitest'
import { wordsOfLeft } from './left-text.ts'

const left = { text: 'Mirra', shown: '', isFound: false, howToChoose: 'choose from the list' }

test('a typed text that is left without a choice is said to be none, with what to do', () => {
  expect(wordsOfLeft(left)).toBe('Nothing is called “Mirra”: choose from the list.')
})

test('a text for which the list has something is not said to be unknown', () => {
  expect(wordsOfLeft({ ...left, isFound: true })).toBe(
    '“Mirra” is not chosen yet: choose from the list.',
  )
})

test('the earlier choice is named, because it stays', () => {
  expect(wordsOfLeft({ ...left, shown: 'Mira Voss' })).toBe(
    'Nothing is called “Mirra”: choose from the list. Until then “Mira Voss” stays.',
  )
})
