import { describe, expect, test } from 'vitest'
import { anItem, aSession, aTimedItem } from '../../testing/program-item.ts'
import type { ProgramItemView } from '../views/program-item.ts'
import {
  groupProgram,
  type EventGroupView,
  type ProgramSort,
  type SortContext,
} from './program-sort.ts'

const context: SortContext = {
  today: '2026-03-14',
  zone: 'Australia/Melbourne',
  isPast: false,
  types: [
    { key: 'exhibitions', title: 'Exhibitions', kind: 'durational', count: 3 },
    { key: 'talks', title: 'Talks', kind: 'timed', count: 3 },
    { key: 'online', title: 'Online events', kind: 'timed', count: 3 },
  ],
  precincts: [
    { key: 'city', title: 'City', subtitle: 'Northbank to Treasury' },
    { key: 'docklands', title: 'Docklands' },
  ],
}
const past: SortContext = { ...context, today: '2026-04-02', isPast: true }

const ended = { state: 'ended', text: 'Ended', isOver: true } as const
/** A session at a time. It is over if its day is before today. */
const on = (start: string, id = start) =>
  aSession({
    id,
    start,
    end: start.replace(/\d\d:/, '23:'),
    time: start.slice(11),
    ...(start < context.today && { now: ended }),
  })
const items: readonly ProgramItemView[] = [
  aTimedItem({ id: 'later talk', sessions: [on('2026-03-20T18:00')], sortArtist: undefined }),
  anItem({ id: 'zinc', precinct: 'city', sortPlace: '01zinc', sortArtist: 'zorn' }),
  anItem({ id: 'arc', sortPlace: '02arc', dates: { start: '2026-03-06', end: '2026-03-15' } }),
  aTimedItem({ id: 'over talk', sessions: [on('2026-03-08T10:00')], sortArtist: 'abel' }),
  aTimedItem({
    id: 'twice talk',
    precinct: undefined,
    sessions: [on('2026-03-08T09:00'), on('2026-03-20T09:00')],
  }),
  anItem({
    id: '9 lives',
    sortPlace: '02arc',
    dates: { start: '2026-03-01', end: '2026-03-12' },
    sortArtist: '22',
  }),
]

const outline = (groups: readonly EventGroupView[]) =>
  groups.map(({ heading, events }) => [heading, events.map(({ id }) => id)])

const folded = (edition: SortContext) =>
  groupProgram(items, 'date', edition).flatMap(({ key, isEarlier }) => (isEarlier ? [key] : []))

