import { describe, expect, test } from 'vitest'
import { anItem, aSession, aTimedItem } from '../../testing/program-item.ts'
import type { Query } from '../urls/query.ts'
import { PLACES, PROGRAM } from './lists.ts'
import { narrowList } from './narrow-list.ts'
import { withCount, withoutCount } from './option-counts.ts'

const items = [
  anItem({ id: 'all', childrenFrom: 3, precinct: 'city', access: ['lift', 'captions'] }),
  anItem({ id: 'ten', childrenFrom: 10, precinct: 'city', access: ['captions'] }),
  anItem({ id: 'unsaid', precinct: 'docklands', free: false }),
  aTimedItem({
    id: 'talk',
    childrenFrom: 6,
    free: false,
    precinct: 'docklands',
    access: ['lift'],
    sessions: [
      aSession({ id: 'one', start: '2026-03-14T11:00' }),
      aSession({ id: 'two', start: '2026-03-22T11:00', access: ['auslan'] }),
    ],
  }),
]
const context = {
  today: '2026-03-14',
  start: '2026-03-06',
  end: '2026-03-29',
  precincts: [
    { key: 'city', title: 'City' },
    { key: 'docklands', title: 'Docklands' },
  ],
}
const narrow = (query: Query) =>
  narrowList(PROGRAM, { items, query, context, path: '/program', kept: { sort: 'title' } })
const nothing = (query: Query) => {
  const { sentence, links } = narrow(query).nothing
  return [sentence, ...links.map(({ text, href }) => `${text} ${href}`)]
}

describe('the counts of a filter’s options (spec/behaviour §38.9)', () => {
  test.each<[string, Query, string, Record<string, number>]>([
    ['without a choice', {}, 'precinct', { city: 2, docklands: 2 }],
    [
      'for each age, the events that are suitable from that age or a lower one',
      {},
      'children',
      { 0: 0, 3: 1, 6: 2, 10: 3, 13: 3 },
    ],
    ['beside the choice of another facet', { free: '1' }, 'precinct', { city: 2, docklands: 0 }],
    [
      'instead of the choice in the same facet',
      { precinct: 'city' },
      'precinct',
      { city: 2, docklands: 2 },
    ],
    ['with what one session has', { day: '2026-03-14' }, 'free', { 1: 2 }],
  ])('are the numbers of rows that each option leaves: %s', (_, query, facet, counts) => {
    expect(narrow(query).counts[facet]).toEqual(counts)
  })

  test('are the events that also have the chosen options, if several may be chosen', () => {
    expect(narrow({}).counts['access']).toMatchObject({ lift: 2, captions: 2, auslan: 1 })
    expect(narrow({ access: 'lift' }).counts['access']).toMatchObject({
      lift: 2,
      captions: 1,
      auslan: 1,
    })
    expect(narrow({ access: 'auslan', day: '2026-03-14' }).counts['access']).toMatchObject({
      lift: 0,
    })
  })

  test('are the numbers of rows that are left after the option is chosen', () => {
    const { counts } = narrow({ access: 'lift' })
    for (const [key, options] of Object.entries(counts)) {
      for (const [value, count] of Object.entries(options)) {
        const query =
          key === 'access' ? { access: `lift ${value}` } : { access: 'lift', [key]: value }
        expect([key, value, narrow(query).items.length]).toEqual([key, value, count])
      }
    }
  })

  test('are removed from a label again', () => {
    expect(withoutCount(withCount('Hall (upper)', 12))).toBe('Hall (upper)')
    expect(withoutCount('Hall (upper)')).toBe('Hall (upper)')
  })
})

describe('the links that are offered when no row is left (spec/behaviour §38.9)', () => {
  test('include the next age that leaves rows, and the number of events without an age', () => {
    expect(nothing({ children: '0' })).toEqual([
      'Nothing with children, the youngest under 3 years; no age is given for 1',
      'With children, the youngest 3 to 5 years (1) /program?sort=title&children=3',
      'Clear filters /program?sort=title',
    ])
  })

  test('include no number of events without an age in a list of venues', () => {
    const venue = { precinct: 'city', accessCodes: [], events: [{ facts: { free: [] } }] }
    const query = { children: '0' }
    const { nothing: words } = narrowList(PLACES, { items: [venue], query, context, path: '/' })
    expect(words.sentence).toBe('No venue fits these filters')
  })

  test('include each set of choices that leaves rows with one choice fewer', () => {
    expect(nothing({ precinct: 'docklands', free: '1', access: 'captions' })).toEqual([
      'Nothing free, in Docklands, Captions',
      'Free, Captions (2) /program?sort=title&access=captions&free=1',
      'Clear filters /program?sort=title',
    ])
  })
})
