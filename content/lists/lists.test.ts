import { describe, expect, test } from 'vitest'
import { savedViews } from './saved-views.ts'
import { stateWords, whenWords } from './words.ts'

/** 11.20am on Saturday 14 March 2026 in Melbourne. */
const SATURDAY = Date.parse('2026-03-14T00:20:00Z')
const PERTH = 'Australia/Perth'

describe('the words of the studio’s lists', () => {
  test.each([
    [{ dates: { start: '2026-03-06', end: '2026-03-29' } }, '6–29 Mar 2026'],
    [{ dates: { start: '2026-03-06' } }, '6 Mar 2026'],
    [{ sessions: [{ start: '2026-03-20T18:30' }] }, 'Fri, 20 Mar 2026, 6.30pm'],
    [
      {
        sessions: [
          { start: '2026-03-27T18:30' },
          { start: '2026-03-20T18:30' },
          { start: '2026-04-03T18:30' },
        ],
      },
      'Fri, 20 Mar 2026, 6.30pm and 2 more',
    ],
    [{ dates: {}, sessions: [] }, ''],
    [{}, ''],
  ])('say when %o is', (event, words) => {
    expect(whenWords(event as Parameters<typeof whenWords>[0]).replaceAll(/\s/g, ' ')).toBe(words)
  })

  const published = {
    status: 'published',
    withdrawn: false,
    goesAhead: 'scheduled',
    planned: [],
  } as const
  test.each([
    [published, ['Public']],
    [{ ...published, status: 'draft' }, ['Draft']],
    [{ ...published, status: 'changed' }, ['Public, with changes that are not']],
    [{ ...published, goesAhead: 'cancelled' }, ['Cancelled', 'Public']],
    [{ ...published, goesAhead: 'weather_watch' }, ['Depends on the weather', 'Public']],
    [{ ...published, withdrawn: true }, ['Withdrawn']],
    [{ ...published, withdrawn: true, status: 'draft' }, ['Draft']],
    [
      { ...published, withdrawn: true, status: 'changed' },
      ['Withdrawn, with changes that visitors do not see'],
    ],
    [
      { ...published, status: 'draft', planned: ['Goes live Sat 14 March, 10am'] },
      ['Draft', 'Goes live Sat 14 March, 10am'],
    ],
  ] as const)('say the state %o', (facts, words) => {
    expect(stateWords(facts)).toEqual(words)
  })
})

describe('the saved views of a list', () => {
  const facts = {
    now: SATURDAY,
    machineNow: Date.parse('2026-11-25T08:00:00Z'),
    current: { id: 9, year: 2026 },
    zone: 'Australia/Melbourne',
  }

  test('of events are of the current edition, the next, this weekend, what is missing and what is new', () => {
    const next = { id: 10, year: 2027 }
    expect(savedViews('events', { ...facts, next }).map(({ label }) => label)).toEqual([
      '2026',
      '2027',
      'This weekend',
      'No picture',
      'No number',
      'Drafts',
      'Changed today',
    ])
  })

  test.each([
    ['a Monday', '2026-03-09T01:00:00Z', facts.zone],
    ['the Saturday', '2026-03-14T00:20:00Z', facts.zone],
    ['the Sunday', '2026-03-15T08:00:00Z', facts.zone],
    ['the Sunday in Perth when it is over in Melbourne', '2026-03-15T13:30:00Z', PERTH],
  ])('take the weekend of %s', (_day, at, zone) => {
    const views = savedViews('events', { ...facts, zone, now: Date.parse(at) })
    const weekend = views.find(({ label }) => label === 'This weekend')
    expect(weekend?.where.or?.[0]).toEqual({
      and: [
        { 'dates.start': { less_than_equal: '2026-03-15' } },
        { 'dates.end': { greater_than_equal: '2026-03-14' } },
      ],
    })
  })

  test.each([
    [facts.zone, '2026-11-24T13:00:00.000Z'],
    [PERTH, '2026-11-24T16:00:00.000Z'],
  ])('take today by the clock that stamps records, in %s', (zone, midnight) => {
    const views = savedViews('events', { ...facts, zone })
    const today = views.find(({ label }) => label === 'Changed today')
    expect(today?.where).toEqual({ updatedAt: { greater_than_equal: midnight } })
  })

  test('of events are of no edition while the festival year has none', () => {
    const views = savedViews('events', { ...facts, current: undefined })
    expect(views.map(({ label }) => label).slice(0, 2)).toEqual(['This weekend', 'No picture'])
    expect(JSON.stringify(views)).not.toContain('festival')
  })

  test('are an empty list if staff need none', () => {
    expect(savedViews('users', facts)).toEqual([])
  })
})
