import type { RuleTable } from 'contract/rules/redirect-pattern.ts'
import { fromMatcher, parseRedirects } from 'contract/rules/redirects.ts'
import { AnswerError, fetchJson } from '../fetch-json.ts'
import type { BuildManifest } from '../state.ts'

/** How long after the page is ready its build's manifest is asked for (specification §7, behaviour §22.2). */
export const MANIFEST_DELAY_MS = 1_000

/** What the browser knows of the server's paths. */
export interface Manifest {
  readonly rules: RuleTable
  readonly prerendered: ReadonlySet<string>
}

export interface ManifestDeps {
  readonly buildId: string
  readonly origin: string
  /** The server knows nothing of this build. Told once. */
  readonly onUnknownBuild: () => void
}

/**
 * The manifest of this page's build, asked for once a page life. A failure is warned of, blocks nothing, and leaves the
 * next navigation to ask again (specification §8, behaviour §22.2).
 */
export function createManifest({ buildId, origin, onUnknownBuild }: ManifestDeps) {
  let manifest: Manifest | undefined
  let asked: Promise<void> | undefined
  let isUnknown = false

  async function load(): Promise<void> {
    try {
      const url = `/builds/meta/${buildId}.json`
      const { matcher, prerendered } = (await fetchJson(url, { priority: 'low' })) as BuildManifest // our own server's
      const { rules } = parseRedirects(fromMatcher(matcher), { origin })
      manifest = { rules, prerendered: new Set(prerendered) }
    } catch (error) {
      asked = undefined
      console.warn('The manifest of the build could not be read', error)
      if (isUnknown || !(error instanceof AnswerError) || error.status !== 404) return
      isUnknown = true
      onUnknownBuild()
    }
  }
  const ask = () => (asked ??= load())

  return {
    ask,
    /** What is known now; when that is nothing, it is asked for and not waited for. */
    current(): Manifest | undefined {
      void ask()
      return manifest
    },
  }
}
