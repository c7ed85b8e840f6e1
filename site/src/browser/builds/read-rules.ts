import {
  fromMatcher,
  matchRedirect,
  parseRedirects,
  type RedirectMatcher,
} from 'contract/rules/redirects.ts'

/** Parses a published matcher into a look-up of redirects. `origin` is the site's. */
export function readRules(matcher: RedirectMatcher, origin: string) {
  const { rules } = parseRedirects(fromMatcher(matcher), { origin })
  /** The target of the redirect that applies, if any. */
  return (path: string, search: string): string | undefined =>
    matchRedirect(rules, path, search)?.to
}
