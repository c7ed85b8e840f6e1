import { join } from 'node:path'
import type { Clock } from '../src/views/clock.ts'
import { DEFAULT_PAGE_SETTINGS } from '../src/browser/page-settings.ts'
import { readBuild } from '../src/process/built-app.ts'
import { createPageBase, type PageBase } from '../src/publish/page-base.ts'
import { knownPaths, type KnownPath } from '../src/publish/known-paths.ts'
import type { RenderDeps } from '../src/publish/render.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'
import { snapshotOf } from './demo-answers.ts'

/** Saturday 14 March 2026, 11.20am in Melbourne. */
const NOW = Date.parse('2026-03-14T00:20:00Z')

export interface BuiltSite {
  readonly deps: RenderDeps
  readonly clock: Clock
  readonly base: PageBase
  readonly paths: readonly KnownPath[]
}

export async function builtSite(answers: WireAnswers): Promise<BuiltSite> {
  const deps: RenderDeps = {
    ...(await readBuild(join(import.meta.dirname, '../dist'))),
    clockOffsetMs: 0,
    settings: DEFAULT_PAGE_SETTINGS,
    origin: 'http://127.0.0.1:3000',
  }
  const snapshot = snapshotOf(answers)
  const base = createPageBase(snapshot, undefined, deps)
  if (!base) throw new Error('The answers have no shell')
  return { deps, clock: { now: () => NOW }, base, paths: knownPaths(base.table, snapshot) }
}
