import type { WireOf } from '../answers/keys.ts'

export type TimelineWire = WireOf<'/timeline'>

export function aTimeline(overrides: Partial<TimelineWire> = {}): TimelineWire {
  return {
    year: 2026,
    start: '2026-03-06',
    end: '2026-03-29',
    zone: 'Australia/Melbourne',
    bars: [aBar()],
    points: [aPoint()],
    ...overrides,
  }
}

export function aBar(
  overrides: Partial<TimelineWire['bars'][number]> = {},
): TimelineWire['bars'][number] {
  return {
    id: 'ev01',
    slug: 'slack-water',
    title: 'Slack Water',
    year: 2026,
    type: 'exhibitions',
    number: 18,
    start: '2026-03-06',
    end: '2026-03-29',
    state: 'scheduled',
    ...overrides,
  }
}

export function aPoint(
  overrides: Partial<TimelineWire['points'][number]> = {},
): TimelineWire['points'][number] {
  return {
    id: 'ev02',
    slug: 'the-tide-tables',
    title: 'The Tide Tables',
    year: 2026,
    type: 'talks',
    session: 'se01',
    start: '2026-03-15T11:00',
    end: '2026-03-15T12:00',
    venue: { id: 've01', slug: 'shed-9', name: 'Shed 9', precinct: 'docklands' },
    price: { free: true },
    state: 'scheduled',
    ...overrides,
  }
}
