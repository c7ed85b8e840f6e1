import { describe, expect, test } from 'vitest'
import { anItem, aSession, aTimedItem } from '../../testing/program-item.ts'
import type { Query } from '../urls/query.ts'
import type { ProgramItemView } from '../views/program-item.ts'
import { day, weekendOf } from './facets.ts'
import {
  chosenOf,
  fittingParts,
  formatFacts,
  parseFacts,
  partsOf,
  type Facts,
  type List,
  type ListContext,
} from './list.ts'
import { chosenWords } from './result-line.ts'
import {
  ARTICLES,
  ARTISTS,
  CALLS,
  GUIDES,
  LEGACY_SESSIONS,
  PLACES,
  PROGRAM,
  VENUES,
} from './lists.ts'
import { narrowList } from './narrow-list.ts'
import { placeEventFacts } from './program-facts.ts'

const context: ListContext = {
  today: '2026-03-14',
  start: '2026-03-06',
  end: '2026-03-29',
  isPast: false,
  precincts: [
    { key: 'city', title: 'City' },
    { key: 'docklands', title: 'Docklands' },
  ],
  types: [
    { key: 'talks', title: 'Talks' },
    { key: 'tours', title: 'Tours' },
  ],
  letters: ['c', 's'],
  tags: ['night', 'once'],
}
const past: ListContext = { ...context, today: '2026-04-02', isPast: true }

/**
 * Narrows rows as the browser does, from the text of their facts. Each remaining row is returned with the times of its
 * parts.
 */
function filterRows<Item>(list: List<Item>, items: readonly Item[], query: Query) {
  const chosen = chosenOf(list, query, context)
  return items.flatMap((item) => {
    const facts = parseFacts(formatFacts(list.facts(item)))
    const inner = (list.innerRows?.(item) ?? []).map((each) => parseFacts(formatFacts(each)))
    const left = fittingParts(partsOf(list, facts, inner).flat(), chosen, context)
    return left.length > 0 ? [{ item, times: list.when?.({ parts: left, chosen }, true) }] : []
  })
}

