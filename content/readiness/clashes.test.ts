import type { Hours } from 'contract/rules/hours.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findClashes,
  travelMinutes,
  type SessionPlace,
  type Schedule,
  type TimedEvent,
  type TimedSession,
} from './clashes.ts'

const GALLERY: Hours = {
  weekly: [2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '10:00', closes: '17:00' })),
  exceptions: [{ date: '2026-03-20', opens: '10:00', closes: '21:00' }],
}

/** Venues 1 and 2 are 800 m apart, 3 is 110 km from both, 4 is online, and nothing is known of 5. */
const PLACES: ReadonlyMap<number, SessionPlace> = new Map([
  [1, { name: 'Lantern Lane', hours: GALLERY, position: { lat: -37.8125, lon: 144.9672 } }],
  [2, { name: 'Shed 9', position: { lat: -37.8125, lon: 144.9763 } }],
  [3, { name: 'Assay House', position: { lat: -37.5606, lon: 143.858 } }],
  [4, { name: 'The stream', isOnline: true, position: { lat: -37.8125, lon: 144.9763 } }],
  [5, { name: 'A place to be found' }],
])

const NOOR = { id: 1, name: 'Noor Castellane' }
const KOFI = { id: 2, name: 'Kofi Abernathy-Mensah' }
const ZONE = 'Australia/Melbourne'
const SCHEDULED = { state: 'scheduled' }

/** A session, on Saturday 14 March 2026 unless another day is given: `11.30–12.30`, `20 11.30–12.30`. */
function at(times: string, place?: number, more: Partial<TimedSession> = {}): TimedSession {
  const [hours = '', day = '14'] = times.split(' ').toReversed()
  const [start, end] = hours
    .split('–')
    .map((time) => `2026-03-${day}T${time.replace('.', ':').padStart(5, '0')}`)
  return { start: start ?? '', end: end ?? '', place, status: SCHEDULED, ...more }
}

function anEvent(id: number, sessions: TimedSession[], more: Partial<TimedEvent> = {}): TimedEvent {
  return { id, title: `Talk ${id}`, status: SCHEDULED, people: [], sessions, ...more }
}

function clashesOf(...events: TimedEvent[]): string[] {
  return findClashes({ events, places: PLACES, zone: ZONE }).map(({ kind, session, other }) => {
    const refs = [session, ...(other ? [other] : [])].map(({ event, row }) => `${event}.${row}`)
    return [kind, ...refs].join(' ')
  })
}

const withNoor = { people: [NOOR] }

