import type * as App from '../app/render-page.tsx'
import type { AnswerKey } from 'contract/answers/keys.ts'
import { answerOf, type Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../urls/routes.ts'
import type { Content } from '../views/content.ts'
import type { ShellView } from '../shell/load-shell.ts'

/** What all pages of one snapshot share. */
export interface PageBase {
  readonly snapshot: Snapshot
  readonly table: RouteTable
  readonly festivalYears: readonly number[]
  readonly shell: ShellView
}

/** What all pages of a snapshot share; undefined while it has no shell or no routes. */
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
    // An equal shell stays the same object: pages are compared by it.
    shell: isSame ? before.shell : shell,
  }
}

/** Etags by key; undefined for a key that had no answer. */
export type Reads = ReadonlyMap<string, string | undefined>

/** The answers of a snapshot, as loaders read them; `reads` gets every key that is read. */
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
