import type { DescribedPage } from './described-page.ts'

/** What every kind of page says of itself. */
export function webPage({ url, name, description, site }: DescribedPage) {
  return {
    '@id': url,
    url,
    name,
    ...(description ? { description } : {}),
    inLanguage: 'en-AU',
    isPartOf: { '@id': websiteId(site.origin) },
  } as const
}

/** One thing on every page; the home page says what it is. */
export function websiteId(origin: string): string {
  return `${origin}/#website`
}
