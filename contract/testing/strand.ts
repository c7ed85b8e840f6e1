import type { WireOf } from '../answers/keys.ts'
import { anEdition, anEditionSummary } from './edition.ts'
import { aTimedStub, anEventStub } from './event-stub.ts'

export type StrandWire = WireOf<`/strands/${string}`>

export function aStrand(overrides: Partial<StrandWire> = {}): StrandWire {
  return {
    id: 'st01',
    name: 'night-school',
    year: 2026,
    title: 'Night School',
    intro: 'Everything that waits for the dark.',
    blocks: [],
    group_by: 'day',
    events: [anEventStub(), aTimedStub()],
    edition: anEditionSummary(anEdition()),
    updated_at: '2026-02-01T00:00:00Z',
    ...overrides,
  }
}
