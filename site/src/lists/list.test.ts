import { describe, expect, test } from 'vitest'
import type { Query, QueryChanges } from '../urls/query.ts'
import { mode } from './facets.ts'
import { formatFacts, parseFacts, toFacts } from './list.ts'
import { resultLine } from './result-line.ts'
import { ARTISTS, GUIDES, PROGRAM } from './lists.ts'
import { facetLinks, narrowList, noItems, sortLinks, sortOf, usedOptions } from './narrow-list.ts'

const guides = [
  { mode: 'ride', precincts: ['city'], isStepFree: false },
  { mode: 'walk', precincts: ['city'], isStepFree: true },
]
const narrow = (query: Query) =>
  narrowList(GUIDES, { items: guides, query, context: {}, path: '/guides' })
const href = (changes: QueryChanges) => JSON.stringify(changes)

describe('a list that is declared as data (spec/screens §0.3, §0.7)', () => {
  test('links back to all rows with the rest of the query', () => {
    const list = narrow({ mode: 'drive', sort: 'distance' })
    expect(list.kept).toEqual({ sort: 'distance' })
    expect(list.line.clearHref).toBe('/guides?sort=distance')
    expect(list.nothing).toEqual({
      sentence: 'No guide fits these filters',
      links: [{ href: '/guides?sort=distance', text: 'Clear filters' }],
    })
    expect(narrow({ sort: 'distance' }).line.clearHref).toBeUndefined()
  })

  test('links to "All", then to the options that its items have, and marks the choice', () => {
    const options = usedOptions(GUIDES, mode, guides)
    expect(facetLinks(mode, options, { mode: 'walk' }, href)).toEqual([
      { label: 'Any', href: '{}', isCurrent: false },
      { label: 'Walk', href: '{"mode":"walk"}', isCurrent: true },
      { label: 'Ride', href: '{"mode":"ride"}', isCurrent: false },
    ])
  })

  test('is sorted by its first sort when the query names none of its sorts', () => {
    expect(sortOf(ARTISTS.sorts, { sort: 'age' })).toBe('name')
    expect(sortLinks(ARTISTS.sorts, { sort: 'number' }, href)).toEqual([
      { label: 'Name', href: '{"sort":"name"}', isCurrent: false },
      { label: 'Number', href: '{"sort":"number"}', isCurrent: true },
    ])
  })

  test.each([
    [{ edition: 'Parallax 2026' }, 'The artists of Parallax 2026 are announced soon.'],
    [{}, 'The artists of the next festival are announced soon.'],
    [{ edition: 'Parallax 2024', past: {} }, 'No artists are listed for Parallax 2024.'],
  ])('without items in %j says "%s"', (edition, sentence) => {
    expect(noItems(ARTISTS, edition).sentence).toBe(sentence)
  })

  test.each([
    [60, 60, '60 artists'],
    [4, 60, '4 of 60 artists'],
    [1, 1, '1 artist'],
  ])('with %i of %i rows left and no choice says "%s"', (kept, all, text) => {
    expect(resultLine(ARTISTS, { kept: [kept], all: [all] })).toBe(text)
  })

  test.each([
    [[48, 40], [], '48 exhibitions, 40 events'],
    [[45, 5], ['today'], '45 of 48 exhibitions, 5 of 40 events, today'],
    [[0, 1], ['free', 'today'], '0 of 48 exhibitions, 1 of 40 events, free, today'],
  ])('with %j exhibitions and events left and the choices %j says "%s"', (kept, words, text) => {
    expect(resultLine(PROGRAM, { kept, all: [48, 40], words })).toBe(text)
  })

  test('leaves out a kind without rows', () => {
    expect(resultLine(PROGRAM, { kept: [3, 0], all: [48, 0], words: ['free'] })).toBe(
      '3 of 48 exhibitions, free',
    )
    expect(resultLine(PROGRAM, { kept: [0, 0], all: [0, 0] })).toBe('0 events')
  })
})

test('facts are formatted as a short text without empty values, and parsed back', () => {
  const facts = toFacts({
    free: true,
    open: false,
    in: 'docklands',
    on: undefined,
    closed: [],
    access: ['lift', 'toilet'],
  })
  expect(formatFacts(facts)).toBe('free;in=docklands;access=lift|toilet')
  expect(parseFacts(formatFacts(facts))).toEqual(facts)
})
