import { describe, expect, test } from 'vitest'
import {
  barStretch,
  dayScale,
  editionDays,
  isQuiet,
  nameStretch,
  ofType,
  pointStretch,
  splitBars,
  splitDays,
  timelineDays,
} from './days.ts'
import type { TimelineSessionView } from '../../views/timeline-session.ts'
import type { BarView } from './load.ts'

const aBar = (overrides: Partial<BarView> = {}): BarView => ({
  id: 'ev01',
  href: '/events/slack-water',
  type: 'exhibitions',
  title: 'Slack Water',
  start: '2026-03-06',
  end: '2026-03-09',
  when: '',
  closedOn: [],
  ...overrides,
})

const aPoint = (
  start: string,
  end: string,
  overrides: Partial<TimelineSessionView> = {},
): TimelineSessionView => ({
  id: start,
  code: start,
  href: '/events/x',
  type: 'talks',
  typeTitle: 'Talk',
  title: 'The Tide Tables',
  start,
  end,
  dateTime: '',
  time: '',
  where: '',
  price: '',
  ...overrides,
})

describe('days of the timeline (spec/screens §5.4)', () => {
  const edition = {
    start: '2026-03-06',
    end: '2026-03-09',
    zone: 'Australia/Melbourne',
    today: '2026-03-07',
  }
  const points = [
    aPoint('2026-03-05T18:00', '2026-03-05T20:00'),
    aPoint('2026-03-07T11:00', '2026-03-07T12:00'),
    aPoint('2026-03-07T14:00', '2026-03-07T15:00'),
  ]

  test('are all days of the edition, and days outside of it with a session', () => {
    const days = timelineDays(edition, { bars: [aBar({ end: '2026-03-08' })], points })
    expect(
      days.map(({ date, points: ofDay, exhibitions }) => [date, ofDay.length, exhibitions.open]),
    ).toEqual([
      ['2026-03-05', 1, 0],
      ['2026-03-06', 0, 1],
      ['2026-03-07', 2, 1],
      ['2026-03-08', 0, 1],
      ['2026-03-09', 0, 0],
    ])
    expect(days.filter(({ isToday }) => isToday).map(({ heading }) => heading)).toEqual([
      'Saturday 7 March',
    ])
  })

  test('do not count an exhibition that does not take place, nor draw it with those that are open throughout', () => {
    const off = aBar({ id: 'ev09', isOff: true })
    const bars = [aBar(), off]
    const [, day] = timelineDays(edition, { bars, points: [] })
    expect(day?.exhibitions).toEqual({ open: 1, closed: 0 })
    const shut = aBar({ id: 'ev10', closedOn: ['2026-03-07'] })
    const days = timelineDays(edition, { bars: [...bars, shut], points: [] })
    expect(days.map(({ exhibitions }) => exhibitions).slice(0, 2)).toEqual([
      { open: 2, closed: 0 },
      { open: 1, closed: 1 },
    ])
    const { start, end } = off
    expect(splitBars(bars, { start, end }).others).toEqual([off])
  })

  test.each([
    ['before and after the edition', undefined, ['', '', '05 06 07 08 09']],
    ['on its first day', '2026-03-06', ['05', '06', '07 08 09']],
    ['amid it', '2026-03-08', ['05 06 07', '08', '09']],
    ['on its last day', '2026-03-09', ['05 06 07 08', '09', '']],
  ])('are earlier, today and coming %s', (_name, today, expected) => {
    const split = splitDays(timelineDays({ ...edition, today }, { bars: [], points }))
    const { earlier, coming } = split
    const parts = [earlier, split.today ? [split.today] : [], coming]
    expect(parts.map((days) => days.map(({ date }) => date.slice(-2)).join(' '))).toEqual(expected)
  })

  test('are quiet if neither a session nor an exhibition starts, except today', () => {
    const opens = aBar({ start: '2026-03-08' })
    const isOff = aBar({ start: '2026-03-09', isOff: true })
    const bars = [aBar(), opens, isOff]
    const quiet = (today: string | undefined) =>
      timelineDays({ ...edition, today }, { bars, points })
        .filter(isQuiet)
        .map(({ date }) => date)
    expect(quiet(undefined)).toEqual(['2026-03-06', '2026-03-09'])
    expect(quiet('2026-03-09')).toEqual(['2026-03-06'])
  })

  test('have the events of one type if it has any, otherwise all events', () => {
    const all = { bars: [aBar()], points, types: [{ key: 'talks', title: 'Talks' }] }
    expect(ofType(all, 'talks')).toEqual({ bars: [], points })
    expect(ofType(all, 'unheard-of')).toEqual({ bars: all.bars, points })
    expect(ofType(all, undefined)).toEqual({ bars: all.bars, points })
  })
})

