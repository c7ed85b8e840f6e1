import type { WireOf } from '../answers/keys.ts'

export type ParticipateStubWire = WireOf<'/participate'>['items'][number]
export type ParticipateItemWire = WireOf<`/participate/${string}`>

/** A swap of prints that closes with the festival, on Sunday 29 March 2026 at 11.59pm. */
export function aParticipateStub(
  overrides: Partial<ParticipateStubWire> = {},
): ParticipateStubWire {
  return {
    id: 'pt01',
    slug: 'print-swap',
    title: 'Print Swap',
    kind: 'program',
    summary: 'Leave a print, take a print.',
    opens_at: '2026-03-06T10:00',
    closes_at: '2026-03-29T23:59',
    zone: 'Australia/Melbourne',
    order: 1,
    ...overrides,
  }
}

export function aParticipateItem(
  overrides: Partial<ParticipateItemWire> = {},
): ParticipateItemWire {
  const { image: _none, ...stub } = aParticipateStub()
  return {
    ...stub,
    blocks: [],
    apply: { title: 'Register a print', href: 'https://forms.parallax.example/print-swap' },
    downloads: [],
    outcome: [],
    updated_at: '2026-02-01T00:00:00Z',
    ...overrides,
  }
}
