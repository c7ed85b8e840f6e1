import { describe, expect, test } from 'vitest'
import { toInstant } from 'contract/rules/local-time.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { anEdition } from 'contract/testing/edition.ts'
import {
  aSessionStub,
  aTimedStub,
  anEventStub,
  type EventStubWire,
} from 'contract/testing/event-stub.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import {
  aVenueStub,
  alwaysOpen,
  dailyHours,
  unknownHours,
  type HoursWire,
} from 'contract/testing/venue-stub.ts'
import { fakeContent } from '../../testing/fake-content.ts'
import { editionContext } from './edition.ts'
import { programItemView } from './program-item.ts'

const MELBOURNE = 'Australia/Melbourne'

const edition = parseAnswer('/years/2026', anEdition())

/** An item at a wall time of Melbourne, at a venue with these hours. */
function itemAt(local: string, wire: EventStubWire, hours: HoursWire = dailyHours()) {
  const [event] = parseAnswer('/years/2026/program', { events: [wire] }).events
  if (!event) throw new Error('the event is not valid')
  const content = fakeContent({ '/years/2026/venues': { venues: [aVenueStub({ hours })] } })
  const moment = createMoment(toInstant(local, MELBOURNE))
  const item = programItemView(event, editionContext(content, edition, moment))
  return { item, until: moment.until() }
}

describe('whether an exhibition is open now (spec/screens §3, spec/content A4)', () => {
  const closedMondays: HoursWire = {
    ...dailyHours(),
    exceptions: [{ date: '2026-03-16', closed: true }],
  }
  const override = anEventStub({ hours_override: dailyHours('18:00', '02:00') })
  test.each<
    [
      name: string,
      local: string,
      at: readonly [event: EventStubWire, hours: HoursWire],
      is: readonly [isOpenNow: true | undefined, until: string],
    ]
  >([
    [
      'during its hours, until they close',
      '2026-03-14T11:20',
      [anEventStub(), dailyHours()],
      [true, '2026-03-14T17:00'],
    ],
    [
      'before they open',
      '2026-03-14T09:59',
      [anEventStub(), dailyHours()],
      [undefined, '2026-03-14T10:00'],
    ],
    [
      'on a day that is excepted',
      '2026-03-16T11:00',
      [anEventStub(), closedMondays],
      [undefined, '2026-03-17T00:00'],
    ],
    [
      'before its first day',
      '2026-03-01T11:00',
      [anEventStub(), dailyHours()],
      [undefined, '2026-03-02T00:00'],
    ],
    [
      'by its own hours, past midnight',
      '2026-03-15T01:00',
      [override, dailyHours()],
      [true, '2026-03-15T02:00'],
    ],
    [
      'day and night',
      '2026-03-14T03:00',
      [anEventStub(), alwaysOpen()],
      [true, '2026-03-15T00:00'],
    ],
    [
      'not when nobody knows',
      '2026-03-14T11:20',
      [anEventStub(), unknownHours()],
      [undefined, '2026-03-15T00:00'],
    ],
    [
      'not when it is cancelled',
      '2026-03-14T11:20',
      [anEventStub({ status: { state: 'cancelled' } }), dailyHours()],
      [undefined, '2026-03-30T00:00'],
    ],
  ])('%s', (_name, local, [event, hours], [isOpenNow, until]) => {
    const at = itemAt(local, event, hours)
    expect(at.item.isOpenNow).toBe(isOpenNow)
    expect(at.until).toBe(toInstant(until, MELBOURNE))
  })

  test('is never set in a past edition, which does not change any more', () => {
    const { item, until } = itemAt('2026-04-02T11:00', anEventStub(), alwaysOpen())
    expect(item.isOpenNow).toBeUndefined()
    expect(until).toBeUndefined()
  })
})

