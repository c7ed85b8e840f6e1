import { describe, expect, test } from 'vitest'
import type { Event, Festival } from '../payload-types.ts'
import { scheduleOf, type ScheduledEvent } from './schedule.ts'

const types: Festival['types'] = [
  { key: 'talks', title: 'Talks', singular: 'Talk', kind: 'timed', schema_type: 'EducationEvent' },
  { key: 'films', title: 'Films', singular: 'Film', kind: 'timed', schema_type: 'ScreeningEvent' },
]
const hours = { weekly: [{ day: '6', opens: '10:00', closes: '17:00' }] } as const
const readHours = { weekly: [{ day: 6, opens: '10:00', closes: '17:00' }], exceptions: [] }

type Roles = NonNullable<Event['artists']>

function anEvent(fields: Partial<ScheduledEvent> = {}): ScheduledEvent {
  return { id: 1, title: 'Grain', type: 'talks', status: { state: 'scheduled' }, ...fields }
}

function scheduled(event: ScheduledEvent) {
  const { events, places } = scheduleOf({
    edition: { year: 2026, zone: 'Australia/Melbourne', types },
    events: [event],
    venues: [
      {
        id: 3,
        name: 'Lantern Lane',
        place_type: 'outdoor',
        geo: { lat: -37.8, lon: 144.9 },
        hours: { always_open: true },
        editions: [{ year: 2026, precinct: 'city', hours: { weekly: [...hours.weekly] } }],
      },
      { id: 4, name: 'The stream', place_type: 'online', editions: [] },
    ],
    artists: [
      { id: 7, name: 'Noor Castellane' },
      { id: 8, name: 'Mirela Stefan' },
    ],
  })
  return { event: events[0], places }
}

describe('the schedule of an edition (spec/content B19)', () => {
  test('has places with their hours in the edition, and knows which ones are online', () => {
    const { places } = scheduled(anEvent())
    expect(places.get(3)).toMatchObject({
      name: 'Lantern Lane',
      position: { lat: -37.8, lon: 144.9 },
      hours: readHours,
      isOnline: false,
    })
    expect(places.get(4)).toEqual({
      name: 'The stream',
      hours: undefined,
      position: undefined,
      isOnline: true,
    })
  })

  test('has each session at its own venue and spot, or else at those of the event', () => {
    const session = {
      start: '2026-03-14T11:00',
      end: '2026-03-14T12:00',
      status: { state: 'scheduled' as const },
    }
    const { event } = scheduled(
      anEvent({
        venues: [3, 4],
        meeting_point: 'Gate 3',
        hours_override: { weekly: [...hours.weekly] },
        sessions: [session, { ...session, venue: 4, meeting_point: 'The stairs' }],
      }),
    )
    expect(event?.sessions.map(({ place, meetingPoint }) => [place, meetingPoint])).toEqual([
      [3, 'Gate 3'],
      [4, 'The stairs'],
    ])
    expect(event?.hours).toMatchObject(readHours)
  })

  test.each<[string, string, Roles, string[]]>([
    [
      'of a talk everybody',
      'talks',
      [
        { artist: 7, role: 'artist' },
        { artist: 8, role: 'chair' },
      ],
      ['Noor Castellane', 'Mirela Stefan'],
    ],
    [
      'of a film not those who made it',
      'films',
      [
        { artist: 7, role: 'artist' },
        { artist: 8, role: 'chair' },
      ],
      ['Mirela Stefan'],
    ],
    [
      'each once, whatever they do there',
      'talks',
      [
        { artist: 7, role: 'artist' },
        { artist: 7, role: 'speaker' },
      ],
      ['Noor Castellane'],
    ],
  ])('has %s', (_case, type, artists, names) => {
    const { event } = scheduled(anEvent({ type, artists }))
    expect(event?.people.map(({ name }) => name)).toEqual(names)
  })

  test('accepts a draft in which nothing is filled in yet', () => {
    const { event } = scheduled({ id: 2 } as ScheduledEvent) // an empty draft has no other fields
    expect(event).toMatchObject({ people: [], sessions: [], status: { state: 'scheduled' } })
  })
})
