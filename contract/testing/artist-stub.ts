import type { WireOf } from '../answers/keys.ts'

export type ArtistStubWire = WireOf<`/years/${number}/artists`>['artists'][number]

export function anArtistStub(overrides: Partial<ArtistStubWire> = {}): ArtistStubWire {
  return {
    id: 'ar01',
    slug: 'noor-castellane',
    name: 'Noor Castellane',
    sort_key: 'castellane-noor',
    kind: 'person',
    countries: ['Lebanon', 'Australia'],
    events: [
      {
        id: 'ev01',
        slug: 'slack-water',
        title: 'Slack Water',
        year: 2026,
        type: 'exhibitions',
        number: 18,
      },
    ],
    ...overrides,
  }
}
