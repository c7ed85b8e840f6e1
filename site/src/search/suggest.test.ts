import { describe, expect, test } from 'vitest'
import type { SearchRow } from 'contract/answers/search.ts'
import { indexRows } from './search-index.ts'
import { createSuggest } from './suggest.ts'

const rows = indexRows(
  [
    ['Photobook Fair', 'Shed 9'],
    ['Photobook Prize', ''],
    ['Silver Gelatin, Slowly', 'Mirela Štefan'],
    ['Sun', 'Cyanotype in the garden'],
    ['Cyanotype, Slowly', ''],
  ].map(([title = '', detail = ''], index): SearchRow => [
    'event',
    `aa0${index}`,
    'x',
    2026,
    title,
    detail,
    '',
    '',
  ]),
)

const suggest = createSuggest(rows)

describe('a suggestion for a search without results (spec/screens §10)', () => {
  test.each([
    ['a space too many', 'photo book', 'photobook'],
    ['a space too few', 'silvergelatin', 'silver gelatin'],
    ['a misspelt beginning', 'cyenot', 'Cyanotype'],
    ['one of two words misspelt', 'phottob prize', 'Photobook prize'],
    ['marks are kept', 'stefen slowly', 'Štefan slowly'],
  ])('repairs %s', (_, q, expected) => {
    expect(suggest(q)).toBe(expected)
  })

  test.each([['xqzwv'], ['photobook mountain'], ['son'], ['hilver'], ['2023'], ['']])(
    'suggests nothing for %j',
    (q) => {
      expect(suggest(q)).toBeUndefined()
    },
  )

  test('has results in the given rows', () => {
    expect(suggest('cyenot', rows.slice(0, 3))).toBeUndefined()
  })
})
