import type { WireOf } from '../answers/keys.ts'
import { aStubImage } from './image.ts'

export type TierGroupWire = WireOf<'/partners'>['years'][number]['tiers'][number]
export type TierPartnerWire = TierGroupWire['partners'][number]

export function aPartner(overrides: Partial<TierPartnerWire> = {}): TierPartnerWire {
  return {
    slug: 'farrow-trust',
    name: 'Farrow Trust',
    website: 'https://farrow.example',
    logo: aStubImage({
      url: '/media/00000000000000aa-full.svg',
      width: 150,
      height: 34,
      sizes: {},
    }),
    logo_light: aStubImage({
      url: '/media/00000000000000bb-full.svg',
      width: 150,
      height: 34,
      sizes: {},
    }),
    ...overrides,
  }
}

export function aTier(overrides: Partial<TierGroupWire> = {}): TierGroupWire {
  return { tier: 'founding', partners: [aPartner()], ...overrides }
}
