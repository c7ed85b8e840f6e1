import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { excerpt } from './excerpt.ts'

const SIX = 'one two three four five six'

describe('excerpt (spec/asked §9, spec/behaviour §10.2)', () => {
  test.each([
    [SIX, 18, ' [...]', 'one two [...]'],
    [SIX, 19, ' [...]', 'one two three [...]'],
    [SIX, 27, ' [...]', SIX],
    ['one, two, three, four', 16, '...', 'one...'],
    ['abcdefghij klm', 8, ' [...]', 'abcdefgh [...]'],
    ['aa bb cc', 7, ' [...]', 'aa [...]'],
    ['ab cdefghij', 8, ' [...]', 'ab [...]'],
    ['one – two three four', 14, '...', 'one...'],
    ['one  two\n\nthree', 20, ' [...]', 'one two three'],
    ['x'.repeat(600), 600, ' [...]', 'x'.repeat(600)],
    ['x'.repeat(700), 600, ' [...]', `${'x'.repeat(600)} [...]`],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 8, '...', '👩‍👩‍👧‍👦...'],
    ['👍🏽👍🏽👍🏽', 3, '...', '👍🏽...'],
    ['ab👍🏽', 3, '...', 'ab...'],
    ['e\u0301e\u0301e\u0301', 3, '...', 'e\u0301...'],
    ['', 600, ' [...]', ''],
    ['   ', 600, ' [...]', ''],
    [null, 600, ' [...]', ''],
    [undefined, 600, ' [...]', ''],
  ])('of %j at %i with %j is %j', (text, max, suffix, expected) => {
    expect(excerpt(text, { max, suffix })).toBe(expected)
  })

  test('takes 600 characters and " [...]" without options', () => {
    expect(excerpt('y'.repeat(601))).toBe(`${'y'.repeat(600)} [...]`)
    expect(excerpt('word '.repeat(200))).toBe(`${'word '.repeat(119).trim()} [...]`)
  })

  test('is at most as long as max and suffix together, and does not end inside a grapheme', () => {
    const word = fc.string({ unit: 'grapheme', maxLength: 6 })
    const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(' '))
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 40 }), (given, max) => {
        const short = excerpt(given, { max, suffix: '' })
        const flat = given.replace(/\s+/g, ' ').trim()
        expect(Array.from(short).length).toBeLessThanOrEqual(max)
        expect(flat.startsWith(short)).toBe(true)
        expect(short.isWellFormed()).toBe(true)
      }),
    )
  })

  test('looks for graphemes near the cut only, however long the text is', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment')
    const short = excerpt('👩‍👩‍👧‍👦'.repeat(10_000))
    const [[text] = ['']] = segment.mock.calls
    expect(text.length).toBeGreaterThan(short.length)
    expect(text.length).toBeLessThan(2_000)
  })
})
