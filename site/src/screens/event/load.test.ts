import { toInstant } from 'contract/rules/local-time.ts'
import { aLegacyEdition, anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import {
  anEvent,
  anEventVenue,
  aSession,
  aTimedEvent,
  type EventWire,
} from 'contract/testing/event.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { alwaysOpen, dailyHours } from 'contract/testing/venue-stub.ts'
import { describe, expect, test } from 'vitest'
import { loadArgs } from '../../../testing/fake-content.ts'
import { loadEvent } from './load.ts'

const MELBOURNE = 'Australia/Melbourne'

/** The event screen at a wall time of Melbourne. */
function loadAt(local: string, event: EventWire) {
  const args = loadArgs(
    { '/years/2026': anEdition(), '/years/2022': aLegacyEdition(), '/events/x': event },
    { now: new Date(toInstant(local, MELBOURNE)).toISOString(), params: { event: 'x' } },
  )
  const loaded = loadEvent(args)
  if (loaded === 'not-found') throw new Error('the event is not there')
  return { ...loaded, until: args.moment.until() }
}

const SATURDAY = '2026-03-14T11:20'

function full(id: string, start: string, end: string) {
  return aSession({ id, start, end, fully_booked: true })
}

describe('the instant at which an event page changes (spec/screens §0.4, §5.11)', () => {
  test.each<[string, string, EventWire, string | undefined]>([
    ['an exhibition that is open, when it closes', SATURDAY, anEvent(), '2026-03-14T17:00'],
    [
      'an exhibition that is closed, at midnight',
      '2026-03-14T18:00',
      anEvent(),
      '2026-03-15T00:00',
    ],
    ['an exhibition still to open, at midnight', '2026-03-01T11:00', anEvent(), '2026-03-02T00:00'],
    ['an exhibition of a past edition, never', '2026-05-01T11:00', anEvent(), undefined],
    ['a talk of another day, at midnight', SATURDAY, aTimedEvent(), '2026-03-15T00:00'],
    ['a talk of that day, at its start', '2026-03-15T09:00', aTimedEvent(), '2026-03-15T11:00'],
    [
      'an online talk, 15 minutes before its start',
      '2026-03-15T09:00',
      aTimedEvent({ sessions: [aSession({ online_url: 'https://meet.parallax.example/tide' })] }),
      '2026-03-15T10:45',
    ],
    [
      'a talk whose booking is still to open, when it opens',
      SATURDAY,
      aTimedEvent({ booking: { mode: 'required', opens_at: '2026-03-14T12:00' } }),
      '2026-03-14T12:00',
    ],
  ])('is for %s', (_name, local, event, until) => {
    expect(loadAt(local, event).until).toBe(
      until === undefined ? undefined : toInstant(until, MELBOURNE),
    )
  })

  test('is the next opening or closing of any of its venues', () => {
    const venues = [
      anEventVenue(),
      anEventVenue({ id: 've02', slug: 'arcade', hours: dailyHours('09:00', '13:00') }),
    ]
    expect(loadAt(SATURDAY, anEvent({ venues })).until).toBe(
      toInstant('2026-03-14T13:00', MELBOURNE),
    )
  })
})

describe('the last night of an exhibition', () => {
  const bar = anEvent({
    dates: { start: '2026-03-06', end: '2026-03-28' },
    venues: [anEventVenue({ hours: dailyHours('17:00', '02:30') })],
  })

  test.each([
    ['2026-03-28T23:00', 'Open until 2.30am', undefined],
    ['2026-03-29T02:00', 'Open until 2.30am', undefined],
    ['2026-03-29T02:30', undefined, 'This event has ended'],
  ])('ends when its hours end: at %s', (local, state, notice) => {
    const { view } = loadAt(local, bar)
    expect(view.facts.state).toBe(state)
    expect(view.banner?.word).toBe(notice)
  })
})

describe('hours of an exhibition (spec/content A4.4)', () => {
  test('are its own, else those of its venue', () => {
    const { view } = loadAt(SATURDAY, anEvent({ hours_override: dailyHours('18:00', '20:00') }))
    expect(view.facts).toMatchObject({ state: 'Opens 6pm', hours: { today: { text: '6–8pm' } } })
  })

  test('end with its own dates', () => {
    const { view } = loadAt(
      SATURDAY,
      anEvent({ dates: { start: '2026-03-06', end: '2026-03-13' } }),
    )
    expect(view.banner?.word).toBe('This event has ended')
    expect(view.facts.state).toBeUndefined()
  })

  test('are shown beside each of several venues', () => {
    const venues = [
      anEventVenue(),
      anEventVenue({ id: 've02', slug: 'steps', name: 'Steps', hours: alwaysOpen() }),
    ]
    const { view } = loadAt(SATURDAY, anEvent({ venues }))
    expect(view.facts.hours).toBeUndefined()
    expect(view.facts.places.map(({ open }) => open?.text)).toEqual([
      'Open until 5pm',
      'Always open',
    ])
  })
})

describe('what a visitor can do (spec/screens §5.11)', () => {
  test.each<[string, string, EventWire, { words: string; link?: object } | undefined]>([
    [
      'a button while there is something to book',
      SATURDAY,
      aTimedEvent(),
      {
        words: 'Booking required, at tickets.parallax.example',
        link: { href: 'https://tickets.parallax.example/tide', text: 'Book' },
      },
    ],
    [
      'whom to book with',
      SATURDAY,
      aTimedEvent({
        booking: { mode: 'recommended', url: 'https://t.example/', provider: 'Parallax Tickets' },
      }),
      {
        words: 'Booking recommended, at t.example',
        link: { href: 'https://t.example/', text: 'Book with Parallax Tickets' },
      },
    ],
    ['that none is needed', SATURDAY, anEvent(), { words: 'Just come, no booking needed' }],
    [
      'the way to the one session that can be booked',
      SATURDAY,
      aTimedEvent({
        booking: { mode: 'required' },
        sessions: [
          full('se02', '2026-03-20T11:00', '2026-03-20T12:00'),
          aSession({ id: 'se03', booking_url: 'https://t.example/3' }),
        ],
      }),
      {
        words: 'Booking required, at t.example',
        link: { href: 'https://t.example/3', text: 'Book' },
      },
    ],
    [
      'a choice among sessions that are booked one by one',
      SATURDAY,
      aTimedEvent({
        booking: { mode: 'required' },
        sessions: ['se02', 'se03'].map((id) => aSession({ id, booking_url: 'https://t.example/' })),
      }),
      { words: 'Booking required', link: { href: '#session-se02', text: 'Choose a session' } },
    ],
    [
      'text when it is sold out',
      SATURDAY,
      aTimedEvent({ status: { state: 'sold_out' } }),
      { words: 'Sold out' },
    ],
    [
      'text when every session left is full',
      SATURDAY,
      aTimedEvent({
        sessions: [
          aSession({ start: '2026-03-13T11:00', end: '2026-03-13T12:00' }),
          full('se02', '2026-03-20T11:00', '2026-03-20T12:00'),
          full('se03', '2026-03-21T11:00', '2026-03-21T12:00'),
        ],
      }),
      { words: 'Fully booked' },
    ],
    [
      'when it opens, with the zone',
      SATURDAY,
      aTimedEvent({
        booking: { mode: 'required', url: 'https://t.example/', opens_at: '2026-03-15T09:00' },
      }),
      { words: 'Bookings open Sunday 15 March 2026, 9am AEDT' },
    ],
    [
      'nothing when it is cancelled',
      SATURDAY,
      aTimedEvent({ status: { state: 'cancelled' } }),
      undefined,
    ],
    [
      'nothing when it waits for a date',
      SATURDAY,
      aTimedEvent({ status: { state: 'postponed' } }),
      undefined,
    ],
    ['nothing when it is over', '2026-03-15T12:00', aTimedEvent(), undefined],
    ['nothing in a past edition', '2026-05-01T12:00', anEvent(), undefined],
  ])('is %s', (_name, local, event, expected) => {
    const { view } = loadAt(local, event)
    expect(view.facts.act).toEqual(expected)
  })
})

describe('sessions (spec/screens §5.11)', () => {
  test('that end after midnight keep the day on which they begin', () => {
    const sessions = [aSession({ start: '2026-03-20T23:30', end: '2026-03-21T00:45' })]
    const { view } = loadAt(SATURDAY, aTimedEvent({ sessions }))
    expect(view.facts.sessions[0]).toMatchObject({
      when: 'Friday 20 March 2026, 11.30pm–12.45am',
      start: '2026-03-20T23:30:00+11:00',
    })
  })

  test('of an edition in AEST name their zone', () => {
    const event = aTimedEvent({
      year: 2022,
      edition: anEditionSummary(aLegacyEdition()),
      sessions: [aSession({ start: '2022-05-01T11:00', end: '2022-05-01T12:00' })],
    })
    const { view, page } = loadAt(SATURDAY, event)
    expect(view.facts.sessions[0]?.when).toBe('Sunday 1 May 2022, 11am–12pm AEST')
    expect(page).toMatchObject({ legacy: true, year: 2022 })
  })

  test('offer their own booking only while they can be booked', () => {
    const booking_url = 'https://tickets.parallax.example/1'
    const sessions = [
      aSession({ id: 'se01', booking_url, start: '2026-03-14T09:00', end: '2026-03-14T10:00' }),
      aSession({
        id: 'se02',
        booking_url,
        start: '2026-03-20T09:00',
        end: '2026-03-20T10:00',
        fully_booked: true,
      }),
      aSession({
        id: 'se03',
        booking_url,
        start: '2026-03-21T09:00',
        end: '2026-03-21T10:00',
        status: { state: 'cancelled' },
      }),
      aSession({ id: 'se04', booking_url, start: '2026-03-28T09:00', end: '2026-03-28T10:00' }),
    ]
    const { view } = loadAt(SATURDAY, aTimedEvent({ sessions }))
    expect(
      view.facts.sessions.map(({ booking, status }) => [booking !== undefined, status]),
    ).toEqual([
      [false, undefined],
      [false, 'Fully booked'],
      [false, 'Cancelled'],
      [true, undefined],
    ])
  })

  test('have the meeting point of the event, unless they have their own or are at another venue', () => {
    const meeting_point = 'At the foot of the stairs, Gate 3'
    const venue = { id: 've02', slug: 'arcade', name: 'Arcade' }
    const sessions = [
      aSession({ id: 'se01' }),
      aSession({ id: 'se02', meeting_point: 'Gate 4' }),
      aSession({ id: 'se03', venue }),
    ]
    const { facts } = loadAt(SATURDAY, aTimedEvent({ meeting_point, sessions })).view
    expect(facts.meetingPoint).toBe(meeting_point)
    expect(facts.sessions.map((session) => session.meetingPoint)).toEqual([
      meeting_point,
      'Gate 4',
      undefined,
    ])
  })

  test('online show their link from 15 minutes before the start until the end', () => {
    const online_url = 'https://meet.parallax.example/tide'
    const event = aTimedEvent({
      venues: [],
      flags: ['online'],
      sessions: [aSession({ online_url })],
    })
    const onlineAt = (local: string) => loadAt(local, event).view.facts.sessions[0]?.online
    expect(onlineAt('2026-03-15T10:44')).toEqual({})
    expect(onlineAt('2026-03-15T10:45')).toEqual({ href: online_url })
    expect(onlineAt('2026-03-15T11:59')).toEqual({ href: online_url })
    expect(onlineAt('2026-03-15T12:00')).toBeUndefined()
  })
})

describe('a postponed event (spec/content A6)', () => {
  const postponed = { state: 'postponed' as const }

  test('has no date while its sessions are the old ones', () => {
    const { view } = loadAt(SATURDAY, aTimedEvent({ status: postponed }))
    expect(view.facts).toMatchObject({ state: 'New date to be announced', arePlanned: true })
  })

  test('has its new date once staff name the old one', () => {
    const { view } = loadAt(
      SATURDAY,
      aTimedEvent({ status: { ...postponed, previous_start: '2026-03-08T11:00' } }),
    )
    expect(view.facts).toMatchObject({
      state: 'Tomorrow 11am, new date',
      arePlanned: false,
    })
    expect(view.banner).toMatchObject({ word: 'New date', previous: 'Sunday 8 March 2026, 11am' })
    expect(view.facts.act).toBeDefined()
  })

  test('shows for an exhibition its note instead of a date, and no hours', () => {
    const { view } = loadAt(
      SATURDAY,
      anEvent({ status: { ...postponed, note: 'Opens 18 March.' } }),
    )
    expect(view.banner?.note).toBe('Opens 18 March.')
    expect(view.facts).toMatchObject({ state: undefined, arePlanned: true })
  })
})

test('an event without an answer is not found', () => {
  expect(loadEvent(loadArgs({}, { params: { event: 'nowhere' } }))).toBe('not-found')
})

test('a related event that is already shown, at the same venue or nearby, is not shown again', () => {
  const here = anEventStub({ id: 'ev05', slug: 'here' })
  const near = anEventStub({ id: 'ev06', slug: 'near' })
  const like = anEventStub({ id: 'ev07', slug: 'like', title: 'Like' })
  const { view } = loadAt(
    SATURDAY,
    anEvent({
      here: [here],
      nearby: [near],
      related: { events: [near, like, here], articles: [] },
    }),
  )
  expect(view.related.map(({ title }) => title)).toEqual(['Like'])
})

test('a related event that is cancelled is not offered', () => {
  const off = anEventStub({ id: 'ev05', slug: 'off', status: { state: 'cancelled' } })
  const like = anEventStub({ id: 'ev07', slug: 'like', title: 'Like' })
  const { view } = loadAt(
    SATURDAY,
    anEvent({ here: [off], nearby: [off], related: { events: [off, like], articles: [] } }),
  )
  expect(view.here?.events).toEqual([])
  expect(view.nearby).toEqual([])
  expect(view.related.map(({ title }) => title)).toEqual(['Like'])
})
