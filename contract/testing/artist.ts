import type { WireOf } from '../answers/keys.ts'

export type ArtistWire = WireOf<`/artists/${string}`>

export function anArtist(overrides: Partial<ArtistWire> = {}): ArtistWire {
  return {
    id: 'ar01',
    slug: 'noor-castellane',
    name: 'Noor Castellane',
    kind: 'person',
    countries: ['Lebanon', 'Australia'],
    bio: [{ type: 'p', children: [{ text: 'Noor Castellane photographs waiting rooms.' }] }],
    works: [],
    links: [],
    events: [],
    articles: [],
    updated_at: '2026-02-01T00:00:00Z',
    ...overrides,
  }
}
