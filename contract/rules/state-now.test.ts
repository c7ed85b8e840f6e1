import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_ZONE } from './default-zone.ts'
import type { Hours } from './hours.ts'
import { localOf, toInstant } from './local-time.ts'
import { createMoment } from './moment.ts'
import {
  eventNow,
  sessionNow,
  sessionStanding,
  stateOnDay,
  type EventTimes,
  type SessionTimes,
  type StateNow,
} from './state-now.ts'
import { nowWords } from './state-now-words.ts'

const MELBOURNE = 'Australia/Melbourne'

const week = (days: readonly number[], opens: string, closes: string): Hours => ({
  weekly: days.map((day) => ({ day, opens, closes })),
  exceptions: [],
})
const DAILY = [1, 2, 3, 4, 5, 6, 7]
/** Closed on Mondays and Tuesdays. */
const GALLERY = week([3, 4, 5, 6, 7], '10:00', '17:00')
const BAR = week(DAILY, '17:00', '01:00')
const ALWAYS: Hours = { always_open: true, weekly: [], exceptions: [] }
const UNKNOWN: Hours = { weekly: [], exceptions: [] }

/** An exhibition of 6–29 March 2026. */
const show = (changes: Partial<EventTimes> = {}): EventTimes => ({
  kind: 'durational',
  status: { state: 'scheduled' },
  dates: { start: '2026-03-06', end: '2026-03-29' },
  sessions: [],
  ...changes,
})
/** A talk with sessions of two hours. */
const talk = (starts: readonly string[], changes: Partial<SessionTimes> = {}): EventTimes => ({
  kind: 'timed',
  status: { state: 'scheduled' },
  sessions: starts.map((start) => ({ ...session(start), ...changes })),
})
const session = (start: string): SessionTimes => ({
  state: 'scheduled',
  start,
  end: localOf(toInstant(start, MELBOURNE) + 2 * 3_600_000, MELBOURNE),
})
const told = (state: string, previous?: string) => ({ state, previous_start: previous })

const clockAt = (local: string) => ({
  moment: createMoment(toInstant(local, MELBOURNE)),
  zone: DEFAULT_ZONE,
})

function read(event: EventTimes, hours: readonly Hours[], local: string): string {
  const now = eventNow(event, hours, clockAt(local))
  return `${now.state}: ${nowWords(now, event.kind, clockAt(local))}`
}

