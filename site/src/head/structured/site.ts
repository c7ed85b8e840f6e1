import type { EditionSummary } from 'contract/answers/parts.ts'
import type { Festival, Organization, Place } from 'schema-dts'
import { type Describe, type DescribedSite, imageObjects } from './properties.ts'

/** The current edition and the site itself (spec/screens §1). */
export const describeHome: Describe = ({ content, page: { description }, site }) => {
  const home = content.get('/home')
  const images = home?.hero.map(({ image }) => image) ?? []
  return [
    ...(home?.edition
      ? [
          {
            ...festival(home.edition, site),
            description,
            image: imageObjects(images, site),
            eventStatus: 'https://schema.org/EventScheduled',
          } as const,
        ]
      : []),
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      name: site.name,
      url: `${site.origin}/`,
      description,
      inLanguage: 'en-AU',
      publisher: organizer(site),
    },
  ]
}

/**
 * In the words of staff; undefined if they give none. Search engines refuse a place without an address, but accept
 * words as its address.
 */
export function festivalPlace({ where }: Pick<EditionSummary, 'where'>): Place | undefined {
  return where === undefined ? undefined : { '@type': 'Place', name: where, address: where }
}

/** An edition has no page of its own, so its program is its address. */
export function festival(
  {
    year,
    name,
    start,
    end,
    where,
  }: Pick<EditionSummary, 'year' | 'name' | 'start' | 'end' | 'where'>,
  site: DescribedSite,
) {
  const url = `${site.origin}/${year}/program`
  return {
    '@type': 'Festival',
    '@id': `${url}#festival`,
    name,
    url,
    startDate: start,
    endDate: end,
    location: festivalPlace({ where }),
    organizer: organizer(site),
  } as const satisfies Festival
}

export function organizer({ origin, name }: DescribedSite): Organization {
  return { '@type': 'Organization', '@id': `${origin}/#organizer`, name, url: `${origin}/` }
}
