import type { WireOf } from '../answers/keys.ts'

export type FestivalStubWire = WireOf<'/past-festivals'>['items'][number]
export type PastFestivalWire = WireOf<`/past-festivals/${string}`>

export function aFestivalStub(overrides: Partial<FestivalStubWire> = {}): FestivalStubWire {
  return {
    slug: 'parallax-2024',
    title: 'Parallax 2024',
    order_year: 2024,
    year: 2024,
    theme_title: 'Second Curtain',
    start: '2024-03-08',
    end: '2024-04-07',
    stats: [{ label: 'Exhibitions', value: '30' }],
    ...overrides,
  }
}

/** A pilot without an edition, so without dates and year routes. */
export function aPilotStub(overrides: Partial<FestivalStubWire> = {}): FestivalStubWire {
  return {
    slug: 'test-strip-2016',
    title: 'Test Strip',
    order_year: 2016,
    stats: [],
    ...overrides,
  }
}

export function aPastFestival(overrides: Partial<PastFestivalWire> = {}): PastFestivalWire {
  const { image: _none, ...stub } = aFestivalStub()
  return {
    ...stub,
    summary: 'Thirty-one days behind the second curtain.',
    blocks: [],
    highlights: { events: [], artists: [], articles: [] },
    tiers: [],
    updated_at: '2024-05-01T00:00:00Z',
    ...overrides,
  }
}
