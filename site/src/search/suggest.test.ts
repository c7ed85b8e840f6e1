import { describe, expect, test } from 'vitest'
import type { SearchRow } from 'contract/answers/search.ts'
import { indexRows } from './search-index.ts'
import { suggest } from './suggest.ts'

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
  ]),
)

describe('suggestion for a search that found nothing (screens 10)', () => {
  test.each([
    ['a space too many', 'photo book', 'photobook'],
    ['a space too few', 'silvergelatin', 'silver gelatin'],
    ['a short word misspelt', 'son', 'Sun'],
    ['a misspelt beginning', 'cyenot', 'Cyanotype'],
    ['one of two words misspelt', 'phottob prize', 'Photobook prize'],
    ['marks are kept', 'stefen slowly', 'Štefan slowly'],
  ])('repairs %s', (_, q, expected) => {
    expect(suggest(rows, q)).toBe(expected)
  })

  test.each([['xqzwv'], ['photobook mountain'], ['']])('says nothing for %j', (q) => {
    expect(suggest(rows, q)).toBeUndefined()
  })
})
