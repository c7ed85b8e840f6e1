import type { RedirectMatcher } from 'contract/rules/redirects.ts'

export interface Build {
  /** A hash of the client build. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly timestamp: number
}

/** `builds/meta/{buildId}.json`: what the browser knows of the server's paths (spec/asked §3, spec/behaviour §22). */
export interface BuildManifest extends Build {
  readonly matcher: RedirectMatcher
  /** Canonical paths that have a payload. */
  readonly prerendered: readonly string[]
}
