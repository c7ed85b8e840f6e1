import fc from 'fast-check'
import { anyText } from 'contract/testing/any-text.ts'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { describe, expect, test } from 'vitest'
import { find } from './find.ts'
import { indexRows } from './search-index.ts'
import { createSuggest } from './suggest.ts'

/** Longer than the text that an address may have (spec/screens §0.3). */
const MAX_LETTERS = 120

const hostile = fc.oneof(
  anyText({ maxLength: MAX_LETTERS }),
  fc.string({
    unit: fc.constantFrom('a', ' ', '-', "'", '\u0301', '[', '.*', '\\', '\0', '💥', 'ﷺ'),
    maxLength: MAX_LETTERS,
  }),
)
const words = 'night shed photobook silver gelatin štefan light harbour ferry school'.split(' ')
const indexed = indexRows(
  Array.from({ length: 500 }, (_, index) =>
    aSearchRow({
      id: `ev${index}`,
      title: `${words[index % 10]} ${words[(index * 7) % 10]}${index}`,
      detail: words.join(' '),
    }),
  ),
)
const suggest = createSuggest(indexed)

describe('a hostile search (spec/screens §10)', () => {
  test('is answered for any text', () => {
    const few = indexed.slice(0, 20)
    const suggestFew = createSuggest(few)
    fc.assert(
      fc.property(hostile, (q) => {
        const { total, groups } = find(few, { q }, { currentYear: 2026 })
        expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total)
        const other = suggestFew(q)
        expect(
          other === undefined || find(few, { q: other }, { currentYear: 2026 }).total > 0,
        ).toBe(true)
      }),
    )
  })

  test('is answered for rows with any content', () => {
    fc.assert(
      fc.property(hostile, hostile, (title, q) => {
        const rows = indexRows([aSearchRow({ title, detail: q, tags: title })])
        expect(find(rows, { q }, { currentYear: 2026 }).total).toBeLessThanOrEqual(1)
        createSuggest(rows)(q)
      }),
    )
  })

  test.each([
    ['one letter', 'a'],
    ['many words', 'ab '.repeat(40)],
    ['six words that are nearly there', 'nihgt shde silevr gelatni habrour ferr'],
    ['one long word', 'photo'.repeat(24)],
    ['marks without letters', '\u0301'.repeat(MAX_LETTERS)],
    ['signs of patterns', '(.*)+[a-z]'.repeat(12)],
  ])('of %s ends within the time limit of a test', (_kind, q) => {
    const other = suggest(q)
    expect(
      other === undefined || find(indexed, { q: other }, { currentYear: 2026 }).total > 0,
    ).toBe(true)
    expect(find(indexed, { q }, { currentYear: 2026 }).total).toBeLessThanOrEqual(indexed.length)
  })
})
