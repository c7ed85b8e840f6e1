import type { EditionSummary } from 'contract/answers/parts.ts'
import type { Festival, Place } from 'schema-dts'
import type { DescribedSite } from './described-page.ts'
import { organizer } from './organizer.ts'

/** Where all editions take place, and what is to be announced will. */
export const FESTIVAL_PLACE: Place = {
  '@type': 'Place',
  name: 'Melbourne and Victoria',
  address: {
    '@type': 'PostalAddress',
    addressLocality: 'Melbourne',
    addressRegion: 'VIC',
    addressCountry: 'AU',
  },
}

/** One thing wherever an edition is spoken of. */
export function festivalId(year: number, { origin }: DescribedSite): string {
  return `${origin}/${year}/program#festival`
}

export function festival(
  { year, name, start, end }: Pick<EditionSummary, 'year' | 'name' | 'start' | 'end'>,
  site: DescribedSite,
) {
  return {
    '@type': 'Festival',
    '@id': festivalId(year, site),
    name,
    url: `${site.origin}/${year}/program`,
    startDate: start,
    endDate: end,
    location: FESTIVAL_PLACE,
    organizer: organizer(site),
  } as const satisfies Festival
}
