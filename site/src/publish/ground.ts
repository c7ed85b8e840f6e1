import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../urls/routes.ts'
import type { ShellView } from '../shell/load-shell.ts'
import { recording, type RenderDeps } from './render.ts'

/** What all pages of one snapshot share. */
export interface Ground {
  readonly snapshot: Snapshot
  readonly table: RouteTable
  readonly festivalYears: readonly number[]
  readonly shell: ShellView
}

/** What all pages of a snapshot share; undefined while it has no shell or no routes. */
export function createGround(
  snapshot: Snapshot,
  before: Ground | undefined,
  { app, origin }: Pick<RenderDeps, 'app' | 'origin'>,
): Ground | undefined {
  const routes = answerOf(snapshot, '/routes')
  const shell = app.loadShell(recording(snapshot, new Set()), origin)
  if (!routes || !shell) return undefined
  const isSame = before !== undefined && JSON.stringify(before.shell) === JSON.stringify(shell)
  return {
    snapshot,
    table: app.buildRoutes(routes),
    festivalYears: routes.festival_years,
    // An equal shell stays the same object: pages are compared by it.
    shell: isSame ? before.shell : shell,
  }
}