describe('what is true of an event at a moment (spec/behaviour §32)', () => {
  // 14 March 2026 is a Saturday.
  test.each<[string, EventTimes, readonly Hours[], string, string]>([
    ['long before', show(), [GALLERY], '2026-02-01T12:00', 'not_yet: Opens 6 March'],
    ['the week before', show(), [GALLERY], '2026-03-02T12:00', 'not_yet: Opens Friday'],
    ['the day before', show(), [GALLERY], '2026-03-05T12:00', 'not_yet: Opens tomorrow 10am'],
    ['before, hours unknown', show(), [], '2026-03-05T12:00', 'not_yet: Opens tomorrow'],
    ['in the morning', show(), [GALLERY], '2026-03-14T09:59', 'opens_today: Opens 10am'],
    ['while open', show(), [GALLERY], '2026-03-14T11:20', 'open: Open until 5pm'],
    ['in a bar at night', show(), [BAR], '2026-03-14T23:00', 'open: Open until 1am'],
    ['after closing', show(), [GALLERY], '2026-03-14T17:00', 'closed: Opens tomorrow 10am'],
    ['on a day off', show(), [GALLERY], '2026-03-16T12:00', 'closed: Opens Wednesday'],
    ['in the open air', show(), [ALWAYS], '2026-03-14T03:00', 'open: Always open'],
    ['hours unknown', show(), [UNKNOWN], '2026-03-14T12:00', 'on: On until 29 March'],
    ['one of two venues', show(), [BAR, GALLERY], '2026-03-14T12:00', 'open: Open until 5pm'],
    ['the main venue first', show(), [BAR, ALWAYS], '2026-03-14T18:00', 'open: Open until 1am'],
    ['at last closing', show(), [GALLERY], '2026-03-29T17:00', 'ended: Ended'],
    ['in the last night', show(), [BAR], '2026-03-30T00:30', 'open: Open until 1am'],
    ['after its last day', show(), [], '2026-03-30T00:00', 'ended: Ended'],
    [
      'without dates',
      show({ dates: undefined }),
      [],
      '2026-03-14T12:00',
      'not_yet: Date to be announced',
    ],
    [
      'sold out',
      show({ status: told('sold_out') }),
      [GALLERY],
      '2026-03-14T12:00',
      'open: Open until 5pm, sold out',
    ],
    [
      'cancelled',
      show({ status: told('cancelled') }),
      [GALLERY],
      '2026-03-14T12:00',
      'cancelled: Cancelled',
    ],
    [
      'postponed',
      show({ status: told('postponed') }),
      [GALLERY],
      '2026-03-14T12:00',
      'postponed: Postponed',
    ],
    [
      'postponed to a new day',
      show({
        status: told('postponed', '2026-03-01'),
        dates: { start: '2026-03-18', end: '2026-03-29' },
      }),
      [GALLERY],
      '2026-03-14T12:00',
      'not_yet: Opens Wednesday, new date',
    ],
    ['tonight', talk(['2026-03-14T18:00']), [], '2026-03-14T11:20', 'starts_today: Tonight 6pm'],
    ['by day', talk(['2026-03-14T14:30']), [], '2026-03-14T11:20', 'starts_today: Today 2.30pm'],
    ['tomorrow', talk(['2026-03-15T18:00']), [], '2026-03-14T11:20', 'not_yet: Tomorrow 6pm'],
    ['within a week', talk(['2026-03-20T18:00']), [], '2026-03-14T11:20', 'not_yet: Friday 6pm'],
    ['in a week', talk(['2026-03-21T18:00']), [], '2026-03-14T11:20', 'not_yet: 21 March 6pm'],
    ['under way', talk(['2026-03-14T11:00']), [], '2026-03-14T11:20', 'open: On now until 1pm'],
    ['at its end', talk(['2026-03-14T09:20']), [], '2026-03-14T11:20', 'ended: Ended'],
    [
      'the next of several',
      talk(['2026-03-13T18:00', '2026-03-14T18:00']),
      [],
      '2026-03-14T11:20',
      'starts_today: Tonight 6pm',
    ],
    ['no session', talk([]), [], '2026-03-14T11:20', 'not_yet: Date to be announced'],
    [
      'full',
      talk(['2026-03-14T18:00'], { fully_booked: true }),
      [],
      '2026-03-14T11:20',
      'starts_today: Tonight 6pm, fully booked',
    ],
    [
      'sold out session',
      talk(['2026-03-14T18:00'], { state: 'sold_out' }),
      [],
      '2026-03-14T11:20',
      'starts_today: Tonight 6pm, sold out',
    ],
    [
      'moved session',
      talk(['2026-03-14T18:00'], { state: 'moved' }),
      [],
      '2026-03-14T11:20',
      'starts_today: Tonight 6pm, moved',
    ],
    [
      'cancelled session',
      talk(['2026-03-14T18:00'], { state: 'cancelled' }),
      [],
      '2026-03-14T11:20',
      'cancelled: Cancelled',
    ],
    [
      'postponed session with its new time',
      talk(['2026-03-14T18:00'], { state: 'postponed', previous_start: '2026-03-12T18:00' }),
      [],
      '2026-03-14T11:20',
      'starts_today: Tonight 6pm, new date',
    ],
  ])('says %s', (_case, event, ...[hours, local, expected]) => {
    expect(read(event, hours, local)).toBe(expected)
  })

  test('skips a cancelled session while another takes place', () => {
    const event = {
      ...talk([]),
      sessions: [
        { ...session('2026-03-14T14:00'), state: 'cancelled' },
        session('2026-03-14T18:00'),
      ],
    }
    expect(read(event, [], '2026-03-14T11:20')).toBe('starts_today: Tonight 6pm')
  })

  test('marks a cancelled event as over when its time is over', () => {
    const event = { ...talk(['2026-03-13T18:00']), status: told('cancelled') }
    expect(eventNow(event, [], clockAt('2026-03-14T11:20'))).toMatchObject({
      state: 'cancelled',
      isOver: true,
    })
  })

  test.each<[string, Partial<SessionTimes>, ReturnType<typeof told>, string | undefined]>([
    ['its own status', { state: 'moved' }, told('weather_watch'), 'moved'],
    ['the status of its event', {}, told('weather_watch'), 'weather_watch'],
    ['that it is full', { fully_booked: true }, told('moved'), 'fully_booked'],
    ['that few places are left', { few_left: true }, told('scheduled'), 'few_left'],
    [
      'that it is full, not that few places are left',
      { few_left: true, fully_booked: true },
      told('scheduled'),
      'fully_booked',
    ],
    ['that the whole event is sold out', { fully_booked: true }, told('sold_out'), 'sold_out'],
    ['that its event is cancelled', { state: 'sold_out' }, told('cancelled'), 'cancelled'],
    ['nothing', {}, told('scheduled'), undefined],
  ])('the standing of a session is %s', (_case, changes, ...[status, expected]) => {
    const event = { ...talk(['2026-03-14T18:00'], changes), status }
    expect(event.sessions.map((each) => sessionStanding(each, event))).toEqual([expected])
  })

  test.each<[string, EventTimes, readonly Hours[], string, string | undefined]>([
    ['open', show(), [GALLERY], '2026-03-14', 'open'],
    ['closed on its day off', show(), [GALLERY], '2026-03-16', 'closed'],
    ['open while nobody knows its hours', show(), [], '2026-03-16', 'open'],
    ['open at one of two venues', show(), [GALLERY, ALWAYS], '2026-03-16', 'open'],
    ['not on before its first day', show(), [GALLERY], '2026-03-05', undefined],
    [
      'not on when it is postponed',
      show({ status: told('postponed') }),
      [GALLERY],
      '2026-03-14',
      undefined,
    ],
    ['on when a session starts', talk(['2026-03-14T18:00']), [], '2026-03-14', 'open'],
    [
      'not on when that is cancelled',
      talk(['2026-03-14T18:00'], { state: 'cancelled' }),
      [],
      '2026-03-14',
      undefined,
    ],
  ])('on a given day, the event is %s', (_case, event, ...[hours, date, expected]) => {
    expect(stateOnDay(event, hours, date)).toBe(expected)
  })
})

