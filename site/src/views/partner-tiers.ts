import type { StubImage } from 'contract/answers/image.ts'
import type { PartnerTier, TierGroup } from 'contract/answers/partner.ts'
import { prefersLight } from 'contract/rules/colour.ts'
import { imageBox } from 'contract/rules/image-choice.ts'

export interface LogoFile {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface LogoView {
  readonly file: LogoFile
  /** The logo that replaces it where a visitor chose dark (spec/behaviour §37.2). */
  readonly inDark?: LogoFile | undefined
  /** A white plate behind a dark logo: on a dark page, or where a visitor chose dark (spec/design TH5). */
  readonly plate?: 'always' | 'dark' | undefined
}

/** A partner with the logo that fits the page's background. */
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
): LogoView | undefined {
  const file = isLight ? (light ?? logo) : (logo ?? light)
  if (!file) return undefined
  const plate = isLight ? 'always' : 'dark'
  return {
    file: logoFile(file),
    inDark: isLight || !logo || !light ? undefined : logoFile(light),
    plate: light ? undefined : plate,
  }
}

function logoFile(image: StubImage): LogoFile {
  return { src: image.url, ...imageBox(image) }
}
