import type { WireOf } from '../answers/keys.ts'
import { anEdition, anEditionSummary } from './edition.ts'
import { aVenueStub } from './venue-stub.ts'

export type EventWire = WireOf<`/events/${string}`>
export type SessionWire = EventWire['sessions'][number]
export type EventVenueWire = EventWire['venues'][number]

/** An exhibition of 2026 at Shed 9, open daily 10am–5pm, 6–29 March. */
export function anEvent(overrides: Partial<EventWire> = {}): EventWire {
  return {
    id: 'ev01',
    slug: 'slack-water',
    title: 'Slack Water',
    year: 2026,
    type: 'exhibitions',
    number: 18,
    kind: 'durational',
    program_type: {
      key: 'exhibitions',
      title: 'Exhibitions',
      singular: 'Exhibition',
      kind: 'durational',
      schema_type: 'ExhibitionEvent',
      count: 48,
    },
    teaser: 'A harbour between two tides.',
    body: [{ type: 'p', children: [{ text: 'Nothing moves for eleven minutes.' }] }],
    gallery: [],
    dates: { start: '2026-03-06', end: '2026-03-29' },
    sessions: [],
    venues: [anEventVenue()],
    artists: [],
    status: { state: 'scheduled' },
    price: { free: true },
    booking: { mode: 'none' },
    flags: [],
    content_notes: [],
    credits_text: [],
    partners: [],
    tags: [],
    children: [],
    here: [],
    nearby: [],
    related: { events: [], articles: [] },
    guides: [],
    edition: anEditionSummary(anEdition()),
    precinct: { key: 'docklands', title: 'Docklands' },
    basemap: 'city',
    updated_at: '2026-02-01T00:00:00Z',
    ...overrides,
  }
}

/** A talk of 2026 with one session on Sunday 15 March, 11am–12pm, booking required. */
export function aTimedEvent(overrides: Partial<EventWire> = {}): EventWire {
  const { dates: _none, number: _unnumbered, ...event } = anEvent()
  return {
    ...event,
    id: 'ev02',
    slug: 'the-tide-tables',
    title: 'The Tide Tables',
    type: 'talks',
    kind: 'timed',
    program_type: {
      key: 'talks',
      title: 'Talks',
      singular: 'Talk',
      kind: 'timed',
      schema_type: 'EducationEvent',
      count: 10,
    },
    sessions: [aSession()],
    price: { free: false, from: 15, concession: 10 },
    booking: { mode: 'required', url: 'https://tickets.parallax.example/tide' },
    ...overrides,
  }
}

export function aSession(overrides: Partial<SessionWire> = {}): SessionWire {
  return {
    id: 'se01',
    start: '2026-03-15T11:00',
    end: '2026-03-15T12:00',
    status: { state: 'scheduled' },
    ...overrides,
  }
}

export function anEventVenue(overrides: Partial<EventVenueWire> = {}): EventVenueWire {
  return {
    ...aVenueStub(),
    access: { items: [{ code: 'step_free_entrance', value: 'yes' }], checked_on: '2026-02-12' },
    ...overrides,
  }
}
