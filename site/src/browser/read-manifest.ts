import type { RuleTable } from 'contract/rules/redirect-pattern.ts'
import { fromMatcher, parseRedirects } from 'contract/rules/redirects.ts'
import type { PublishedManifest } from './manifest.ts'

/** What the browser knows of the server's paths, ready for look-up. */
export interface Manifest {
  readonly rules: RuleTable
  readonly prerendered: ReadonlySet<string>
}

/** The rules that hold of a published manifest, and its paths. `origin` is the site's. */
export function readManifest(
  { matcher, prerendered }: PublishedManifest,
  origin: string,
): Manifest {
  return { rules: parseRedirects(fromMatcher(matcher), { origin }).rules, prerendered }
}
