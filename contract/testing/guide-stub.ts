import type { WireOf } from '../answers/keys.ts'

export type GuideStubWire = WireOf<`/years/${number}/guides`>['guides'][number]

export function aGuideStub(overrides: Partial<GuideStubWire> = {}): GuideStubWire {
  return {
    id: 'gd01',
    slug: 'low-water',
    title: 'Low Water',
    year: 2026,
    mode: 'walk',
    intro: 'Seven works along the docks.',
    stops: 7,
    distance_m: 2400,
    duration_min: 55,
    step_free: 'yes',
    precincts: ['docklands', 'city'],
    ...overrides,
  }
}
