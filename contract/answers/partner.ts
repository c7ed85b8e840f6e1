import * as v from 'valibot'
import { StubImage } from './image.ts'
import { Slug, Text } from './scalars.ts'

/** A partner as the footer lists it (spec/asked §3). With one logo, it serves for both. */
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

export const PartnerTier = v.picklist(['founding', 'principal', 'major'])
export type PartnerTier = v.InferOutput<typeof PartnerTier>

/** A partner inside a tier, with its own words. */
const TierPartner = v.object({
  name: Text,
  website: Text,
  logo: v.optional(StubImage),
  logo_light: v.optional(StubImage),
  slug: Slug,
  blurb: v.optional(Text),
})
export type TierPartner = v.InferOutput<typeof TierPartner>

export const TierGroup = v.object({ tier: PartnerTier, partners: v.array(TierPartner) })
export type TierGroup = v.InferOutput<typeof TierGroup>
