import { isReservedPath } from 'contract/rules/reserved.ts'

/**
 * Where a link leads among the pages of this site; undefined for another site, a file, another window and a download
 * (spec/behaviour §9.5, §9.8).
 */
export function pageLink(link: Element): URL | undefined {
  const href = link.getAttribute('href') ?? ''
  const target = link.getAttribute('target') ?? '_self'
  if (target !== '_self' || link.hasAttribute('download')) return undefined
  if (!URL.canParse(href, document.baseURI)) return undefined
  const url = new URL(href, document.baseURI)
  return url.origin === location.origin && !isReservedPath(url.pathname) ? url : undefined
}
