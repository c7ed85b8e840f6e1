import type { RedirectMatcher } from 'contract/rules/redirects.ts'
import type { BuildManifest } from '../build.ts'
import { AnswerError, fetchJson } from './fetch-json.ts'

/** How long after the page is ready its build's manifest is asked for (spec/asked §7, spec/behaviour §22.2). */
export const MANIFEST_DELAY_MS = 1_000

/** What the browser knows of the server's paths. */
export interface Manifest {
  /** Where a rule leads, if one applies: a path of this site, or an address of another. */
  readonly redirect: (path: string, search: string) => Promise<string | undefined>
  /** Paths that have a payload. */
  readonly prerendered: ReadonlySet<string>
}

export interface ManifestDeps {
  readonly buildId: string
  /** The site's. */
  readonly origin: string
  /** The server knows nothing of this build. Told once. */
  readonly onUnknownBuild: () => void
}

/**
 * The manifest of this page's build, asked for once a page life. A failure is warned of, blocks nothing, and leaves the
 * next navigation to ask again (spec/asked §8, spec/behaviour §22.2).
 */
export function createManifest({ buildId, origin, onUnknownBuild }: ManifestDeps) {
  let manifest: Manifest | undefined
  let asked: Promise<void> | undefined
  let isUnknown = false

  async function load(): Promise<void> {
    try {
      const url = `/builds/meta/${buildId}.json`
      const wire = await fetchJson(url, { priority: 'low' })
      const { matcher, prerendered } = wire as Partial<BuildManifest> // our own server's, or what stands before it
      if (!matcher?.static || !Array.isArray(prerendered)) throw new Error('It is not whole')
      manifest = { redirect: createRedirects(matcher, origin), prerendered: new Set(prerendered) }
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

/** Few paths are redirected: what reads the rules comes with the first that may be. Rejects when it does not come. */
function createRedirects(matcher: RedirectMatcher, origin: string): Manifest['redirect'] {
  let rules: Promise<(path: string, search: string) => string | undefined> | undefined
  const read = async () => (await import('./read-rules.ts')).readRules(matcher, origin)
  return async (path, search) => {
    if (!mayApply(matcher, path)) return undefined
    rules ??= read()
    rules.catch(() => {
      rules = undefined
    })
    return (await rules)(path, search)
  }
}

/** Whether a rule begins as the path does. */
function mayApply({ static: exact, wildcard, dynamic }: RedirectMatcher, path: string) {
  const beginnings = [...Object.keys(wildcard), ...Object.keys(dynamic)]
  return Object.hasOwn(exact, path) || beginnings.some((each) => `${path}/`.startsWith(`${each}/`))
}
