import type { LoaderFunctionArgs } from 'react-router'
import { pageNotFoundUnmatched, pageNotFoundValidation } from 'contract/rules/error-messages.ts'
import type { Clock } from './clock.ts'
import { parseQuery } from './query.ts'
import { grammarOf } from './query-grammars.ts'
import { pageError, type PageData } from './route-objects.tsx'
import { SLUG_ROUTE, type Route } from './routes.ts'
import { notFound } from './screen.ts'
import type { AnyScreen } from './screens.ts'
import type { Content } from './client/content.ts'
import { fetchPayload } from './payload.ts'

export interface PageLoaderDeps {
  readonly content: Content
  readonly clock: Clock
  readonly buildId: string
  readonly importScreen: (route: Route) => Promise<AnyScreen>
}

/** Loads a page in the browser: its payload, or, failing that, its answers through the content proxy (behaviour §23). */
export function createPageLoader({ content, clock, buildId, importScreen }: PageLoaderDeps) {
  return async (route: Route, { request, params }: LoaderFunctionArgs): Promise<PageData> => {
    const { pathname, search } = new URL(request.url)
    const screen = await importScreen(route)
    const query = screen.loadsByQuery ? parseQuery(grammarOf(route.screen), search) : {}
    if (Object.keys(query).length === 0) {
      const payload = await fetchPayload({
        path: pathname,
        routeId: route.id,
        buildId,
        signal: request.signal,
      })
      if (payload) return payload
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