describe('a clash (spec/content B19)', () => {
  test.each<[string, TimedEvent[], string[]]>([
    [
      'is somebody in two sessions at once',
      [anEvent(1, [at('11.00–12.00', 2)], withNoor), anEvent(2, [at('11.30–12.30', 5)], withNoor)],
      ['person 2.0 1.0'],
    ],
    [
      'is told once of a pair, whoever is in both',
      [
        anEvent(1, [at('11.00–12.00')], { people: [NOOR, KOFI] }),
        anEvent(2, [at('11.30–12.30')], { people: [KOFI, NOOR] }),
      ],
      ['person 2.0 1.0'],
    ],
    [
      'is two sessions of one event too',
      [anEvent(1, [at('11.30–12.30', 2), at('11.00–12.00', 2)])],
      ['room 1.0 1.1'],
    ],
    [
      'is two sessions in one room',
      [anEvent(1, [at('11.00–12.00', 2)]), anEvent(2, [at('11.59–13.00', 2)])],
      ['room 2.0 1.0'],
    ],
    [
      'is told against each session that overlaps',
      [
        anEvent(1, [at('11.00–15.00', 2)]),
        anEvent(2, [at('12.00–13.00', 2)]),
        anEvent(3, [at('14.00–16.00', 2)]),
      ],
      ['room 2.0 1.0', 'room 3.0 1.0'],
    ],
    [
      'is no time to come from one place to the next: 800 m on foot and five minutes take nineteen',
      [anEvent(1, [at('11.00–12.00', 2)], withNoor), anEvent(2, [at('12.18–13.00', 1)], withNoor)],
      ['travel 2.0 1.0'],
    ],
    [
      'is not the way that there is time for',
      [anEvent(1, [at('11.00–12.00', 2)], withNoor), anEvent(2, [at('12.19–13.00', 1)], withNoor)],
      [],
    ],
    [
      'is another town on the same morning',
      [anEvent(1, [at('9.00–10.00', 3)], withNoor), anEvent(2, [at('12.00–13.00', 2)], withNoor)],
      ['travel 2.0 1.0'],
    ],
    [
      'is not another town in the evening of the same day',
      [anEvent(1, [at('9.00–10.00', 3)], withNoor), anEvent(2, [at('18.00–19.00', 2)], withNoor)],
      [],
    ],
    [
      'is a session before the place opens, after it has closed, or on a day that it is closed',
      [
        anEvent(1, [at('9.30–10.30', 1)]),
        anEvent(2, [at('16.30–17.30', 1)]),
        anEvent(3, [at('16 11.00–12.00', 1)]),
      ],
      ['hours 1.0', 'hours 2.0', 'hours 3.0'],
    ],
    [
      'is not a session in the hours of its place, to the minute and on a late night',
      [anEvent(1, [at('10.00–17.00', 1)]), anEvent(2, [at('20 19.00–21.00', 1)])],
      [],
    ],
    [
      'is not a session in the hours of its event, which stand in place of those of its place',
      [
        anEvent(1, [at('18.00–19.00', 1)], {
          hours: { weekly: [{ day: 6, opens: '18:00', closes: '22:00' }], exceptions: [] },
        }),
      ],
      [],
    ],
    [
      'is none where nothing is known of the place, or no place is said',
      [
        anEvent(1, [at('2.00–3.00', 5)], withNoor),
        anEvent(2, [at('3.00–4.00', 2)], withNoor),
        anEvent(3, [at('2.00–3.00')]),
        anEvent(4, [at('2.00–3.00')]),
      ],
      [],
    ],
    [
      'is none of room or way online',
      [anEvent(1, [at('11.00–12.00', 4)]), anEvent(2, [at('11.30–12.30', 4)])],
      [],
    ],
    [
      'is not two spots of one place',
      [
        anEvent(1, [at('11.00–12.00', 2, { meetingPoint: 'Gate 3' })]),
        anEvent(2, [at('11.30–12.30', 2, { meetingPoint: 'The foot of the stairs' })]),
      ],
      [],
    ],
    [
      'is not sessions that touch',
      [anEvent(1, [at('11.00–12.00', 2)], withNoor), anEvent(2, [at('12.00–13.00', 2)], withNoor)],
      [],
    ],
    [
      'is not an event with what it is a part of, but with another part',
      [
        anEvent(1, [at('11.00–15.00', 2)], withNoor),
        anEvent(2, [at('11.30–12.30', 2)], { ...withNoor, parent: 1 }),
        anEvent(3, [at('12.00–13.00', 2)], { parent: 1 }),
      ],
      ['room 3.0 2.0'],
    ],
    [
      'is none of what is cancelled, or postponed without a new date',
      [
        anEvent(1, [at('11.00–12.00', 2)], { status: { state: 'cancelled' } }),
        anEvent(2, [at('11.00–12.00', 2, { status: { state: 'postponed' } })]),
        anEvent(3, [at('11.00–12.00', 2, { status: { state: 'cancelled' } })]),
        anEvent(4, [at('11.00–12.00', 2, { status: { state: 'moved' } })]),
      ],
      [],
    ],
    [
      'is none of a session without a time, or with one that cannot be',
      [
        anEvent(1, [at('–', 2), at('12.00–11.00', 2), at('11.00–12.00', 2)]),
        anEvent(2, [{ start: 'soon', end: 'later', place: 2, status: SCHEDULED }]),
      ],
      [],
    ],
  ])('%s', (_case, events, expected) => {
    expect(clashesOf(...events)).toEqual(expected)
  })

  test.each<[TimedEvent[], string]>([
    [
      [
        anEvent(1, [at('11.00–12.00')], { people: [NOOR, KOFI] }),
        anEvent(2, [at('11.30–12.30')], { people: [NOOR, KOFI] }),
      ],
      'Noor Castellane and Kofi Abernathy-Mensah are at the same time in "Talk 1", Sat, 14 Mar, 11am–12pm',
    ],
    [
      [anEvent(1, [at('11.00–12.00', 2)]), anEvent(2, [at('11.30–12.30', 2)])],
      '"Talk 1", Sat, 14 Mar, 11am–12pm, is at the same time in Shed 9',
    ],
    [
      [anEvent(1, [at('11.00–12.00', 2)], withNoor), anEvent(2, [at('12.10–13.00', 1)], withNoor)],
      'Noor Castellane is in "Talk 1", Sat, 14 Mar, 11am–12pm before: the way from there takes about 19 minutes, and there are 10',
    ],
    [
      [anEvent(1, [at('9.00–11.00', 1)])],
      'Lantern Lane is closed when it begins, Sat, 14 Mar, 9–11am: change the session, or the hours of the venue or event',
    ],
    [
      [anEvent(1, [at('16.00–18.00', 1)])],
      'Lantern Lane closes at 5pm and it ends later, Sat, 14 Mar, 4–6pm: change the session, or the hours of the venue or event',
    ],
  ])('is said in words: %#', (events, message) => {
    const said = findClashes({ events, places: PLACES, zone: ZONE }).map((clash) =>
      clash.message.replaceAll(/\s/g, ' '),
    )
    expect(said).toEqual([message])
  })

  test('has a sentence about the earlier session too', () => {
    const said = [
      [anEvent(1, [at('11.00–12.00', 2)], withNoor), anEvent(2, [at('12.10–13.00', 1)], withNoor)],
      [anEvent(1, [at('11.00–12.00', 2)]), anEvent(2, [at('11.30–12.30', 2)])],
    ].flatMap((events) => findClashes({ events, places: PLACES, zone: ZONE }))
    expect(said.map(({ otherMessage }) => otherMessage?.replaceAll(/\s/g, ' '))).toEqual([
      'Noor Castellane is in "Talk 2", Sat, 14 Mar, 12.10–1pm after it: the way there takes about 19 minutes, and there are 10',
      '"Talk 2", Sat, 14 Mar, 11.30am–12.30pm, is at the same time in Shed 9',
    ])
  })
})

