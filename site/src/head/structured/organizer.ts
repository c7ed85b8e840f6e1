import type { Organization } from 'schema-dts'
import type { DescribedSite } from './described-page.ts'

/** Who makes the festival and the site. */
export function organizer({ origin, name }: DescribedSite): Organization {
  return { '@type': 'Organization', '@id': `${origin}/#organizer`, name, url: `${origin}/` }
}
