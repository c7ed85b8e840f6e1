import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../testing/any-text.ts'
import { MAX_SLUG_LENGTH, slug } from './slug.ts'

describe('slug (spec/asked §5, spec/behaviour §10.1)', () => {
  test.each([
    ['Café & Crème', 'cafe-and-creme'],
    ['The $5 Show: 50% off!', 'the-dollar5-show:-50percent-off!'],
    ['Artist’s Walk', "artist's-walk"],
    ['Photo 2024 (Melbourne)', 'photo-2024-(melbourne)'],
    ['a/b/c', 'abc'],
    ['A - B', 'a-b'],
    ['naïve – dash', 'naive-dash'],
    ['Łódź', 'lodz'],
    ['Straße', 'strasse'],
    ['Æther', 'aether'],
    ['Ngā Kōrero', 'nga-korero'],
    ['İstanbul', 'istanbul'],
    ['Mixed_CASE', 'mixed_case'],
    ['e.g. v2.0', 'e.g.-v2.0'],
    ['@home + away', '@home-+-away'],
    ['a < b > c | d', 'a-less-b-greater-c-or-d'],
    ['wait…', 'wait...'],
    ['cafe\u0301', 'cafe'],
    ['  -- a --  ', 'a'],
    ['--', ''],
    ['---', ''],
    ['', ''],
    ['.', ''],
    ['..', ''],
    ['北京', ''],
    ['📷', ''],
  ])('of %j is %j', (text, expected) => {
    expect(slug(text)).toBe(expected)
  })

  test.each([[5], [null], [undefined], [{}], [['a']], [true]])('of %j is refused', (value) => {
    expect(() => slug(value)).toThrow(new Error('slugify: string argument expected'))
  })

  test.each([
    ['word '.repeat(30), 'word-'.repeat(19).slice(0, -1)],
    [`${'a'.repeat(96)} b`, 'a'.repeat(96)],
    [`${'a'.repeat(97)} b`, 'a'.repeat(96)],
    [`a ${'b'.repeat(200)}`, 'a'],
    ['c'.repeat(96), 'c'.repeat(96)],
    [`.. ${'b'.repeat(200)}`, ''],
  ])('of %j is cut to %j', (text, expected) => {
    expect(slug(text)).toBe(expected)
  })

  test('of a slug is that slug, at most 96 characters long', () => {
    const text = fc.oneof(
      anyText({ maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({
        unit: fc.constantFrom('-', ' ', '.', '“', '„', 'İ', '&', '∞', 'ﬁ', 'a', "'"),
        maxLength: 200,
      }),
    )
    fc.assert(
      fc.property(text, (given) => {
        const once = slug(given)
        expect(once.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH)
        expect(once).toMatch(/^[a-z0-9_*+~.()'"!:@-]*$/)
        expect(slug(once)).toBe(once)
      }),
    )
  })

  // In quadratic time this would take hours.
  test.each([
    ['-', ''],
    [' ', ''],
    ['\u0301', ''],
    ['a', 'a'.repeat(96)],
  ])('needs linear time for 1 MB of %j', (character, expected) => {
    expect(slug(character.repeat(1_000_000))).toBe(expected)
  })
})
