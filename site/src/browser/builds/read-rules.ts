import { fromMatcher, matchRedirect, parseRedirects } from 'contract/rules/redirects.ts'
import type { RedirectMatcher } from 'contract/rules/redirects.ts'

/** The rules that hold of a published matcher, ready for look-up. `origin` is the site's. */
export function readRules(matcher: RedirectMatcher, origin: string) {
  const { rules } = parseRedirects(fromMatcher(matcher), { origin })
  /** Where a rule leads, if one applies: a path of this site, or an address of another. */
  return (path: string, search: string): string | undefined =>
    matchRedirect(rules, path, search)?.to
}
