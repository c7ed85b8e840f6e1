import type { SearchAction, WebSite, WithActionConstraints } from 'schema-dts'
import type { Describe, DescribedPage } from './described-page.ts'
import { festival } from './festival.ts'
import { imageObjects } from './image-object.ts'
import { organizer } from './organizer.ts'
import { websiteId } from './web-page.ts'

/** The festival of the current year, and the site with its search. */
export const describeHome: Describe = (page) => {
  const home = page.content.get('/home')
  const images = home?.hero.map(({ image }) => image) ?? []
  return {
    things: [
      ...(home?.edition
        ? [
            {
              ...festival(home.edition, page.site),
              ...described(page),
              ...imageObjects(images, page.site),
              eventStatus: 'https://schema.org/EventScheduled',
            } as const,
          ]
        : []),
      website(page),
    ],
  }
}

function website(page: DescribedPage): WebSite {
  const { origin, name } = page.site
  const search: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={q}` },
    'query-input': 'required name=q',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name,
    url: `${origin}/`,
    ...described(page),
    inLanguage: 'en-AU',
    publisher: organizer(page.site),
    potentialAction: search,
  }
}

function described({ description }: DescribedPage): { readonly description?: string } {
  return description ? { description } : {}
}
