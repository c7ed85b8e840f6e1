import { redirect, type LoaderFunctionArgs } from 'react-router'
import { pageNotFoundUnmatched, pageNotFoundValidation } from 'contract/rules/error-messages.ts'
import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import type { Clock } from './clock.ts'
import { parseQuery } from './query.ts'
import { grammarOf } from './query-grammars.ts'
import { pageError, type PageData } from './route-objects.tsx'
import { SLUG_ROUTE, type Route } from './routes.ts'
import { notFound } from './screen.ts'
import type { AnyScreen } from './screens.ts'
import type { Content } from './client/content.ts'
import { fetchPayload, OTHER_ROUTE } from './payload.ts'

export interface PageLoaderDeps {
  readonly content: Content
  readonly clock: Clock
  readonly buildId: string
  readonly importScreen: (route: Route) => Promise<AnyScreen>
  /** Leaves this document for that of an address. */
  readonly openDocument: (url: string) => Promise<never>
}

/** Loads a page in the browser: its payload, or, failing that, its answers through the content proxy (behaviour §23). */
export function createPageLoader(deps: PageLoaderDeps) {
  const { content, clock, buildId } = deps
  return async (route: Route, { request, params }: LoaderFunctionArgs): Promise<PageData> => {
    const { pathname, search } = new URL(request.url)
    const exhibitions = exhibitionsRedirect(pathname, search, yearsOf(route))
    // Not `replace()`, which would overwrite the page the visitor comes from (behaviour §27.2).
    if (exhibitions) throw redirect(exhibitions)

    const screen = await deps.importScreen(route)
    const query = screen.loadsByQuery ? parseQuery(grammarOf(route.screen), search) : {}
    if (Object.keys(query).length === 0) {
      const payload = await fetchPayload({
        path: pathname,
        routeId: route.id,
        buildId,
        signal: request.signal,
      })
      if (payload === OTHER_ROUTE) return deps.openDocument(request.url)
      if (payload) return payload
      // The site may be held by now, and has then no answers for a page (behaviour §16.8).
      const global = await content.get('/global', { signal: request.signal })
      if (global?.show_loading_screen) return deps.openDocument(request.url)
    }

    const loaded = await screen.load({
      content,
      clock,
      params: canonicalParams(params),
      query,
      meta: route.meta,
      signal: request.signal,
    })
    if (loaded === notFound) throw pageError(missing(route, pathname + search))
    return { page: loaded.page, view: loaded.view }
  }
}

/** A year route is there only for a festival year. */
function yearsOf({ meta }: Route): readonly number[] {
  return meta.year === undefined ? [] : [meta.year]
}

/** Which of the two wordings a missing page has (behaviour §7.1). */
function missing({ id }: Route, fullPath: string) {
  const message =
    id === SLUG_ROUTE.id ? pageNotFoundUnmatched(fullPath) : pageNotFoundValidation(fullPath)
  return { status: 404, message, fullPath }
}

/** Parameters as the server's routes give them: decoded, NFC, lower case. */
function canonicalParams(params: LoaderFunctionArgs['params']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value = '']) => [
      name,
      value.normalize('NFC').toLowerCase(),
    ]),
  )
}