describe('days on which an exhibition is known to be closed (spec/screens §3)', () => {
  test('are the closed exceptions and the weekdays without hours, within its dates', () => {
    const mondaysOnly: HoursWire = {
      weekly: [{ day: 1, opens: '10:00', closes: '17:00' }],
      exceptions: [
        { date: '2026-03-10', opens: '12:00', closes: '14:00' },
        { date: '2026-04-01', closed: true },
      ],
    }
    const event = anEventStub({ dates: { start: '2026-03-08', end: '2026-03-12' } })
    expect(itemAt('2026-03-08T09:00', event, mondaysOnly).item.closedOn).toEqual([
      '2026-03-08',
      '2026-03-11',
      '2026-03-12',
    ])
  })

  test('are none when the hours are not known', () => {
    expect(itemAt('2026-03-08T09:00', anEventStub(), unknownHours()).item.closedOn).toEqual([])
  })
})

test('an exhibition that is postponed is on no day until it has new dates (spec/content A6)', () => {
  const status = { state: 'postponed', previous_start: '2026-03-06T00:00' } as const
  const wire = anEventStub({ status })
  expect(itemAt('2026-03-14T11:00', wire).item).toMatchObject({ dates: undefined, closedOn: [] })
  const dates = { start: '2026-03-18', end: '2026-03-29' }
  expect(itemAt('2026-03-14T11:00', { ...wire, dates }).item.dates).toEqual(dates)
})

describe('sessions of a timed event (spec/screens §3)', () => {
  const talk = aTimedStub({
    sessions: [
      aSessionStub(),
      aSessionStub({
        id: 'se02',
        start: '2026-03-20T18:00',
        end: '2026-03-20T19:30',
        fully_booked: true,
      }),
    ],
  })
  test.each<[string, (true | undefined)[], string]>([
    ['2026-03-15T10:59', [undefined, undefined], '2026-03-15T11:00'],
    ['2026-03-15T11:00', [true, undefined], '2026-03-15T12:00'],
    ['2026-03-15T12:00', [undefined, undefined], '2026-03-16T00:00'],
    ['2026-03-20T19:00', [undefined, true], '2026-03-20T19:30'],
    ['2026-03-20T19:30', [undefined, undefined], '2026-03-30T00:00'],
  ])('at %s are under way as %j, and that is true until %s', (local, underWay, until) => {
    const at = itemAt(local, talk)
    expect(at.item.sessions.map(({ isUnderWay }) => isUnderWay)).toEqual(underWay)
    expect(at.until).toBe(toInstant(until, MELBOURNE))
  })

  test('have their time, and show that they are full', () => {
    expect(itemAt('2026-03-14T11:00', talk).item.sessions).toMatchObject([
      { time: '11am–12pm', now: { text: 'Tomorrow 11am' } },
      { time: '6–7.30pm', now: { text: 'Friday 6pm, fully booked' } },
    ])
  })

  test('name the zone if they are online', () => {
    const [session] = itemAt('2026-03-14T11:00', aTimedStub({ flags: ['online'] })).item.sessions
    expect(session?.time).toBe('11am–12pm AEDT')
  })

  test('do not count as under way when they are cancelled', () => {
    const off = aTimedStub({ sessions: [aSessionStub({ state: 'cancelled' })] })
    expect(itemAt('2026-03-15T11:30', off).item.sessions[0]).toMatchObject({
      now: { state: 'cancelled', text: 'Cancelled' },
    })
    expect(itemAt('2026-03-15T11:30', off).item.sessions[0]?.isUnderWay).toBeUndefined()
  })

  test.each(['cancelled', 'postponed'] as const)(
    'are not under way when the whole event is %s',
    (state) => {
      const off = aTimedStub({ status: { state } })
      expect(itemAt('2026-03-15T11:30', aTimedStub()).item.sessions[0]?.isUnderWay).toBe(true)
      expect(itemAt('2026-03-15T11:30', off).item.sessions[0]?.isUnderWay).toBeUndefined()
    },
  )
})
