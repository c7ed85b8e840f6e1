import type { WireOf } from 'contract/answers/keys.ts'
import { TierPartner } from 'contract/answers/partner.ts'
import { copier } from './copier.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'

const copyPartner = copier(TierPartner)

type Partners = WireOf<'/partners'>
export type TierGroup = Partners['years'][number]['tiers'][number]
type Tier = TierGroup['tier']
export type FooterPartner = NonNullable<
  NonNullable<WireOf<'/global'>['footer']>['founding_partners']
>[number]

/** The highest first. */
const TIERS: readonly Tier[] = ['founding', 'principal', 'major']

/** A tier without partners is left out. */
export function tierGroups(
  year: number,
  records: Records,
  tiers: readonly Tier[] = TIERS,
): TierGroup[] {
  return TIERS.filter((tier) => tiers.includes(tier))
    .map((tier) => ({
      tier,
      partners: inTier(year, tier, records).map((partner) => tierPartner(partner, records)),
    }))
    .filter(({ partners }) => partners.length > 0)
}

/** Those of the festival year (spec/content B12). */
export function footerPartners(tier: Tier, records: Records): FooterPartner[] {
  return inTier(records.festivalYear, tier, records).map((partner) => logos(partner, records))
}

/** `/partners`: every year with partners, newest first. */
export function composePartners(records: Records): Partners {
  const years = new Set(
    records.partners.values().flatMap(({ tiers }) => tiers.map(({ year }) => year)),
  )
  return {
    years: [...years]
      .toSorted((a, b) => b - a)
      .map((year) => ({ year, tiers: tierGroups(year, records) }))
      .filter(({ tiers }) => tiers.length > 0),
  }
}

function inTier(year: number, tier: Tier, records: Records): RecordOf<'partners'>[] {
  const orderOf = ({ tiers }: RecordOf<'partners'>) =>
    tiers.find((each) => each.year === year && each.tier === tier)?.order
  return records.partners
    .values()
    .filter((partner) => orderOf(partner) !== undefined)
    .toSorted((a, b) => (orderOf(a) ?? 0) - (orderOf(b) ?? 0) || (a.name < b.name ? -1 : 1))
}

function logos(partner: RecordOf<'partners'>, records: Records) {
  const logo = records.stubImage(partner.logo)
  const light = records.stubImage(partner.logo_light)
  return {
    name: partner.name,
    website: partner.website,
    ...(logo ? { logo } : {}),
    ...(light ? { logo_light: light } : {}),
  }
}

function tierPartner(
  partner: RecordOf<'partners'>,
  records: Records,
): TierGroup['partners'][number] {
  return {
    ...copyPartner(partner),
    ...logos(partner, records),
    slug: partner.slug ?? '',
  }
}
