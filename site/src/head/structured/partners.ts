import type { TierPartner } from 'contract/answers/partner.ts'
import type { Organization } from 'schema-dts'
import type { Describe, DescribedSite } from './described-page.ts'
import { imageObject } from './image-object.ts'
import { collectionPage } from './item-list.ts'
import { webAddress } from './web-links.ts'

/** The partners of the current year. */
export const describePartners: Describe = (page) => {
  const answer = page.content.get('/partners')
  const current = page.content.get('/global')?.festival_year
  const tiers = answer?.years.find(({ year }) => year === current)?.tiers ?? []
  const partners = tiers.flatMap((tier) => tier.partners)
  return {
    things: [
      collectionPage(
        page,
        partners.map((each) => partner(each, page.site)),
      ),
    ],
  }
}

function partner({ name, website, logo }: TierPartner, site: DescribedSite): Organization {
  const url = webAddress(website, site)
  return {
    '@type': 'Organization',
    name,
    ...(url === undefined ? {} : { url }),
    ...(logo ? { logo: imageObject(logo, site) } : {}),
  }
}
