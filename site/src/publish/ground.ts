import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import { recording, type Ground, type RenderDeps } from './render-page.ts'

/** What all pages of a snapshot share; undefined while it has no shell or no routes. */
export async function createGround(
  snapshot: Snapshot,
  before: Ground | undefined,
  { app, origin }: Pick<RenderDeps, 'app' | 'origin'>,
): Promise<Ground | undefined> {
  const routes = answerOf(snapshot, '/routes')
  const shell = await app.loadShell(recording(snapshot, new Map()), origin)
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
