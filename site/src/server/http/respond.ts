import { pageNotFoundUnmatched, pageNotFoundValidation } from 'contract/rules/error-messages.ts'
import type { Clock } from '../../clock.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import { formatQuery, parseQuery } from '../../query.ts'
import { grammarOf } from '../../query-grammars.ts'
import type { PageError } from '../../screens/error/error.tsx'
import { matchRoute, SLUG_ROUTE, type Route } from '../../routes.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { bodyAnswer } from './body-answer.ts'
import { jsonError, type Endpoint } from './endpoint.ts'
import type { ErrorPages } from './error-pages.ts'
import { commonHeaders, DATA_POLICY, pagePolicy, PERMISSIONS_POLICY } from './headers.ts'
import type { RedirectTable } from './redirect-table.ts'
import { resolveTarget } from './resolve-target.ts'

const PAYLOAD = '/_payload.json'
const MAX_AGE_S = 60
const NOT_READY_RETRY_S = '5'
const READ_METHODS = ['GET', 'HEAD']

export interface RespondDeps {
  readonly store: Store
  readonly clock: Clock
  readonly origin: string
  readonly errorPages: ErrorPages
  readonly redirects: () => RedirectTable
  /** The page of a declared query, rendered on demand; undefined when too many wait. */
  readonly variant: (page: PublishedPage, search: string) => Promise<PublishedPage | undefined>
  /** What answers instead of a page, by the first segment of the path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>
}

/** Request → answer: canonical URL, look-up, prebuilt bytes; everything else behind it. */
export function createResponder(deps: RespondDeps) {
  const { store, origin, errorPages, endpoints } = deps
  const common = commonHeaders(origin)

  return async (request: SiteRequest): Promise<Answer> => {
    const answer = await respond(request)
    return { ...answer, headers: { ...common, ...answer.headers } }
  }

  async function respond(request: SiteRequest): Promise<Answer> {
    const { method, target } = request
    const path = target.split('?', 1)[0] ?? ''
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
    const endpoint = Object.hasOwn(endpoints, first) ? endpoints[first] : undefined
    const allowed = endpoint?.methods ?? READ_METHODS
    if (!allowed.includes(method)) {
      const answer = endpoint
        ? jsonError(405, 'Method Not Allowed')
        : await errorAnswer({ status: 405, message: 'Method Not Allowed' })
      return { ...answer, headers: { ...answer.headers, Allow: allowed.join(', ') } }
    }
    if (endpoint) return endpoint.answer(request, rest)

    const ground = store.ground()
    const { rules, gone } = deps.redirects()
    const resolved = resolveTarget(path.endsWith(PAYLOAD) ? stripPayload(target) : target, {
      rules,
      festivalYears: ground ? ground.festivalYears : [],
      isKnown: store.has,
    })
    switch (resolved.kind) {
      case 'reject':
        return errorAnswer({ status: resolved.status, message: resolved.status === 414 ? 'URI Too Long' : 'Bad Request' })
      case 'redirect':
        return {
          status: resolved.status,
          headers: {
            Location: resolved.location,
            'Cache-Control': `public, max-age=${resolved.maxAgeS}`,
            'Content-Security-Policy': DATA_POLICY,
          },
        }
      case 'path':
        if (path.endsWith(PAYLOAD)) return payloadAnswer(request, resolved.path)
        return pageAnswer(request, resolved, gone)
    }
  }

  async function pageAnswer(
    request: SiteRequest,
    { path, search }: { path: string; search: string },
    gone: RedirectTable['gone'],
  ): Promise<Answer> {
    const page = await store.get(path)
    if (page) {
      const query = formatQuery(parseQuery(grammarOf(page.known.route.screen), search))
      const shown = query === '' ? page : await deps.variant(page, query)
      if (!shown) return unavailable('1')
      return bodyAnswer(request, shown.html, pageHeaders(shown))
    }
    if (!store.ground()) return unavailable(NOT_READY_RETRY_S)
    const reason = gone.get(path)
    if (reason !== undefined) {
      return errorAnswer({ status: 410, message: 'This page has been withdrawn', detail: reason })
    }
    return missing(path, request.target)
  }

  async function payloadAnswer(request: SiteRequest, path: string): Promise<Answer> {
    const page = await store.get(path)
    if (!page) return jsonError(404, 'There is no payload here')
    return bodyAnswer(request, page.payload, {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': DATA_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
    })
  }

  function pageHeaders({ styleHash, noindex, until }: PublishedPage): Record<string, string> {
    const untilS = until === undefined ? MAX_AGE_S : Math.ceil((until - deps.clock.now()) / 1000)
    return {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': 'en-AU',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'CDN-Cache-Control': `max-age=${Math.max(0, Math.min(MAX_AGE_S, untilS))}, stale-while-revalidate=30, stale-if-error=2592000`,
      'Content-Security-Policy': pagePolicy(origin, styleHash),
      'Permissions-Policy': PERMISSIONS_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
    }
  }

  /** Which of the two wordings a missing page has (behaviour §7.1). */
  function missing(path: string, fullPath: string): Promise<Answer> {
    const ground = store.ground()
    const route = ground ? matchRoute(ground.table, path).route : SLUG_ROUTE
    const message = route.id === SLUG_ROUTE.id ? pageNotFoundUnmatched(fullPath) : pageNotFoundValidation(fullPath)
    return errorAnswer({ status: 404, message, fullPath }, route)
  }

  async function unavailable(retryAfterS: string): Promise<Answer> {
    const answer = await errorAnswer({ status: 503, message: 'Service Unavailable' })
    return { ...answer, headers: { ...answer.headers, 'Retry-After': retryAfterS } }
  }

  async function errorAnswer(error: PageError, route?: Route): Promise<Answer> {
    const { html, styleHash } = await errorPages.get(error, store.ground(), route)
    const body = Buffer.from(html)
    return {
      status: error.status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(body.length),
        'Cache-Control': 'no-store',
        'Content-Security-Policy': pagePolicy(origin, styleHash),
        'Permissions-Policy': PERMISSIONS_POLICY,
        'X-Robots-Tag': 'noindex',
      },
      body,
    }
  }
}

/** `/a/_payload.json?x` → `/a`: the query is a build id, not the page's. */
function stripPayload(target: string): string {
  const path = target.split('?', 1)[0]?.slice(0, -PAYLOAD.length) ?? ''
  return path === '' ? '/' : path
}