describe('groups of a program (spec/screens §3, §4)', () => {
  test.each<[ProgramSort, readonly (readonly [string, readonly string[]])[]]>([
    [
      'type',
      [
        ['Exhibitions', ['zinc', '9 lives', 'arc']],
        ['Talks', ['twice talk', 'later talk', 'over talk']],
      ],
    ],
    [
      'location',
      [
        ['City', ['zinc']],
        ['Docklands', ['9 lives', 'arc', 'later talk', 'over talk']],
        ['Venue to be announced', ['twice talk']],
      ],
    ],
    [
      'date',
      [
        ['On throughout', ['9 lives', 'arc', 'zinc']],
        ['Sunday 8 March', ['twice talk', 'over talk']],
        ['Friday 20 March', ['twice talk', 'later talk']],
      ],
    ],
    [
      'title',
      [
        ['A', ['arc']],
        ['L', ['later talk']],
        ['O', ['over talk']],
        ['T', ['twice talk']],
        ['Z', ['zinc']],
        ['#', ['9 lives']],
      ],
    ],
    [
      'artist',
      [
        ['A', ['over talk']],
        ['C', ['arc', 'twice talk']],
        ['Z', ['zinc']],
        ['#', ['9 lives', 'later talk']],
      ],
    ],
    [
      'ending',
      [
        ['This week', ['arc']],
        ['Next week', ['later talk', 'twice talk']],
        ['Later', ['zinc']],
        ['Ended', ['over talk', '9 lives']],
      ],
    ],
  ])('by %s', (sort, expected) => {
    expect(outline(groupProgram(items, sort, context))).toEqual(expected)
  })

  test('by date begin with today, followed by the folded group "On throughout"', () => {
    const days = ['2026-03-08', '2026-03-14', '2026-03-20'].map((day) =>
      aTimedItem({ id: day, sessions: [aSession({ start: `${day}T11:00`, end: `${day}T12:00` })] }),
    )
    const heads = (edition: SortContext) =>
      groupProgram([anItem(), ...days], 'date', edition).map(({ heading, isFolded, isEarlier }) => [
        heading,
        isFolded ?? isEarlier ?? false,
      ])
    expect(heads(context)).toEqual([
      ['Today, Saturday 14 March', false],
      ['On throughout', true],
      ['Sunday 8 March', true],
      ['Friday 20 March', false],
    ])
    expect(heads(past)[0]).toEqual(['On throughout', false])
  })

  test('by date have the later headings of today’s groups, for a page that is kept', () => {
    const midnight = '1773493200000 Saturday 14 March'
    const talks = [
      aTimedItem({ id: 'over', sessions: [{ ...on('2026-03-14T09:00'), now: ended }] }),
      aTimedItem({ id: 'to come', sessions: [on('2026-03-14T18:00')] }),
    ]
    const groups = groupProgram([...items, ...talks], 'date', context)
    expect(groups.map(({ heading, nextHeading }) => [heading, nextHeading])).toEqual([
      ['Today, Saturday 14 March', midnight],
      ['On throughout', undefined],
      ['Sunday 8 March', undefined],
      ['Earlier today', midnight],
      ['Friday 20 March', undefined],
    ])
  })

  test('by date fold past days during the festival', () => {
    expect(folded(context)).toEqual(['2026-03-08'])
    expect(folded(past)).toEqual([])
  })

  test('by date show the times of that day, and the status that all its sessions share', () => {
    const sessions = [
      aSession({ id: 'a', status: 'Cancelled' }),
      aSession({ id: 'b', start: '2026-03-15T14:00', time: '2–3pm', status: 'Cancelled' }),
    ]
    const [day] = groupProgram([aTimedItem({ sessions })], 'date', context)
    expect(day?.events[0]).toMatchObject({ when: '11am–12pm, 2–3pm', status: 'Cancelled' })
    const [first = aSession(), ...others] = sessions
    const [mixed] = groupProgram(
      [aTimedItem({ sessions: [{ ...first, status: undefined }, ...others] })],
      'date',
      context,
    )
    expect(mixed?.events[0]?.status).toBeUndefined()
  })

  test('put ended events last, but leave sessions under their day', () => {
    const over = [
      anItem({ id: 'show' }),
      aTimedItem({ id: 'talk', sessions: [on('2026-03-14T09:00')] }),
    ].map((item) => ({
      ...item,
      event: { ...item.event, now: ended },
      sessions: item.sessions.map((session) => ({ ...session, now: ended })),
    }))
    const all = [...over, anItem({ id: 'zinc' })]
    expect(outline(groupProgram(all, 'type', context))).toEqual([
      ['Exhibitions', ['zinc']],
      ['Ended', ['talk', 'show']],
    ])
    expect(outline(groupProgram(all, 'date', context))).toEqual([
      ['On throughout', ['zinc']],
      ['Earlier today', ['talk']],
      ['Ended', ['show']],
    ])
  })

  test('by date list events without a date last', () => {
    expect(outline(groupProgram([aTimedItem({ sessions: [] })], 'date', context))).toEqual([
      ['Date to be announced', ['ev02']],
    ])
  })

  test('by location put online events in a separate group', () => {
    const online = anItem({ id: 'call', precinct: undefined, isOnline: true })
    const later = anItem({ id: 'later', precinct: undefined })
    expect(outline(groupProgram([later, online], 'location', context))).toEqual([
      ['Online', ['call']],
      ['Venue to be announced', ['later']],
    ])
  })

  test('by location show the subtitle of the precinct', () => {
    expect(groupProgram(items, 'location', context)[0]?.note).toBe('Northbank to Treasury')
  })

  test('by type order the talks of a past edition by their first session', () => {
    expect(outline(groupProgram(items, 'type', past))[1]).toEqual([
      'Talks',
      ['twice talk', 'over talk', 'later talk'],
    ])
  })
})
