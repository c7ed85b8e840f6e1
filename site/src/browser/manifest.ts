import type { RedirectMatcher } from 'contract/rules/redirects.ts'
import { AnswerError, fetchJson } from '../fetch-json.ts'
import type { BuildManifest } from '../state.ts'

/** How long after the page is ready its build's manifest is asked for (spec/asked §7, spec/behaviour §22.2). */
export const MANIFEST_DELAY_MS = 1_000

/** What the server says of its paths; read by what a navigation loads. */
export interface PublishedManifest {
  readonly matcher: RedirectMatcher
  readonly prerendered: ReadonlySet<string>
}

export interface ManifestDeps {
  readonly buildId: string
  /** The server knows nothing of this build. Told once. */
  readonly onUnknownBuild: () => void
}

/**
 * The manifest of this page's build, asked for once a page life. A failure is warned of, blocks nothing, and leaves the
 * next navigation to ask again (spec/asked §8, spec/behaviour §22.2).
 */
export function createManifest({ buildId, onUnknownBuild }: ManifestDeps) {
  let manifest: PublishedManifest | undefined
  let asked: Promise<void> | undefined
  let isUnknown = false

  async function load(): Promise<void> {
    try {
      const url = `/builds/meta/${buildId}.json`
      const { matcher, prerendered } = (await fetchJson(url, {
        priority: 'low',
      })) as Partial<BuildManifest> // our own server's, or what stands before it
      if (!matcher?.static || !Array.isArray(prerendered)) throw new Error('It is not whole')
      manifest = { matcher, prerendered: new Set(prerendered) }
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
    current(): PublishedManifest | undefined {
      void ask()
      return manifest
    },
  }
}
