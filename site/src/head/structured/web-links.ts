import { parseLink } from 'contract/rules/parse-link.ts'
import type { DescribedSite } from './described-page.ts'

/** Where else a thing is on the web: addresses of other sites, by the rules of links. */
export function webLinks(
  hrefs: readonly (string | undefined)[],
  site: DescribedSite,
): { readonly sameAs?: readonly string[] } {
  const urls = hrefs.flatMap((href) => webAddress(href, site) ?? [])
  return urls.length > 0 ? { sameAs: urls } : {}
}

/** An absolute address of another site. */
export function webAddress(
  href: string | undefined,
  { origin }: Pick<DescribedSite, 'origin'>,
): string | undefined {
  const link = parseLink(href, { origin })
  return link.kind === 'plain' && /^https?:/i.test(link.href) ? link.href : undefined
}
