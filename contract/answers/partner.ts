import * as v from 'valibot'
import { choice, field } from './field.ts'
import { StubImage } from './image.ts'
import { Slug, Text } from './scalars.ts'

/**
 * A partner of the footer (spec/asked §3). A single logo is used on both light and dark backgrounds. A partner without
 * a logo is dropped (spec/behaviour §14.4).
 */
export const PartnerLogo = v.pipe(
  v.object({
    name: Text,
    website: Text,
    logo: v.optional(StubImage),
    logo_light: v.optional(StubImage),
  }),
  v.check((partner) => Boolean(partner.logo ?? partner.logo_light), 'a partner needs a logo'),
  v.transform(({ logo, logo_light, ...rest }) => ({
    ...rest,
    logo: logo ?? logo_light,
    logo_light: logo_light ?? logo,
  })),
)
export type PartnerLogo = v.InferOutput<typeof PartnerLogo>

/** The highest tier comes first. */
export const PartnerTier = choice({
  founding: 'Founding partner',
  // The footer calls them Major Government Partners (spec/content B12).
  principal: 'Principal (Major Government) partner',
  major: 'Major partner',
})
export type PartnerTier = v.InferOutput<typeof PartnerTier>

export const TierPartner = v.object({
  name: Text,
  website: field(Text, { label: 'Website', input: 'href' }),
  logo: v.optional(StubImage),
  logo_light: v.optional(StubImage),
  slug: Slug,
  blurb: field(v.optional(Text), { label: 'In a sentence', input: 'lines' }),
})
export type TierPartner = v.InferOutput<typeof TierPartner>

export const TierGroup = v.object({ tier: PartnerTier, partners: v.array(TierPartner) })
export type TierGroup = v.InferOutput<typeof TierGroup>
