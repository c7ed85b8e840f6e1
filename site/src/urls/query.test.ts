import { describe, expect, test } from 'vitest'
import { changeQuery, formatQuery, parseQuery, type QueryGrammar } from './query.ts'

const GRAMMAR: QueryGrammar = {
  sort: { accepts: ['type', 'title'], default: 'type' },
  day: { accepts: /^\d{4}-\d{2}-\d{2}$/ },
  access: { accepts: ['lift', 'auslan', 'captions'], several: true },
  q: { accepts: /\S/, normalise: (text) => text.trim() },
}

describe('a declared query (spec/behaviour §2.2.11)', () => {
  test.each([
    ['?sort=title', { sort: 'title' }],
    ['?day=2026-03-14&sort=title', { sort: 'title', day: '2026-03-14' }],
    ['?sort=title&sort=type', { sort: 'title' }],
    ['?sort=&sort=title', {}],
    ['?sort=type', {}],
    ['?sort=nope', {}],
    ['?SORT=title', {}],
    ['?sort[]=title', {}],
    ['?day=14.3.', {}],
    ['?day=', {}],
    ['?access=captions+lift', { access: 'lift captions' }],
    ['?access=captions&access=lift&access=lift', { access: 'lift captions' }],
    ['?access=nope+lift+', { access: 'lift' }],
    ['?access=nope', {}],
    ['?utm_source=x&__proto__=y&constructor=z', {}],
    ['?q=%20%20night%20', { q: 'night' }],
    ['?q=%20', {}],
    ['?q=%zz', { q: '%zz' }],
    ['?', {}],
    ['', {}],
  ])('reads %s as %o', (search, query) => {
    expect(parseQuery(GRAMMAR, search)).toEqual(query)
  })

  test('is written in the order of the grammar, so that equal queries have equal addresses', () => {
    const forms = ['?day=2026-03-14&sort=title&x=1', '?sort=title&sort=type&day=2026-03-14']
    expect(forms.map((search) => formatQuery(parseQuery(GRAMMAR, search)))).toEqual([
      '?sort=title&day=2026-03-14',
      '?sort=title&day=2026-03-14',
    ])
  })

  test('is written encoded, and as an empty string when it is empty', () => {
    expect(formatQuery({ q: 'a&b=c d' })).toBe('?q=a%26b%3Dc+d')
    expect(formatQuery({ access: 'lift captions' })).toBe('?access=lift+captions')
    expect(formatQuery({})).toBe('')
  })

  test('is parsed back to the same values', () => {
    const query = { sort: 'title', q: 'Ebb & “flow”' }
    expect(parseQuery(GRAMMAR, formatQuery(query))).toEqual(query)
  })
})

describe('a changed query', () => {
  test.each([
    [{}, { sort: 'title' }, { sort: 'title' }],
    [{ sort: 'title' }, { sort: 'type' }, {}],
    [{ sort: 'title' }, { sort: undefined }, {}],
    [{ q: 'x' }, { sort: 'title' }, { sort: 'title', q: 'x' }],
    [{ q: 'x' }, { q: '' }, {}],
    [{ q: 'x' }, { nope: 'y' }, { q: 'x' }],
  ])('makes %o with %o to %o', (query, changes, expected) => {
    expect(changeQuery(GRAMMAR, query, changes)).toEqual(expected)
  })

  test('leaves out defaults and keeps the order of the grammar', () => {
    const changed = changeQuery(GRAMMAR, { q: 'x' }, { day: '2026-03-14', sort: 'title' })
    expect(Object.keys(changed)).toEqual(['sort', 'day', 'q'])
  })
})
