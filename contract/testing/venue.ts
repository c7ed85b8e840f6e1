import type { WireOf } from '../answers/keys.ts'
import { anEdition, anEditionSummary } from './edition.ts'
import { dailyHours } from './venue-stub.ts'

export type VenueWire = WireOf<`/venues/${string}`>
export type YearVenueWire = WireOf<`/years/${number}/venues/${string}`>

/** Shed 9 as it is in the current edition, open daily 10am–5pm, without events. */
export function aVenue(overrides: Partial<VenueWire> = {}): VenueWire {
  return { ...place(), current: [], earlier: [], nearby: [], ...overrides }
}

export function aYearVenue(overrides: Partial<YearVenueWire> = {}): YearVenueWire {
  return {
    ...place(),
    edition: anEditionSummary(anEdition()),
    events: [],
    years: [2026],
    ...overrides,
  }
}

function place() {
  return {
    id: 've01',
    slug: 'shed-9',
    name: 'Shed 9',
    place_type: 'hall' as const,
    address: { line1: '9 Victoria Dock', suburb: 'Docklands', state: 'VIC', postcode: '3008' },
    geo: { lat: -37.8183, lon: 144.9452 },
    precinct: { key: 'docklands', title: 'Docklands' },
    basemap: 'city' as const,
    hours: dailyHours(),
    updated_at: '2026-02-01T00:00:00Z',
  }
}
