import type { WireOf } from '../answers/keys.ts'
import { anEditionSummary } from './edition.ts'
import { anEventStub } from './event-stub.ts'
import { aVenueStub } from './venue-stub.ts'

export type GuideWire = WireOf<`/guides/${string}`>
export type StopWire = GuideWire['stops'][number]

/** A walk of 2026 of 1.2 km from Shed 9 by a footbridge to Northbank Arches, not a loop. */
export function aGuide(overrides: Partial<GuideWire> = {}): GuideWire {
  return {
    id: 'gd01',
    slug: 'low-water',
    title: 'Low Water',
    year: 2026,
    mode: 'walk',
    intro: 'Three stops along the docks.',
    stops: [
      aStop(),
      aStop({
        number: 2,
        title: 'Footbridge',
        event: undefined,
        venue: undefined,
        geo: { lat: -37.8183, lon: 144.9555 },
      }),
      aStop({
        number: 3,
        title: 'Northbank Arches',
        event: undefined,
        venue: aVenueStub({ id: 've02', slug: 'northbank-arches', name: 'Northbank Arches' }),
        geo: { lat: -37.8183, lon: 144.9589 },
      }),
    ],
    route: {
      line: [
        [144.9452, -37.8183],
        [144.9555, -37.8183],
        [144.9589, -37.8183],
      ],
      distance_m: 1200,
      duration_min: 40,
      step_free: 'yes',
      loop: false,
    },
    edition: anEditionSummary(),
    basemap: 'city',
    precincts: ['docklands', 'city'],
    updated_at: '2026-02-01T00:00:00Z',
    ...overrides,
  }
}

export function aStop(overrides: Partial<StopWire> = {}): StopWire {
  return {
    number: 1,
    title: 'Slack Water',
    event: anEventStub(),
    venue: aVenueStub(),
    geo: { lat: -37.8183, lon: 144.9452 },
    ...overrides,
  }
}
