import { describe, expect, test } from 'vitest'
import type { SearchRow, SearchType } from 'contract/answers/search.ts'
import { find } from './find.ts'
import { indexRows } from './search-index.ts'

const NOW = 2026

function rowsOf(type: SearchType, count: number, year = NOW): SearchRow[] {
  return Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(2, '0')
    return [
      type,
      `${type}-${year}-${number}`,
      `night-${number}`,
      year,
      `Night ${number}`,
      '',
      '',
      '',
    ]
  })
}

const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

describe('grouping of search results (spec/screens §10)', () => {
  test('puts groups in the order of the types and leaves out empty ones', () => {
    const rows = indexRows([
      ...rowsOf('page', 1),
      ...rowsOf('festival', 1, 2024),
      ...rowsOf('artist', 1, 0),
      ...rowsOf('event', 1),
    ])
    const { groups, total } = find(rows, { q: 'night' }, { currentYear: NOW })
    expect(groups.map(({ type }) => type)).toEqual(['event', 'artist', 'festival', 'page'])
    expect(total).toBe(4)
  })

  test('shows six of each type and says how many there are', () => {
    const { groups } = find(indexRows(rowsOf('artist', 9, 0)), { q: 'night' }, { currentYear: NOW })
    expect(groups.map(({ current, total }) => [current.length, total])).toEqual([[6, 9]])
  })

  test('shows the current year before earlier ones', () => {
    const rows = indexRows([
      ...rowsOf('event', 2, 2024),
      ...rowsOf('event', 1),
      ...rowsOf('event', 1, 2028),
    ])
    const [group] = find(rows, { q: 'night 00' }, { currentYear: NOW }).groups
    expect(group && ids(group.current)).toEqual(['event-2026-00', 'event-2028-00'])
    expect(group && ids(group.earlier)).toEqual(['event-2024-00'])
  })

  test('shows ended records after the others of their year, and before earlier years', () => {
    const rows = indexRows([...rowsOf('event', 1, 2024), ...rowsOf('event', 7)])
    const hasEnded = ({ id }: { id: string }) => id === 'event-2026-00' || id === 'event-2026-06'
    const query = { q: 'night', type: 'event' } as const
    const [group] = find(rows, query, { currentYear: NOW, hasEnded }).groups
    expect(group && [group.current.length, ids(group.ended), ids(group.earlier)]).toEqual([
      5,
      ['event-2026-00', 'event-2026-06'],
      ['event-2024-00'],
    ])
    const [six] = find(rows, { q: 'night' }, { currentYear: NOW, hasEnded }).groups
    expect(six && [six.current.length, ids(six.ended), six.earlier]).toEqual([
      5,
      ['event-2026-00'],
      [],
    ])
  })

  test('does not divide the group of past festivals by year', () => {
    const [group] = find(
      indexRows(rowsOf('festival', 2, 2024)),
      { q: 'night' },
      { currentYear: NOW },
    ).groups
    expect(group?.current).toHaveLength(2)
    expect(group?.earlier).toEqual([])
  })

  test('shows twenty rows a page for one chosen type', () => {
    const rows = indexRows([...rowsOf('event', 45), ...rowsOf('artist', 3, 0)])
    const found = find(rows, { q: 'night', type: 'event', page: 3 }, { currentYear: NOW })
    expect(found.groups.map(({ type, current }) => [type, current.length])).toEqual([['event', 5]])
    expect([found.total, found.page, found.pages]).toEqual([45, 3, 3])
  })

  test('shows the first page for a number beyond the last', () => {
    const found = find(
      indexRows(rowsOf('event', 25)),
      { q: 'night', type: 'event', page: 9 },
      { currentYear: NOW },
    )
    expect([found.page, found.groups[0]?.current.length]).toEqual([1, 20])
  })

  test('keeps one year and counts types and years as if their own filter were not set', () => {
    const rows = indexRows([
      ...rowsOf('event', 3),
      ...rowsOf('event', 2, 2024),
      ...rowsOf('article', 1, 2024),
    ])
    const found = find(rows, { q: 'night', type: 'event', year: 2024 }, { currentYear: NOW })
    expect(found.total).toBe(2)
    expect(found.types).toEqual([
      { type: 'event', count: 2 },
      { type: 'article', count: 1 },
    ])
    expect(found.years).toEqual([
      { year: 2026, count: 3 },
      { year: 2024, count: 2 },
    ])
  })

  test('finds nothing for words that are empty after folding', () => {
    expect(find(indexRows(rowsOf('event', 3)), { q: '!!!' }, { currentYear: NOW }).total).toBe(0)
  })
})