/** A schedule of up to eight events on two days, of which most overlap. */
const schedules = fc
  .array(
    fc.record({
      people: fc.subarray([NOOR, KOFI]),
      sessions: fc.array(
        fc.record({
          day: fc.integer({ min: 14, max: 15 }),
          startsAt: fc.integer({ min: 0, max: 40 }),
          quarters: fc.integer({ min: 1, max: 12 }),
          place: fc.constantFrom(undefined, 1, 2, 3, 4, 5),
          state: fc.constantFrom('scheduled', 'scheduled', 'moved', 'cancelled'),
        }),
        { maxLength: 3 },
      ),
    }),
    { maxLength: 8 },
  )
  .map((events): Schedule => ({
    places: PLACES,
    zone: ZONE,
    events: events.map(({ people, sessions }, index) =>
      anEvent(
        index + 1,
        sessions.map(({ day, startsAt, quarters, place, state }) => ({
          start: `2026-03-${day}T${clock(startsAt)}`,
          end: `2026-03-${day}T${clock(startsAt + quarters)}`,
          place,
          status: { state },
        })),
        { people },
      ),
    ),
  }))

/** Quarters of an hour from 8am. */
function clock(quarters: number): string {
  const minutes = 8 * 60 + quarters * 15
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

const PAIRED = ['person', 'room', 'travel']

describe('the clashes of any schedule', () => {
  test('name existing sessions that take place, and of a pair the later one first', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        for (const { kind, session, other } of findClashes(schedule)) {
          const [one, before] = [session, other].map(
            (ref) => ref && schedule.events.find(({ id }) => id === ref.event)?.sessions[ref.row],
          )
          expect(one?.status.state).not.toBe('cancelled')
          expect(other !== undefined).toBe(PAIRED.includes(kind))
          if (before && one) expect(before.start <= one.start).toBe(true)
        }
      }),
    )
  })

  test('are the same in whatever order the events are', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const turned = { ...schedule, events: schedule.events.toReversed() }
        const keysOf = (each: Schedule) =>
          findClashes(each)
            .map(({ kind, session, other }) => JSON.stringify([kind, session, other]))
            .toSorted()
        expect(keysOf(turned)).toEqual(keysOf(schedule))
      }),
    )
  })

  test('of two sessions do not depend on the other sessions', () => {
    fc.assert(
      fc.property(schedules, (schedule) => {
        const singles = schedule.events.flatMap((event) =>
          event.sessions.map((session, row) => ({ event, session, row })),
        )
        const expected = singles.flatMap((one, index) =>
          singles.slice(0, index).flatMap((other) => {
            const sessions = [one, other].map(({ event, session }, id) => ({
              ...event,
              id,
              sessions: [session],
            }))
            const found = findClashes({ ...schedule, events: sessions })
            return found.filter(({ kind }) => PAIRED.includes(kind)).map(({ kind }) => kind)
          }),
        )
        const found = findClashes(schedule).filter(({ kind }) => PAIRED.includes(kind))
        expect(found.map(({ kind }) => kind).toSorted()).toEqual(expected.toSorted())
      }),
    )
  })

  test('never assume less time for a longer way', () => {
    const metres = fc.integer({ min: 0, max: 400_000 })
    const from: SessionPlace = { name: 'Here', position: { lat: -37.8, lon: 144.9 } }
    const away = (m: number): SessionPlace => ({
      name: 'There',
      position: { lat: -37.8 + m / 111_195, lon: 144.9 },
    })
    fc.assert(
      fc.property(metres, metres, (one, other) => {
        const [near, far] = [Math.min(one, other), Math.max(one, other)]
        expect(travelMinutes(from, away(near))).toBeLessThanOrEqual(travelMinutes(from, away(far)))
      }),
    )
  })
})