describe('bars among the days of an edition (spec/screens §5.4)', () => {
  const columns = editionDays('2026-03-06', '2026-03-09')
  test.each([
    ['2026-03-06', '2026-03-09', { before: 0, columns: 4, isCutAtStart: false, isCutAtEnd: false }],
    ['2026-03-07', '2026-03-07', { before: 1, columns: 1, isCutAtStart: false, isCutAtEnd: false }],
    ['2026-02-01', '2026-03-07', { before: 0, columns: 2, isCutAtStart: true, isCutAtEnd: false }],
    ['2026-03-09', '2026-05-01', { before: 3, columns: 1, isCutAtStart: false, isCutAtEnd: true }],
    ['2026-02-01', '2026-05-01', { before: 0, columns: 4, isCutAtStart: true, isCutAtEnd: true }],
    ['2026-04-01', '2026-05-01', undefined],
  ])('%s to %s', (start, end, expected) => {
    expect(barStretch({ start, end }, columns)).toEqual(expected)
  })
})

describe('the name of a bar (spec/screens §5.4)', () => {
  test.each([
    ['at its start', { before: 2, columns: 1 }, { before: 2, columns: 6, isAtEnd: false }],
    [
      'at its start in the middle',
      { before: 4, columns: 1 },
      { before: 4, columns: 4, isAtEnd: false },
    ],
    [
      'at its end if it starts late',
      { before: 5, columns: 2 },
      { before: 0, columns: 7, isAtEnd: true },
    ],
  ])('is %s, with at least half of the chart', (_name, { before, columns }, expected) => {
    const stretch = { before, columns, isCutAtStart: false, isCutAtEnd: false }
    expect(nameStretch(stretch, 8)).toEqual(expected)
  })
})

describe('hours on the scale of a day (spec/screens §5.4)', () => {
  const morning = aPoint('2026-03-14T10:30', '2026-03-14T11:45')
  const night = aPoint('2026-03-14T22:00', '2026-03-15T01:30')

  test('go from the first start to the last end, also after midnight', () => {
    expect(dayScale([morning])).toEqual({ firstHour: 10, hours: 2 })
    expect(dayScale([morning, night])).toEqual({ firstHour: 10, hours: 16 })
    expect(dayScale([])).toBeUndefined()
  })

  test.each([
    ['to the half hour', morning, { before: 1, columns: 3 }],
    ['past midnight', night, { before: 24, columns: 7 }],
    [
      'at least one column long',
      aPoint('2026-03-14T12:00', '2026-03-14T12:00'),
      { before: 4, columns: 1 },
    ],
  ])('place a session %s', (_name, point, expected) => {
    expect(pointStretch(point, { firstHour: 10, hours: 16 })).toMatchObject(expected)
  })

  test('keep a session without length inside the scale', () => {
    const point = aPoint('2026-03-14T12:00', '2026-03-14T12:00')
    const scale = dayScale([point])
    expect(scale).toEqual({ firstHour: 12, hours: 1 })
    expect(scale && pointStretch(point, scale)).toMatchObject({ before: 0, columns: 1 })
  })
})
