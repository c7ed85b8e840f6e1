import { describe, expect, test } from 'vitest'
import { parseQuery, type QueryGrammar } from '../urls/query.ts'
import { canonicalQuery } from './canonical-query.ts'

const ANY = { accepts: /./ }
const GRAMMAR: QueryGrammar = {
  q: { accepts: /\S/ },
  sort: { accepts: ['type', 'title'], default: 'type' },
  filter: ANY,
  search: ANY,
  category: ANY,
  tag: ANY,
  page: { accepts: /^[2-9]$/ },
  view: ANY,
  day: ANY,
  free: ANY,
}

describe('the query of the canonical link (spec/behaviour §8.2)', () => {
  test.each([
    ['', ''],
    ['?sort=title&utm_source=x', '?sort=title'],
    ['?b=1&tag=a&q=z', '?q=z&tag=a'],
    [
      '?tag=a&sort=title&search=s&q=z&page=2&filter=f&category=c',
      '?category=c&filter=f&page=2&q=z&search=s&sort=title&tag=a',
    ],
    ['?page=1', ''],
    ['?page=2', '?page=2'],
    ['?q=', ''],
    ['?q=a&q=b', '?q=a'],
    ['?sort=type', ''],
    ['?sort=nope', ''],
    ['?day=today&free=1&view=grid', ''],
    ['?tag=a%26b', '?tag=a%26b'],
  ])('of %s is “%s”', (search, canonical) => {
    expect(canonicalQuery(parseQuery(GRAMMAR, search))).toBe(canonical)
  })
})
