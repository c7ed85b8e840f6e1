import { describe, expect, test } from 'vitest'
import type { Query } from '../urls/query.ts'
import {
  keptQuery,
  programBar,
  programCalendarPath,
  programSort,
  type BarPlace,
} from './program-bar.ts'

const place: BarPlace = {
  base: '/program',
  isCurrent: true,
  context: {
    types: [
      { key: 'exhibitions', title: 'Exhibitions', kind: 'durational', count: 48 },
      { key: 'talks', title: 'Talks', kind: 'timed', count: 10 },
      { key: 'online', title: 'Online events', kind: 'timed', count: 0 },
    ],
  },
}
const archive: BarPlace = { ...place, base: '/2024/program', isCurrent: false }

const hrefs = (bar: BarPlace, query: Query = {}) => {
  const { types, sorts, views } = programBar(bar, query)
  return Object.fromEntries([...types, ...sorts, ...views].map(({ label, href }) => [label, href]))
}

describe('the view bar (spec/screens §0.7)', () => {
  test('has "All" and every type with its count, also types without events', () => {
    expect(programBar(place, {}).types.map(({ label, count }) => [label, count])).toEqual([
      ['All', 58],
      ['Exhibitions', 48],
      ['Talks', 10],
      ['Online events', 0],
    ])
  })

  test.each([undefined, 'talks'])('counts what the filters leave of each type on %s', (type) => {
    const left = ['talks', 'exhibitions', 'talks'].map((each) => ({ type: each }))
    const { types } = programBar({ ...place, type }, { free: '1' }, left)
    expect(types.map(({ count }) => count)).toEqual([3, 1, 2, 0])
    expect(types.map(({ all }) => all)).toEqual([58, 48, 10, 0])
  })

  test('marks the current type, sort and view', () => {
    const { types, sorts, views } = programBar({ ...place, type: 'talks' }, { view: 'grid' })
    const current = [...types, ...sorts, ...views].filter(({ isCurrent }) => isCurrent)
    expect(current.map(({ label }) => label)).toEqual(['Talks', 'Date', 'Grid'])
  })

  test.each<[string, BarPlace, Query, readonly [label: string, href: string]]>([
    ['leaves defaults out', place, { sort: 'date' }, ['Type', '/program']],
    [
      'writes parameters in the order of the grammar',
      place,
      { free: '1', day: 'today' },
      ['Grid', '/program?view=grid&day=today&free=1'],
    ],
    [
      'keeps filters when the type changes',
      place,
      { precinct: 'city', sort: 'title' },
      ['Talks', '/program/talks?sort=title&precinct=city'],
    ],
    [
      'drops a sort that the target does not have',
      place,
      { sort: 'date' },
      ['Exhibitions', '/program/exhibitions'],
    ],
    [
      'drops a sort that is the default of the target',
      place,
      { sort: 'date' },
      ['Talks', '/program/talks'],
    ],
    [
      'drops a sort of one type in the link to all types',
      { ...place, type: 'exhibitions' },
      { sort: 'ending' },
      ['All', '/program'],
    ],
    [
      'names the sort of a year’s exhibitions',
      archive,
      {},
      ['Exhibitions', '/2024/program/exhibitions?sort=location'],
    ],
    [
      'keeps another sort of a year’s exhibitions',
      archive,
      { sort: 'title' },
      ['Exhibitions', '/2024/program/exhibitions?sort=title'],
    ],
    [
      'gives the map the parameters that it accepts',
      place,
      { day: 'today', free: '1', sort: 'date' },
      ['Map', '/program/map?day=today&free=1'],
    ],
    [
      'gives the map the type',
      { ...place, type: 'talks' },
      { access: 'auslan' },
      ['Map', '/program/map?type=talks&access=auslan'],
    ],
    [
      'gives the timeline a date',
      place,
      { day: '2026-03-14' },
      ['Timeline', '/timeline?day=2026-03-14'],
    ],
    ['gives the timeline no word for a day', place, { day: 'weekend' }, ['Timeline', '/timeline']],
  ])('%s', (_name, bar, query, [label, href]) => {
    expect(hrefs(bar, query)[label]).toBe(href)
  })

  test('has the timeline for the current year only', () => {
    expect(hrefs(place)).toHaveProperty('Timeline')
    expect(hrefs(archive)).not.toHaveProperty('Timeline')
  })
})

describe('the sort in force (spec/screens §3, §4)', () => {
  test.each<[string | undefined, Query, string]>([
    [undefined, {}, 'type'],
    [undefined, { sort: 'date' }, 'date'],
    ['exhibitions', {}, 'location'],
    ['exhibitions', { sort: 'ending' }, 'ending'],
    ['exhibitions', { sort: 'date' }, 'location'],
    ['talks', {}, 'date'],
    ['talks', { sort: 'artist' }, 'date'],
  ])('of %s with %j is %s', (type, query, expected) => {
    expect(programSort({ ...place, type }, query)).toBe(expected)
  })
})

describe('clearing the filters (spec/screens §0.7)', () => {
  test('keeps the parameters that are not filters, and the sort of a year’s exhibitions', () => {
    expect(keptQuery({ ...archive, type: 'exhibitions' }, { free: '1', view: 'grid' })).toEqual({
      sort: 'location',
      view: 'grid',
    })
    expect(keptQuery(place, { sort: 'date', view: 'grid', free: '1', day: 'today' })).toEqual({
      sort: 'date',
      view: 'grid',
    })
    expect(keptQuery(place, { free: '1' })).toEqual({})
  })
})

describe('the calendar of a program (spec/behaviour §34.7)', () => {
  const context = { ...place.context, isPast: false }

  test('has the type and the filters in use, but no sort and no "open now"', () => {
    const query = { sort: 'title', open: 'now', access: 'auslan' }
    expect(programCalendarPath({ ...place, type: 'talks', context }, query)).toBe(
      '/program.ics?type=talks&access=auslan',
    )
    expect(programCalendarPath({ ...place, context }, {})).toBe('/program.ics')
  })

  test('exists only for the current edition, until it is over', () => {
    expect(programCalendarPath({ ...archive, context }, {})).toBeUndefined()
    expect(
      programCalendarPath({ ...place, context: { ...context, isPast: true } }, {}),
    ).toBeUndefined()
  })
})
