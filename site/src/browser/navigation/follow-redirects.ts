import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import type { Manifest } from '../builds/manifest.ts'

/** The longest chain: a redirect by staff, that of the exhibitions, another one by staff. */
const MAX_REDIRECTS = 3

/**
 * Returns the last address of a chain of redirects, which may be on another site (spec/behaviour §6.9, §6.12). The hash
 * is kept unless the target of a redirect has its own (spec/behaviour §6.8).
 */
export async function followRedirects(from: URL, known: Manifest | undefined): Promise<URL> {
  let to = from
  for (let count = 0; count < MAX_REDIRECTS && to.origin === from.origin; count += 1) {
    const rule = await known?.redirect(to.pathname, to.search)
    const target = rule ?? sortedExhibitions(to, known)
    if (target === undefined) break
    const { hash } = to
    to = new URL(target, from)
    if (to.hash === '') to.hash = hash
  }
  return to
}

/** Until the manifest has loaded, every year counts as a festival year. */
function sortedExhibitions(
  { pathname, search }: URL,
  known: Manifest | undefined,
): string | undefined {
  const year = pathname.slice(1, 5)
  if (known && !known.prerendered.has(`/${year}/program`)) return undefined
  return exhibitionsRedirect(pathname, search, [Number(year)])
}
