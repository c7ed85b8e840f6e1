import type { StubImage } from 'contract/answers/image.ts'
import type { PartnerTier, TierGroup } from 'contract/answers/partner.ts'
import { imageBox } from 'contract/rules/image-choice.ts'
import { logoOn, type LogoFile, type LogoView } from './logo-on.ts'

export interface PartnerItemView {
  readonly slug: string
  readonly name: string
  readonly href: string
  readonly blurb?: string | undefined
  readonly logo?: LogoView | undefined
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

/** `background` is that of the page. */
export function partnerTiers(
  groups: readonly TierGroup[],
  background: string,
): readonly PartnerTierView[] {
  return groups
    .filter(({ partners }) => partners.length > 0)
    .map(({ tier, partners }) => ({
      tier,
      title: TIER_TITLES[tier],
      partners: partners.map(({ logo, logo_light: light, ...partner }) => ({
        slug: partner.slug,
        name: partner.name,
        href: partner.website,
        blurb: partner.blurb,
        logo: logoOn({ logo: logo && logoFile(logo), light: light && logoFile(light) }, background),
      })),
    }))
}

function logoFile(image: StubImage): LogoFile {
  return { src: image.url, ...imageBox(image) }
}