const STATES = ['scheduled', 'moved', 'postponed', 'cancelled', 'sold_out', 'weather_watch']
const aDay = fc.integer({ min: 1, max: 31 }).map((day) => `2026-03-${String(day).padStart(2, '0')}`)
const aTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`)
const aStatus = fc.record({
  state: fc.constantFrom(...STATES),
  previous_start: fc.option(
    aDay.map((day) => `${day}T10:00`),
    { nil: undefined },
  ),
})
const aSession = fc
  .record({ day: aDay, time: aTime, status: aStatus, isFull: fc.boolean() })
  .map(({ day, time, status, isFull }): SessionTimes => ({
    ...session(`${day}T${time}`),
    ...status,
    ...(isFull && { fully_booked: true }),
  }))
const someHours = fc.array(
  fc.oneof(
    fc.constantFrom(ALWAYS, UNKNOWN, GALLERY, BAR),
    fc
      .tuple(fc.subarray(DAILY), aTime, aTime)
      .map(([days, opens, closes]) => week(days, opens, closes)),
  ),
  { maxLength: 2 },
)
const anEvent = fc.oneof(
  fc.record({
    kind: fc.constant('durational' as const),
    status: aStatus,
    dates: fc.option(
      fc.tuple(aDay, aDay).map(([a, b]) => ({ start: a < b ? a : b, end: a < b ? b : a })),
      { nil: undefined },
    ),
    sessions: fc.constant([]),
  }),
  fc.record({
    kind: fc.constant('timed' as const),
    status: aStatus,
    sessions: fc
      .array(aSession, { maxLength: 4 })
      .map((all) => all.toSorted((a, b) => (a.start < b.start ? -1 : 1))),
  }),
)
const anInstant = fc
  .integer({ min: 0, max: 35 * 24 * 12 })
  .map((steps) => toInstant('2026-02-28T00:00', MELBOURNE) + steps * 5 * 60_000)

describe('properties of the state (spec/behaviour §32)', () => {
  test('is the same until the instant that the moment notes', () => {
    fc.assert(
      fc.property(
        anEvent,
        someHours,
        anInstant,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (event, hours, at, part) => {
          const say = (instant: number) => {
            const moment = createMoment(instant)
            const now = eventNow(event, hours, { moment, zone: DEFAULT_ZONE })
            return { text: nowWords(now, event.kind, { moment, zone: DEFAULT_ZONE }), now, moment }
          }
          const first = say(at)
          const until = first.moment.until() ?? at + 40 * 86_400_000
          const later = say(Math.min(until - 1, Math.floor(at + (until - at) * part)))
          expect({ now: later.now, text: later.text }).toEqual({ now: first.now, text: first.text })
        },
      ),
    )
  })

  test('has only instants in the future, and only states of the event’s kind', () => {
    fc.assert(
      fc.property(anEvent, someHours, anInstant, (event, hours, at) => {
        const now = eventNow(event, hours, { moment: createMoment(at), zone: DEFAULT_ZONE })
        if (now.until !== undefined) expect(now.until).toBeGreaterThan(at)
        if (now.from !== undefined && !isOff(now)) expect(now.from).toBeGreaterThan(at)
        const others = event.kind === 'timed' ? ['opens_today', 'on', 'closed'] : ['starts_today']
        expect(others).not.toContain(now.state)
      }),
    )
  })

  test('of an event with sessions is that of one of them, or its own status', () => {
    fc.assert(
      fc.property(anEvent, anInstant, (event, at) => {
        fc.pre(event.kind === 'timed' && event.sessions.length > 0)
        const clock = { moment: createMoment(at), zone: DEFAULT_ZONE }
        const sessions = event.sessions.map((each) => sessionNow(each, event, clock).state)
        expect([...sessions, event.status.state]).toContain(eventNow(event, [], clock).state)
      }),
    )
  })

  test('is open only if the event takes place on that day or did so the day before', () => {
    fc.assert(
      fc.property(anEvent, someHours, anInstant, (event, hours, at) => {
        const now = eventNow(event, hours, { moment: createMoment(at), zone: DEFAULT_ZONE })
        fc.pre(now.state === 'open')
        const days = [at, at - 86_400_000].map((each) => localOf(each, MELBOURNE).slice(0, 10))
        expect(days.map((day) => stateOnDay(event, hours, day))).toContain('open')
      }),
    )
  })
})

function isOff({ state }: StateNow): boolean {
  return state === 'cancelled' || state === 'postponed'
}
