import type { WireOf } from '../answers/keys.ts'

export type EventStubWire = WireOf<`/years/${number}/program`>['events'][number]
export type SessionStubWire = EventStubWire['sessions'][number]

/** A free exhibition of 2026 at Shed 9 in Docklands, open from the first day of the edition to the last. */
export function anEventStub(overrides: Partial<EventStubWire> = {}): EventStubWire {
  return {
    id: 'ev01',
    slug: 'slack-water',
    title: 'Slack Water',
    year: 2026,
    type: 'exhibitions',
    number: 18,
    kind: 'durational',
    dates: { start: '2026-03-06', end: '2026-03-29' },
    sessions: [],
    venue: {
      id: 've01',
      slug: 'shed-9',
      name: 'Shed 9',
      precinct: 'docklands',
      geo: { lat: -37.8183, lon: 144.9452 },
    },
    artists: [
      { id: 'ar01', slug: 'noor-castellane', name: 'Noor Castellane', sort_key: 'castellane-noor' },
    ],
    price: { free: true },
    status: { state: 'scheduled' },
    flags: [],
    access: [],
    sort_title: 'slack-water',
    sort_place: '02shed-9',
    ...overrides,
  }
}

/** A talk of 2026 on Sunday 15 March, 11am–12pm. */
export function aTimedStub(overrides: Partial<EventStubWire> = {}): EventStubWire {
  const { dates: _none, number: _unnumbered, ...stub } = anEventStub()
  return {
    ...stub,
    id: 'ev02',
    slug: 'the-tide-tables',
    title: 'The Tide Tables',
    type: 'talks',
    kind: 'timed',
    sessions: [aSessionStub()],
    sort_title: 'tide-tables',
    ...overrides,
  }
}

export function aSessionStub(overrides: Partial<SessionStubWire> = {}): SessionStubWire {
  return {
    id: 'se01',
    start: '2026-03-15T11:00',
    end: '2026-03-15T12:00',
    state: 'scheduled',
    access: [],
    ...overrides,
  }
}
