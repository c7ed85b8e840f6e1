import type { RuleTable } from 'contract/rules/redirect-pattern.ts'
import { toMatcher } from 'contract/rules/redirects.ts'
import type { Build, BuildManifest } from '../browser/build.ts'
import { compress, type Body } from './compress.ts'
import { prepared } from './prepared.ts'

export interface BuildManifestDeps {
  readonly build: Build
  /** The rules that hold now; the same object until they change. */
  readonly rules: () => RuleTable
  /** The canonical paths that have a payload now; the same array until they change. */
  readonly prerendered: () => readonly string[]
}

/** What `builds/meta/{buildId}.json` says, prepared when its rules or its paths have changed, never for a request. */
export function createBuildManifest(deps: BuildManifestDeps): () => Promise<Body> {
  return prepared(
    () => [deps.rules(), deps.prerendered()] as const,
    ([rules, prerendered]) => compress(JSON.stringify(manifestOf(deps.build, rules, prerendered))),
  )
}

/** In an order of its own, so that all instances answer with the same bytes. */
function manifestOf(
  { id, timestamp }: Build,
  rules: RuleTable,
  prerendered: readonly string[],
): BuildManifest {
  return { id, timestamp, matcher: toMatcher(rules), prerendered: prerendered.toSorted() }
}
