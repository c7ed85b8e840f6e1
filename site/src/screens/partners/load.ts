import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { currentYear } from '../../views/edition.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { partnerTiers, type PartnerTierView } from '../../views/partner-tiers.ts'

export interface PartnersView {
  readonly title: string
  readonly intro?: string | undefined
  /** Of the current year. */
  readonly tiers: readonly PartnerTierView[]
  /** Earlier years, newest first, with names only; later years wait until they are current (spec/screens §2). */
  readonly earlier: readonly {
    readonly year: number
    readonly partners: readonly { readonly name: string; readonly href: string }[]
  }[]
}

/** spec/screens §2 */
export function loadPartners({ content }: LoadArgs): Loaded<PartnersView> {
  const answer = content.get('/partners')
  const now = currentYear(content) ?? 0
  const copy = screenCopy(content, 'partners', 'Partners')
  const page = pageMeta(copy)
  const years = answer?.years ?? []
  const current = years.find(({ year }) => year === now)
  return {
    page,
    view: {
      title: copy.title,
      intro: copy.intro,
      tiers: partnerTiers(current?.tiers ?? [], page.theme.backgroundColor),
      earlier: years
        .filter(({ year }) => year < now)
        .map(({ year, tiers }) => ({
          year,
          partners: tiers.flatMap(({ partners }) =>
            partners.map(({ name, website }) => ({ name, href: website })),
          ),
        }))
        .filter(({ partners }) => partners.length > 0),
    },
  }
}
