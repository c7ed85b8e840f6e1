import { describe, expect, test } from 'vitest'
import { titleLength, wordLength } from './page-title.tsx'

describe('the size of a page title (spec/design TY6)', () => {
  test.each([
    [1, 'short'],
    [28, 'short'],
    [29, 'long'],
    [60, 'long'],
    [61, 'longer'],
    [200, 'longer'],
  ] as const)('with %i characters is %s', (count, expected) => {
    expect(titleLength('é'.repeat(count))).toBe(expected)
  })
})

describe('the size of a title with a long word', () => {
  test.each([
    ['', undefined],
    ['The Tide Tables', undefined],
    ['Lens-Based-Work', undefined],
    ['Windward', 8],
    ['[Magnesium], Again', 9],
    ['Castellane', 9],
    ['Photography', 11],
    ['Visit in Easy\u00a0English', 11],
    ['Photographically', 14],
  ] as const)('of “%s” is %s', (text, expected) => {
    expect(wordLength(text)).toBe(expected)
  })
})
