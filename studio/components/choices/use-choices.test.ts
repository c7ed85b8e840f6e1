import type { RecordChoice } from 'content/pickers/record-choices.ts'
import { describe, expect, test } from 'vitest'
import { foundWords, offersOf, type FoundOf } from './use-choices.ts'

const choice = (id: number): RecordChoice => ({ id, title: `Record ${id}`, words: '' })
const foundIn = (ids: readonly number[], total = ids.length) => ({
  records: ids.map(choice),
  total,
})
const events: FoundOf = {
  collection: 'events',
  choices: { year: 2026, found: foundIn([1, 2]), others: foundIn([3]) },
}
const pages: FoundOf = { collection: 'pages', choices: { found: foundIn([1]) } }
const nothing: FoundOf = { collection: 'pages', choices: { found: foundIn([]) } }

describe('what a picker offers', () => {
  test('are the records of the edition, then those of other years, each under its heading', () => {
    const offers = offersOf([events], new Set(), () => undefined)
    expect(offers.map(({ choice: { id }, group }) => [id, group])).toEqual([
      [1, '2026'],
      [2, '2026'],
      [3, 'Other years'],
    ])
  })

  test('of several collections are under the names of these, without a year if they belong to no edition', () => {
    const plurals: Partial<Record<string, string>> = { events: 'Events', pages: 'Pages' }
    const offers = offersOf([events, pages], new Set(), (slug) => plurals[slug])
    expect([...new Set(offers.map(({ group }) => group))]).toEqual([
      'Events, 2026',
      'Pages',
      'Events, other years',
    ])
  })

  test('do not include records that are already chosen', () => {
    const offers = offersOf([events, pages], new Set(['events/1', 'events/3']), () => undefined)
    expect(offers.map(({ collection, choice: { id } }) => `${collection}/${id}`)).toEqual([
      'events/2',
      'pages/1',
    ])
  })

  test.each([
    [[events], '', '3 found'],
    [[nothing], 'fog', 'Nothing is found for “fog”.'],
    [[nothing], '', 'There is nothing to choose yet.'],
    [
      [{ ...pages, choices: { found: foundIn([1, 2], 9) } }],
      '',
      'The first 2 of 9: type to find the others.',
    ],
  ])('is counted: %#', (found, search, words) => {
    expect(foundWords(found, search)).toBe(words)
  })
})
