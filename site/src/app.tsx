/** The application as the server knows it: routes, loading and rendering. Built by Vite, received by `main.ts`. */
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Graph } from 'schema-dts'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import type { Content } from './client/content.ts'
import type { Clock } from './clock.ts'
import { loadScreen } from './load-screen.ts'
import { parseQuery } from './query.ts'
import { grammarOf } from './query-grammars.ts'
import { readyRouteObject, rootObject, type PageData } from './route-objects.tsx'
import type { PageError } from './page-error.ts'
import { structuredData } from './head/structured/structured-data.ts'
import { HoldingDocument, type HoldingDocumentProps } from './holding-document.tsx'
import { buildRoutes, type Route } from './routes.ts'
import { notFound, type Loaded, type NotFound } from './screen.ts'
import { SCREENS } from './screens.ts'
import { loadHolding } from './screens/holding/load.ts'
import { indexLikelyPages } from './search/likely-pages.ts'
import { loadShell, type ShellView } from './shell/load-shell.ts'
import { rootFiles } from './shell/root-files.ts'
import { ROOT_ID } from './shell/use-shell.ts'

export { buildRoutes, indexLikelyPages, loadHolding, loadShell, rootFiles }

export interface PageLocation {
  /** Canonical. */
  readonly path: string
  /** `?…` or nothing. */
  readonly search: string
  /** Decoded, NFC, lower case. */
  readonly params: Readonly<Record<string, string>>
}

/** A view, and what the document tells search engines beside it. */
export interface LoadedPage extends Loaded<unknown> {
  /** JSON-LD; absent where nothing is told. Never part of what is hydrated (spec/faults §11.3). */
  readonly structured?: Graph | undefined
}

/** Answers → view. */
export async function load(
  route: Route,
  { path, params, search }: PageLocation,
  { content, clock, origin }: { content: Content; clock: Clock; origin: string },
): Promise<LoadedPage | NotFound> {
  const { screen } = await SCREENS[route.screen]()
  const query = screen.loadsByQuery ? parseQuery(grammarOf(route.screen), search) : {}
  const { meta } = route
  const loaded = await loadScreen(screen, path, { content, clock, params, meta, query })
  if (loaded === notFound) return notFound
  const { page } = loaded
  const structured = await structuredData({
    screen: route.screen,
    content,
    clock,
    params,
    meta,
    path,
    origin,
    page,
  })
  return { ...loaded, structured }
}

export interface RenderInput {
  readonly route: Route
  readonly path: string
  /** `?…` or nothing. */
  readonly search: string
  readonly origin: string
  readonly shell: ShellView
  readonly result: PageData | PageError
}

/** View → HTML document, without the scripts, styles and state that the publisher adds. */
export async function render({
  route,
  path,
  search,
  origin,
  shell,
  result,
}: RenderInput): Promise<string> {
  const { screen } = await SCREENS[route.screen]()
  const root = rootObject([readyRouteObject(route, screen)])
  const handler = createStaticHandler([root])
  const leaf =
    'status' in result
      ? { type: 'error' as const, result }
      : { type: 'data' as const, result: { page: result.page, view: result.view } }

  const context = await handler.query(new Request(origin + path + search), {
    // Everything is loaded already: the router only places it.
    dataStrategy: () =>
      Promise.resolve({ [ROOT_ID]: { type: 'data', result: shell }, [route.id]: leaf }),
  })
  if (context instanceof Response)
    throw new Error(`${path} was answered with a redirect while rendering`)

  return toHtml(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
  )
}

/** The holding page's HTML document, without styles and script. */
export function renderHolding(props: HoldingDocumentProps): string {
  return toHtml(<HoldingDocument {...props} />)
}

/** Nothing on a page waits, so that it need not come in parts. */
function toHtml(document: ReactNode): string {
  return `<!DOCTYPE html>${renderToString(document)}`
}
