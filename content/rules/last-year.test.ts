import { describe, expect, test } from 'vitest'
import { checkLastYear, lastYearIn } from './last-year.ts'

const EDITIONS = {
  last: { year: 2026, start: '2026-03-06', end: '2026-03-29' },
  next: { year: 2027, start: '2027-03-05', end: '2027-03-28' },
}

describe('what a copied text still says of the last edition (spec/content B22)', () => {
  test.each([
    ['Four weeks of photography in 2026', ['2026']],
    ['© 2018–2026', ['2026']],
    ['© 2026–2027', []],
    ['Room 20261', []],
    ['From Friday 6 March, every day', ['Friday 6 March']],
    ['From Friday, 6 March', ['Friday, 6 March']],
    ['From Friday 5 March to Sunday 28 March', []],
    ['6–29 March', ['29 March']],
    ['Until 29 March 2027', []],
    ['Until 29 March 2026', ['2026']],
    ['A talk on 6 March', []],
    ['On Sunday 31 February', ['Sunday 31 February']],
  ])('%s', (text, words) => {
    expect(lastYearIn(text, EDITIONS)).toEqual(words)
  })

  test('is said once at each field, in blocks and formatted texts too, but not of addresses and formats', () => {
    const text = (words: string) => ({ type: 'text', text: words, version: 1, url: 'in 2026' })
    const document = {
      slug: '2026-visit',
      start: '2026-03-06',
      title: 'Visit 2026',
      years: '2018-2026',
      blocks: [
        { blockType: 'text', text: { root: { children: [text('2026'), text('and 2026')] } } },
        { blockType: 'events', year: 2026 },
      ],
    }
    expect(checkLastYear(document, EDITIONS)).toEqual(
      ['title', 'years', 'blocks.0.text', 'blocks.1.year'].map((field) => ({
        level: 'warning',
        field,
        message: 'This still says 2026',
      })),
    )
  })
})
