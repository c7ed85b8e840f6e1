import type { WireOf } from '../answers/keys.ts'

export type VenueStubWire = WireOf<`/years/${number}/venues`>['venues'][number]
export type HoursWire = VenueStubWire['hours']

/** Shed 9 in Docklands: open daily 10am–5pm, with two events. */
export function aVenueStub(overrides: Partial<VenueStubWire> = {}): VenueStubWire {
  return {
    id: 've01',
    slug: 'shed-9',
    name: 'Shed 9',
    precinct: 'docklands',
    geo: { lat: -37.8183, lon: 144.9452 },
    place_type: 'hall',
    address: {
      line1: '9 Victoria Dock',
      suburb: 'Docklands',
      state: 'VIC',
      postcode: '3008',
      country: 'AU',
    },
    hours: dailyHours(),
    access: ['step_free_entrance', 'lift'],
    events: 2,
    exhibitions: 1,
    numbers: [18, 19],
    sort_key: 'shed-9',
    ...overrides,
  }
}

export function dailyHours(opens = '10:00', closes = '17:00'): HoursWire {
  const days = [1, 2, 3, 4, 5, 6, 7] as const
  return { weekly: days.map((day) => ({ day, opens, closes })), exceptions: [] }
}

export function unknownHours(): HoursWire {
  return { weekly: [], exceptions: [] }
}

export function alwaysOpen(): HoursWire {
  return { always_open: true, weekly: [], exceptions: [] }
}
