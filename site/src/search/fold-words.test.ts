import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { slug } from 'contract/rules/slug.ts'
import { foldWords } from './fold-words.ts'

describe('folding of search words (spec/screens §10)', () => {
  test.each([
    ['The Waiting Hall', ['the', 'waiting', 'hall']],
    ['Štefan', ['stefan']],
    ['Ngā Kōrero', ['nga', 'korero']],
    ['Bảo-Linh', ['bao', 'linh']],
    ['“Sitters, Unresolved”', ['sitters', 'unresolved']],
    ['The [Night] Desk', ['the', 'night', 'desk']],
    ['Café & Crème', ['cafe', 'and', 'creme']],
    ['Artist’s walk', ["artist's", 'walk']],
    ['6–29 March', ['6', '29', 'march']],
    ['   ', []],
    ['???', []],
    ['北京', []],
  ])('reads %j as %j', (text, words) => {
    expect(foldWords(text)).toEqual(words)
  })

  test('keeps all words of a text that is longer than a slug', () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`)
    expect(foldWords(words.join(' '))).toEqual(words)
  })

  test('folds every plain word as the slug rule does', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,96}$/), (word) => {
        expect(foldWords(word)).toEqual([slug(word)])
      }),
    )
  })

  test('gives the same words when they are folded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const words = foldWords(text)
        expect(foldWords(words.join(' '))).toEqual(words)
      }),
    )
  })
})
