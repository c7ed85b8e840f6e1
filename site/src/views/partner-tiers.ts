import type { PartnerTier, TierGroup } from 'contract/answers/partner.ts'
import { prefersLight } from 'contract/rules/colour.ts'
import { imageBox } from 'contract/rules/image-choice.ts'

/** A partner with the logo that fits the page's background. */
export interface PartnerItemView {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly blurb?: string | undefined
  readonly logo?:
    | {
        readonly src: string
        readonly width: number
        readonly height: number
        /** Puts a white plate behind a dark logo on a dark page (spec/design TH5). */
        readonly plate?: true
      }
    | undefined
}

export interface PartnerTierView {
  readonly tier: PartnerTier
  readonly title: string
  readonly partners: readonly PartnerItemView[]
}

/** The headings of the specification (spec/asked §2, "Footer"). */
export const TIER_TITLES: Readonly<Record<PartnerTier, string>> = {
  founding: 'Founding Partners',
  principal: 'Major Government Partners',
  major: 'Major Partners',
}

/** Returns the tiers that have partners. `background` is that of the page. */
export function partnerTiers(
  groups: readonly TierGroup[],
  background: string,
): readonly PartnerTierView[] {
  const isLight = prefersLight(background)
  return groups
    .filter(({ partners }) => partners.length > 0)
    .map(({ tier, partners }) => ({
      tier,
      title: TIER_TITLES[tier],
      partners: partners.map((partner) => ({
        slug: partner.slug,
        name: partner.name,
        href: partner.website,
        blurb: partner.blurb,
        logo: logoView(partner, isLight),
      })),
    }))
}

function logoView(
  { logo, logo_light: light }: TierGroup['partners'][number],
  isLight: boolean,
): PartnerItemView['logo'] {
  const file = isLight ? (light ?? logo) : (logo ?? light)
  if (!file) return undefined
  return { src: file.url, ...imageBox(file), ...(isLight && !light ? { plate: true } : {}) }
}
