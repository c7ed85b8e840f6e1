import { describe, expect, test } from 'vitest'
import { missingWords, missingYear } from './missing-year.ts'

const years = [2026, 2022, 2024]

describe('a year without a festival (spec/behaviour §38)', () => {
  test.each([
    ['2023', { year: 2023, before: 2022, after: 2024 }],
    ['1999', { year: 1999, before: undefined, after: 2022 }],
    ['2031', { year: 2031, before: 2026, after: undefined }],
  ])('%s is named with its neighbours', (text, expected) => {
    expect(missingYear(text, years)).toEqual(expected)
  })

  test.each([
    ['2023', 'There was no festival in 2023'],
    ['2031', 'There is no program for 2031'],
  ])('%s is said to have had no festival, or to have no program', (text, words) => {
    const missing = missingYear(text, years)
    expect(missing && missingWords(missing)).toBe(words)
  })

  test.each([['2024'], ['0042'], ['3000'], ['202'], ['20233'], ['night']])(
    '%s is not a missing year',
    (text) => {
      expect(missingYear(text, years)).toBeUndefined()
    },
  )

  test('does not exist while no festival is known', () => {
    expect(missingYear('2023', [])).toBeUndefined()
  })
})
