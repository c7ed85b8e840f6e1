import { describe, expect, test } from 'vitest'
import { anItem, aSession, aTimedItem } from '../../testing/program-item.ts'
import { formatProgramFacts, parseProgramFacts } from './program-facts.ts'
import { timesOf } from './program-sort.ts'
import type { Query } from '../urls/query.ts'
import {
  filterDays,
  filterProgram,
  keptSessions,
  filterWords,
  programFilters,
  resultLine,
  weekendOf,
  type FilterContext,
} from './program-filter.ts'
import type { ProgramItemView } from './program-item.ts'

const context: FilterContext = {
  today: '2026-03-14',
  start: '2026-03-06',
  end: '2026-03-29',
  isPast: false,
  precincts: [
    { key: 'city', title: 'City' },
    { key: 'docklands', title: 'Docklands' },
  ],
}
const past: FilterContext = { ...context, today: '2026-04-02', isPast: true }

describe('the days a day parameter means (spec/screens §0.3)', () => {
  test.each<[string | undefined, FilterContext, readonly string[] | undefined]>([
    [undefined, context, undefined],
    ['today', context, ['2026-03-14']],
    ['weekend', context, ['2026-03-14', '2026-03-15']],
    ['2026-03-06', context, ['2026-03-06']],
    ['2026-03-29', context, ['2026-03-29']],
    ['2026-03-05', context, undefined],
    ['2026-03-30', context, undefined],
    ['2026-02-31', context, undefined],
    ['today', past, undefined],
    ['weekend', past, undefined],
    ['2026-03-15', past, ['2026-03-15']],
  ])('of %s', (day, edition, expected) => {
    expect(filterDays(day, edition)).toEqual(expected)
  })

  test.each([
    ['2026-03-09', '2026-03-14', '2026-03-15'],
    ['2026-03-13', '2026-03-14', '2026-03-15'],
    ['2026-03-14', '2026-03-14', '2026-03-15'],
    ['2026-03-15', '2026-03-14', '2026-03-15'],
    ['2026-03-31', '2026-04-04', '2026-04-05'],
  ])('on %s the weekend is %s and %s', (today, saturday, sunday) => {
    expect(weekendOf(today)).toEqual([saturday, sunday])
  })
})

describe('the items that filters keep (spec/screens §3)', () => {
  const plain = anItem({ id: 'plain' })
  const city = anItem({ id: 'city', precinct: 'city', free: false })
  const closed = anItem({ id: 'closed', closedOn: ['2026-03-15'] })
  const open = anItem({ id: 'open', isOpenNow: true, access: ['lift'] })
  const late = anItem({ id: 'late', dates: { start: '2026-03-20', end: '2026-03-29' } })
  const talk = aTimedItem({ id: 'talk' })
  const tour = aTimedItem({
    id: 'tour',
    free: false,
    sessions: [
      aSession({ id: 'one', isUnderWay: true }),
      aSession({ id: 'two', start: '2026-03-22T11:00', precinct: 'city', access: ['auslan'] }),
    ],
  })
  const undated = aTimedItem({ id: 'undated', sessions: [] })
  const nowhere = anItem({ id: 'nowhere', precinct: undefined, dates: undefined })
  const all: readonly ProgramItemView[] = [
    plain,
    city,
    closed,
    open,
    late,
    talk,
    tour,
    undated,
    nowhere,
  ]

  test.each<[string, Query, readonly string[]]>([
    [
      'all without a filter',
      {},
      ['plain', 'city', 'closed', 'open', 'late', 'talk', 'tour', 'undated', 'nowhere'],
    ],
    [
      'what is on that day and not known to be closed',
      { day: '2026-03-15' },
      ['plain', 'city', 'open', 'talk', 'tour'],
    ],
    [
      'what is on on either day of the weekend',
      { day: 'weekend' },
      ['plain', 'city', 'closed', 'open', 'talk', 'tour'],
    ],
    [
      'what is on from its first day',
      { day: '2026-03-20' },
      ['plain', 'city', 'closed', 'open', 'late'],
    ],
    [
      'what costs nothing',
      { free: '1' },
      ['plain', 'closed', 'open', 'late', 'talk', 'undated', 'nowhere'],
    ],
    ['what has a session in the precinct', { precinct: 'city' }, ['city', 'tour']],
    ['what is open or under way', { open: 'now' }, ['open', 'tour']],
    ['what confirms the code, at the event', { access: 'lift' }, ['open']],
    ['what confirms the code, at a session', { access: 'auslan' }, ['tour']],
    [
      'what fits all of several',
      { free: '1', day: '2026-03-15', precinct: 'docklands' },
      ['plain', 'open', 'talk'],
    ],
    ['one session that fits all of several', { precinct: 'city', day: '2026-03-15' }, ['city']],
    [
      'all for a precinct that does not exist',
      { precinct: 'atlantis' },
      all.map(({ event }) => event.id),
    ],
    ['all for a day outside the edition', { day: '2025-03-15' }, all.map(({ event }) => event.id)],
  ])('are %s', (_name, query, expected) => {
    const kept = filterProgram(all, programFilters(query, context))
    expect(kept.map(({ event }) => event.id)).toEqual(expected)
    // What a row says of itself is enough for the same rule.
    const rows = all.flatMap((item) => {
      const facts = parseProgramFacts(formatProgramFacts(item))
      const sessions = keptSessions(facts, programFilters(query, context))
      return sessions ? [{ id: item.event.id, times: timesOf(sessions) }] : []
    })
    expect(rows).toEqual(
      kept.map(({ event, kind, sessions }) => ({
        id: event.id,
        times: kind === 'timed' ? timesOf(sessions) : '',
      })),
    )
  })

  test('lose the sessions that do not fit, and say when the rest is', () => {
    const [kept] = filterProgram([tour], programFilters({ day: '2026-03-22' }, context))
    expect(kept?.sessions.map(({ id }) => id)).toEqual(['two'])
    expect(kept?.event.when).toBe('Sun, 22 Mar, 11am–12pm')
  })

  test('keep all when "open now" is asked of a past edition', () => {
    expect(filterProgram(all, programFilters({ open: 'now' }, past))).toHaveLength(all.length)
  })
})

describe('the result line (spec/screens §0.7)', () => {
  test.each<[Query, string]>([
    [{}, '88 events'],
    [{ sort: 'date', view: 'grid' }, '88 events'],
    [{ free: '1', precinct: 'docklands' }, '12 of 88, free, in Docklands'],
    [{ day: 'today', open: 'now' }, '12 of 88, today, open now'],
    [{ day: 'weekend' }, '12 of 88, this weekend'],
    [
      { day: '2026-03-14', access: 'auslan' },
      '12 of 88, on Saturday 14 March 2026, Auslan interpreted',
    ],
    [{ precinct: 'atlantis', day: '2030-01-01' }, '88 events'],
  ])('of %j is %s', (query, expected) => {
    const words = filterWords(programFilters(query, context), query, context)
    expect(resultLine(12, 88, words)).toBe(expected)
  })

  test('counts one event as one', () => {
    expect(resultLine(1, 1, [])).toBe('1 event')
  })
})
