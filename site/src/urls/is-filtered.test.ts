import { describe, expect, test } from 'vitest'
import { isFiltered } from './is-filtered.ts'
import { parseQuery, type QueryGrammar } from './query.ts'

const ANY = { accepts: /./ }
const GRAMMAR: QueryGrammar = {
  q: ANY,
  sort: ANY,
  page: ANY,
  tag: ANY,
  view: ANY,
  day: ANY,
  free: ANY,
}

describe('a query that narrows its page (spec/screens §0.2.6)', () => {
  test.each([
    ['', false],
    ['?sort=title&page=2&tag=a&view=grid', false],
    ['?day=today', true],
    ['?sort=title&free=1', true],
    ['?q=a', true],
    ['?utm_source=x', false],
  ])('%s: %s', (search, expected) => {
    expect(isFiltered(parseQuery(GRAMMAR, search))).toBe(expected)
  })
})
