import type { RuleTable } from 'contract/rules/redirect-order.ts'
import type { RedirectMatcher } from 'contract/rules/redirects.ts'
import type { BuildManifest } from '../build.ts'
import { AnswerError, ConnectionError, fetchJson } from './fetch-json.ts'

/** From the page being ready to the request for its build's manifest (spec/asked §7, spec/behaviour §22.2). */
export const MANIFEST_DELAY_MS = 1_000

export interface Manifest {
  /** The target of the redirect that applies, if any: a path of this site or an address of another site. */
  readonly redirect: (path: string, search: string) => Promise<string | undefined>
  /** Paths that have a payload. */
  readonly prerendered: ReadonlySet<string>
}

export interface ManifestDeps {
  readonly buildId: string
  readonly origin: string
  /** Called once when the server does not know this build. */
  readonly onUnknownBuild: () => void
  readonly isOnline: () => boolean
}

/**
 * The manifest of this page's build, requested once per document. A failure logs a warning and blocks nothing; the next
 * navigation requests it again (spec/asked §8, spec/behaviour §22.2).
 */
export function createManifest({ buildId, origin, onUnknownBuild, isOnline }: ManifestDeps) {
  let manifest: Manifest | undefined
  let asked: Promise<void> | undefined
  let isUnknown = false

  async function load(): Promise<void> {
    try {
      const url = `/builds/meta/${buildId}.json`
      // Low priority: nothing on the page waits for the manifest, but visitors wait for the pictures.
      const wire = await fetchJson(url, { priority: 'low' })
      const { matcher, prerendered } = wire as Partial<BuildManifest> // sent by our server or a proxy in front of it
      if (!matcher?.static || !Array.isArray(prerendered)) throw new Error('It is incomplete')
      manifest = {
        redirect: createRedirects(matcher, { origin, isOnline }),
        prerendered: new Set(prerendered),
      }
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
    /** The manifest if it has loaded; otherwise starts its request and returns undefined. */
    current(): Manifest | undefined {
      void ask()
      return manifest
    },
  }
}

/**
 * Loads the code for redirect rules only when a rule may apply to the path. Rejects if that load fails, without a
 * connection with `ConnectionError`.
 */
function createRedirects(
  matcher: RedirectMatcher,
  { origin, isOnline }: Pick<ManifestDeps, 'origin' | 'isOnline'>,
): Manifest['redirect'] {
  let rules: RuleTable | undefined
  return async (path, search) => {
    if (!mayApply(matcher, path)) return undefined
    const { fromMatcher, matchRedirect, parseRedirects } =
      await import('contract/rules/redirects.ts').catch((cause: unknown) => {
        throw isOnline() ? cause : new ConnectionError('No redirect rules', { cause })
      })
    rules ??= parseRedirects(fromMatcher(matcher), { origin }).rules
    return matchRedirect(rules, path, search)?.to
  }
}

/** Of rules with a pattern it compares only the beginning. */
function mayApply({ static: exact, wildcard, dynamic }: RedirectMatcher, path: string) {
  const beginnings = [...Object.keys(wildcard), ...Object.keys(dynamic)]
  return Object.hasOwn(exact, path) || beginnings.some((each) => `${path}/`.startsWith(`${each}/`))
}