describe('the days a day parameter means (spec/screens §0.3)', () => {
  test.each<[string, ListContext, readonly string[] | undefined]>([
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
  ])('of %s', (value, edition, expected) => {
    const isOffered = day.options(edition).some((option) => option.value === value)
    const dates = Array.from(
      { length: 31 },
      (_, index) => `2026-03-${String(index + 1).padStart(2, '0')}`,
    )
    const meant = dates.filter((date) => day.fits({ days: [date] }, value, edition))
    expect(isOffered ? meant : undefined).toEqual(expected)
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
  const full = anItem({ id: 'full', places: 'none' })
  const scarce = aTimedItem({
    id: 'scarce',
    sessions: [
      aSession({ id: 'over', places: 'off' }),
      aSession({ id: 'last', start: '2026-03-22T11:00', places: 'few', access: ['auslan'] }),
      aSession({ id: 'gone', start: '2026-03-23T11:00', places: 'none' }),
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
      'what takes place on Saturday or Sunday',
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
    const kept = narrowList(PROGRAM, { items: all, query, context, path: '/' }).items
    expect(kept.map(({ event }) => event.id)).toEqual(expected)
    expect(
      filterRows(PROGRAM, all, query).map(({ item, times }) => [item.event.id, times]),
    ).toEqual(
      kept.map(({ event, sessions }) => [
        event.id,
        sessions.length > 0 ? sessions.map(({ time }) => time).join(', ') : undefined,
      ]),
    )
  })

  test('lose the sessions that do not fit, and show the times of the others', () => {
    const query = { day: '2026-03-22' }
    const [kept] = narrowList(PROGRAM, { items: [tour], query, context, path: '/' }).items
    expect(kept?.sessions.map(({ id }) => id)).toEqual(['two'])
    expect(kept?.event.when).toBe('Sun, 22 Mar, 11am–12pm')
  })

  test.each([
    [{ places: 'left' }, ['plain', 'scarce: last']],
    [{ places: 'few' }, ['scarce: last']],
    [{ places: 'none' }, ['full', 'scarce: gone']],
    [{ places: 'none', day: '2026-03-22' }, ['full']],
    [{ places: 'left', access: 'auslan' }, ['scarce: last']],
  ])('by places are those with a session that has such places: %o', (query, expected) => {
    const items = [plain, full, scarce]
    const kept = narrowList(PROGRAM, { items, query, context, path: '/' }).items
    const said = kept.map(({ event, sessions }) =>
      [event.id, ...sessions.map(({ id }) => id)].join(': '),
    )
    expect(said).toEqual(expected)
    expect(filterRows(PROGRAM, items, query).map(({ item }) => item.event.id)).toEqual(
      kept.map(({ event }) => event.id),
    )
  })

  test('show which sessions are sold out', () => {
    const when = (places: string) =>
      narrowList(PROGRAM, { items: [scarce], query: { places }, context, path: '/' }).items.map(
        ({ event }) => event.when,
      )
    expect(when('none')).toEqual(['Mon, 23 Mar, 11am–12pm'])
    expect(when('left')).toEqual([scarce.event.when])
  })

  test('are all kept if "open now" or places are chosen in a past edition', () => {
    expect(chosenOf(PROGRAM, { open: 'now', places: 'left' }, past)).toEqual([])
  })
})

describe('the words of a choice (spec/screens §0.7)', () => {
  test.each<[Query, readonly string[]]>([
    [{}, []],
    [{ sort: 'date', view: 'grid' }, []],
    [{ free: '1', precinct: 'docklands' }, ['free', 'in Docklands']],
    [{ day: 'today', open: 'now' }, ['today', 'open now']],
    [{ day: 'weekend' }, ['this weekend']],
    [{ day: '2026-03-14', access: 'auslan' }, ['on Saturday 14 March 2026', 'Auslan interpreted']],
    [{ precinct: 'atlantis', day: '2030-01-01' }, []],
  ])('of %j are %j', (query, expected) => {
    expect(chosenWords(PROGRAM, chosenOf(PROGRAM, query, context))).toEqual(expected)
  })
})

const named = <Item>(items: Readonly<Record<string, Item>>) =>
  Object.entries(items).map(([name, of]) => ({ name, ...of }))
const talk = placeEventFacts(
  aTimedItem({
    type: 'talks',
    free: false,
    access: ['lift', 'auslan'],
    childrenFrom: 6,
    sessions: [
      aSession({ start: '2026-03-14T18:00', places: 'none' }),
      aSession({ start: '2026-03-15T18:00', access: ['captions'] }),
    ],
  }),
  ['lift'],
)
const tour = placeEventFacts(
  aTimedItem({
    type: 'tours',
    free: false,
    sessions: [aSession({ start: '2026-03-20T11:00', isUnderWay: true })],
  }),
  ['lift'],
)
const show = placeEventFacts(
  anItem({
    type: 'tours',
    dates: { start: '2026-03-06', end: '2026-03-29' },
    closedOn: ['2026-03-20'],
    access: ['captions'],
    without: ['nudity'],
    places: 'few',
  }),
  [],
)
const at = (precinct: string | undefined, accessCodes: string[], on: Facts[]) => ({
  ...(precinct === undefined ? {} : { precinct }),
  accessCodes,
  on,
  events: on.map((facts) => ({ facts })),
})
const places = named({
  Arcade: at('city', ['lift'], [talk, tour]),
  Bar: at('docklands', [], [show]),
  Cove: at(undefined, ['lift'], []),
})
const guides = named({
  Low: { mode: 'walk', precincts: ['city', 'docklands'], isStepFree: true },
  High: { mode: 'ride', precincts: ['city'], isStepFree: false },
})
const artists = named({ Castellane: { letter: 'c' }, Stefan: { letter: 's' }, 36: { letter: '#' } })
const articles = named({
  a0: { kind: 'essay', tags: ['night'] },
  a1: { kind: 'interview', tags: ['once'] },
  a2: { kind: 'essay', tags: [] },
})
const calls = named({
  Swap: { kind: 'program', state: 'open' },
  Next: { kind: 'open_call', state: 'upcoming' },
  Past: { kind: 'open_call', state: 'closed' },
})
const sessions = named({ Low: { typeKey: 'talks' }, High: { typeKey: 'tours' } })

type Row = readonly [query: Query, line: string, names: readonly string[]]

function testList<Item extends { readonly name: string }>(
  name: string,
  list: List<Item>,
  { items, rows }: { items: readonly Item[]; rows: readonly Row[] },
): void {
  test.each(rows)(
    `${name}: %j says "%s" and keeps %j, in the rows of a page too`,
    (query, line, names) => {
      const narrowed = narrowList(list, { items, query, context, path: '/' })
      expect(narrowed.line.text).toBe(line)
      expect(narrowed.items.map((item) => item.name)).toEqual(names)
      expect(filterRows(list, items, query).map(({ item }) => item.name)).toEqual(names)
    },
  )
}

describe('what a query keeps of a list (spec/screens §5, §6)', () => {
  // Beside the map, each event of a venue has its own row; in the list of venues events have no rows.
  for (const [name, list] of [
    ['venues', VENUES],
    ['places of a map', PLACES],
  ] as const) {
    testList(name, list, {
      items: places,
      rows: [
        [{}, '3 venues', ['Arcade', 'Bar', 'Cove']],
        [{ precinct: 'docklands' }, '1 of 3 venues, in Docklands', ['Bar']],
        [{ precinct: 'moon' }, '3 venues', ['Arcade', 'Bar', 'Cove']],
        [{ type: 'talks' }, '1 of 3 venues, Talks', ['Arcade']],
        [{ day: '2026-03-20' }, '1 of 3 venues, on Friday 20 March 2026', ['Arcade']],
        [{ day: 'today' }, '2 of 3 venues, today', ['Arcade', 'Bar']],
        [{ open: 'now' }, '1 of 3 venues, open now', ['Arcade']],
        [{ free: '1' }, '1 of 3 venues, free', ['Bar']],
        [{ children: '6' }, '1 of 3 venues, with children, the youngest 6 to 9 years', ['Arcade']],
        [{ without: 'nudity' }, '1 of 3 venues, without nudity', ['Bar']],
        [{ access: 'lift' }, '2 of 3 venues, Lift', ['Arcade', 'Cove']],
        [{ access: 'captions' }, '2 of 3 venues, Captions', ['Arcade', 'Bar']],
        [{ access: 'lift captions' }, '1 of 3 venues, Lift, Captions', ['Arcade']],
        [{ places: 'few' }, '1 of 3 venues, few left', ['Bar']],
        [{ type: 'talks', access: 'lift' }, '1 of 3 venues, Talks, Lift', ['Arcade']],
        [{ type: 'tours', access: 'auslan' }, '0 of 3 venues, Tours, Auslan interpreted', []],
        [{ type: 'tours', day: 'today' }, '1 of 3 venues, Tours, today', ['Bar']],
        [
          { type: 'talks', day: 'today', places: 'none' },
          '1 of 3 venues, Talks, today, sold out',
          ['Arcade'],
        ],
        [
          { type: 'talks', day: 'today', places: 'left' },
          '0 of 3 venues, Talks, today, places left',
          [],
        ],
      ],
    })
  }
  testList('guides', GUIDES, {
    items: guides,
    rows: [
      [{}, '2 guides', ['Low', 'High']],
      [{ mode: 'ride' }, '1 of 2 guides, ride', ['High']],
      [{ step: 'free', precinct: 'docklands' }, '1 of 2 guides, step-free, in Docklands', ['Low']],
    ],
  })
  testList('artists', ARTISTS, {
    items: artists,
    rows: [
      [{ letter: 'c' }, '1 of 3 artists', ['Castellane']],
      [{ letter: 'q' }, '3 artists', ['36', 'Castellane', 'Stefan']],
    ],
  })
  testList('articles', ARTICLES, {
    items: articles,
    rows: [
      [{ kind: 'essay', tag: 'night' }, '1 of 3 articles, essays, night', ['a0']],
      [{ tag: 'once' }, '1 of 3 articles, once', ['a1']],
      [{ tag: 'nowhere' }, '3 articles', ['a0', 'a1', 'a2']],
      [{ kind: 'video' }, '0 of 3 articles, videos', []],
    ],
  })
  testList('ways to take part', CALLS, {
    items: calls,
    rows: [
      [{ kind: 'open_call' }, '2 of 3 ways, open call', ['Next', 'Past']],
      [{ kind: 'open_call', state: 'closed' }, '1 of 3 ways, open call, closed', ['Past']],
    ],
  })
  testList('legacy sessions', LEGACY_SESSIONS, {
    items: sessions,
    rows: [[{ type: 'tours' }, '1 of 2 sessions, tours', ['High']]],
  })

  testList('events for children, and without what somebody avoids', PROGRAM, {
    items: [
      { ...anItem({ id: 'all', childrenFrom: 0, without: ['loud_sound', 'nudity'] }), name: 'all' },
      { ...anItem({ id: 'ten', childrenFrom: 10, access: ['lift', 'captions'] }), name: 'ten' },
      { ...anItem({ id: 'unsaid', access: ['captions'] }), name: 'unsaid' },
      {
        ...aTimedItem({
          id: 'loud',
          childrenFrom: 6,
          without: ['loud_sound'],
          sessions: [aSession({ access: ['loud_sound'] })],
        }),
        name: 'loud',
      },
    ],
    rows: [
      [
        { children: '0' },
        '1 of 3 exhibitions, 0 of 1 event, with children, the youngest under 3 years',
        ['all'],
      ],
      [
        { children: '6' },
        '1 of 3 exhibitions, 1 event, with children, the youngest 6 to 9 years',
        ['all', 'loud'],
      ],
      [{ without: 'loud_sound' }, '1 of 3 exhibitions, 0 of 1 event, without loud sound', ['all']],
      [
        { without: 'loud_sound nudity' },
        '1 of 3 exhibitions, 0 of 1 event, without loud sound, without nudity',
        ['all'],
      ],
      [{ access: 'lift captions' }, '1 of 3 exhibitions, 0 of 1 event, Lift, Captions', ['ten']],
      [{ access: 'nope lift' }, '1 of 3 exhibitions, 0 of 1 event, Lift', ['ten']],
    ],
  })

  test('keeps the events at a venue that fit, counting the venue’s access for them', () => {
    const events = (query: Query) =>
      narrowList(PLACES, { items: places, query, context, path: '/' }).items.flatMap((place) =>
        place.events.map(({ facts }) => facts['type']?.[0]),
      )
    expect(events({ type: 'tours' })).toEqual(['tours', 'tours'])
    expect(events({ day: 'today', precinct: 'city' })).toEqual(['talks'])
    expect(events({ access: 'auslan' })).toEqual(['talks'])
    expect(events({ access: 'lift' })).toEqual(['talks', 'tours'])
  })
})
