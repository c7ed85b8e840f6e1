import type * as App from '../app/render-page.tsx'
import type { AnswerKey } from 'contract/answers/keys.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../urls/routes.ts'
import type { Content } from '../views/screen.ts'
import type { ShellView } from '../shell/load-shell.ts'

export interface PageBase {
  readonly snapshot: Snapshot
  readonly table: RouteTable
  readonly festivalYears: readonly number[]
  readonly shell: ShellView
}

/** Undefined if the snapshot has no shell or no routes. */
export function createPageBase(
  snapshot: Snapshot,
  before: PageBase | undefined,
  { app, origin }: { app: Pick<typeof App, 'buildRoutes' | 'loadShell'>; origin: string },
): PageBase | undefined {
  const routes = answerOf(snapshot, '/routes')
  const shell = app.loadShell(contentOf(snapshot), origin)
  if (!routes || !shell) return undefined
  const isSame = before !== undefined && JSON.stringify(before.shell) === JSON.stringify(shell)
  return {
    snapshot,
    table: app.buildRoutes(routes),
    festivalYears: routes.festival_years,
    // An equal shell keeps its identity: a page is stale when its shell is another object.
    shell: isSame ? before.shell : shell,
  }
}

/** Etags by key; undefined for a key without an answer. */
export type Reads = ReadonlyMap<string, string | undefined>

/** Returns a snapshot's answers for loaders. Every key that is read is added to `reads`. */
export function contentOf(
  snapshot: Snapshot,
  reads: Map<string, string | undefined> = new Map(),
): Content {
  return {
    get<Key extends AnswerKey>(key: Key) {
      reads.set(key, snapshot.answers.get(key)?.etag)
      return answerOf(snapshot, key)
    },
  }
}
