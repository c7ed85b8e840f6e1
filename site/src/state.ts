import type { RedirectMatcher } from 'contract/rules/redirects.ts'
import type { PageData } from './route-objects.tsx'
import type { PageError } from './page-error.ts'
import type { PageSettings } from './page-settings.ts'
import type { Route } from './routes.ts'
import type { ShellView } from './shell/load-shell.ts'

export interface Build {
  /** A hash of the browser's build. */
  readonly id: string
  /** Epoch milliseconds. */
  readonly timestamp: number
}

/** `builds/meta/{buildId}.json` (spec/asked §3, spec/behaviour §22): what the browser has to know of the server. */
export interface BuildManifest extends Build {
  readonly matcher: RedirectMatcher
  /** Canonical paths that have a payload. */
  readonly prerendered: readonly string[]
}

/** What a page carries for its own hydration. */
export interface PageState {
  readonly build: Build
  readonly route: Route
  readonly shell: ShellView
  /** How far the festival's clock is ahead of real time: 0 but for the demo. */
  readonly clockOffsetMs: number
  readonly settings: PageSettings
  readonly data?: PageData
  readonly error?: PageError
}

export const STATE_ID = 'page-state'

export function readState(from: Document): PageState {
  return JSON.parse(from.getElementById(STATE_ID)?.textContent ?? '') as PageState
}
