import { holding } from 'contract/rules/holding.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { grammarOf } from '../lists/query-grammars.ts'
import { answerOf, openingOf, type Snapshot } from '../replica/snapshot.ts'
import { formatQuery, parseQuery } from '../urls/query.ts'
import { notFound } from '../views/screen.ts'
import type { PageError } from '../views/page-error.ts'
import type { PageDocument } from '../publish/document.ts'
import { createErrorPages } from '../publish/error-pages.ts'
import { drawHolding } from '../publish/holding.ts'
import { knownPaths, type KnownPath } from '../publish/known-paths.ts'
import { contentOf, createPageBase } from '../publish/page-base.ts'
import { drawPage, type DrawnPage, type RenderDeps } from '../publish/render.ts'

/**
 * Draws pages of one snapshot at one moment (epoch milliseconds), each on request; none is stored (spec/behaviour §31).
 * Undefined if the snapshot has no shell.
 */
export function createPreviewPages(snapshot: Snapshot, at: number, deps: RenderDeps) {
  const { app, origin } = deps
  const base = createPageBase(snapshot, undefined, deps)
  if (!base) return undefined
  const known = new Map(knownPaths(base.table, snapshot).map((each) => [each.path, each]))
  const errors = createErrorPages(deps)

  function draw({ path, route, params }: KnownPath, search: string): DrawnPage | undefined {
    const query = formatQuery(parseQuery(grammarOf(route.screen), search))
    const content = contentOf(snapshot)
    const location = { path, search: query, params }
    const loaded = app.load(route, location, { content, moment: createMoment(at), origin })
    if (loaded === notFound) return undefined
    const { page, view } = loaded
    const { shell } = base ?? {}
    return shell && drawPage({ route, path, search: query, shell, data: { page, view } }, deps)
  }

  return {
    festivalYears: base.festivalYears,
    has: (path: string): boolean => known.has(path),
    /** Undefined if the path has no page. `search`: as sent. */
    page(path: string, search: string): DrawnPage | undefined {
      const page = known.get(path)
      return page && draw(page, search)
    },
    error: (error: PageError): PageDocument => errors.get(error, base),
    /** Whether visitors see the holding page at the moment. */
    isHeld: holding(
      answerOf(snapshot, '/global')?.show_loading_screen === true,
      openingOf(snapshot),
      at,
    ),
    holdingPage: (): PageDocument | undefined => drawHolding(snapshot, deps),
  }
}

export type PreviewPages = NonNullable<ReturnType<typeof createPreviewPages>>
