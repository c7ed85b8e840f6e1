import {
  PAGE_WITHDRAWN,
  pageNotFoundUnmatched,
  pageNotFoundValidation,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import type { Clock } from '../../clock.ts'
import type { PageError } from '../../page-error.ts'
import type { ErrorPage, ErrorPages } from '../../publish/error-pages.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import { matchRoute, SLUG_ROUTE, type Route } from '../../routes.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { bodyAnswer } from './body-answer.ts'
import { DATA_POLICY, pagePolicy, PERMISSIONS_POLICY } from './headers.ts'

const MAX_AGE_S = 60
/** A page that changes sooner is never served from a cache after its time (faults §11). */
const NO_STALE_S = 90

export interface PageAnswerDeps {
  readonly store: Pick<Store, 'ground'>
  readonly clock: Clock
  readonly origin: string
  readonly errorPages: ErrorPages
}

/** Answers that are HTML, and the payloads of pages (faults §11). */
export function createPageAnswers({ store, clock, origin, errorPages }: PageAnswerDeps) {
  async function failed(error: PageError, route?: Route): Promise<Answer> {
    return errorPageAnswer(error.status, await errorPages.get(error, store.ground(), route), origin)
  }

  /** The browser hydrates an error with the route of its address: another would be another page. */
  function routeOf(path: string): Route {
    const ground = store.ground()
    return ground ? matchRoute(ground.table, path).route : SLUG_ROUTE
  }

  return {
    page(request: SiteRequest, page: PublishedPage): Promise<Answer> {
      return bodyAnswer(request, page.html, pageHeaders(page, clock.now(), origin))
    },
    payload(request: SiteRequest, { payload }: PublishedPage): Promise<Answer> {
      return bodyAnswer(request, payload, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'public, max-age=0, must-revalidate',
        'Content-Security-Policy': DATA_POLICY,
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    },
    failed,
    /** In one of the two wordings of a missing page (behaviour §7.1). `fullPath` is printed as sent. */
    missing(path: string, fullPath: string): Promise<Answer> {
      const route = routeOf(path)
      const wording = route.id === SLUG_ROUTE.id ? pageNotFoundUnmatched : pageNotFoundValidation
      return failed({ status: 404, message: wording(fullPath), fullPath }, route)
    },
    withdrawn(path: string, reason: string): Promise<Answer> {
      return failed({ status: 410, message: PAGE_WITHDRAWN, detail: reason }, routeOf(path))
    },
    async unavailable(retryAfterS: number): Promise<Answer> {
      const answer = await failed({ status: 503, message: statusMessage(503) })
      return { ...answer, headers: { ...answer.headers, 'Retry-After': String(retryAfterS) } }
    },
    /** The true reason is in the log only; where nothing can be rendered, a page that stands alone. */
    async broken(): Promise<Answer> {
      const error = { status: 500, message: statusMessage(500) }
      try {
        return await failed(error)
      } catch {
        return errorPageAnswer(500, await errorPages.get(error, undefined), origin)
      }
    },
  }
}

function pageHeaders(
  { styleHash, noindex, until }: PublishedPage,
  now: number,
  origin: string,
): Record<string, string> {
  const untilS = until === undefined ? Infinity : Math.max(0, Math.floor((until - now) / 1000))
  const whileRenewing = untilS < NO_STALE_S ? '' : 'stale-while-revalidate=30, '
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en-AU',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'CDN-Cache-Control': `max-age=${Math.min(MAX_AGE_S, untilS)}, ${whileRenewing}stale-if-error=2592000`,
    'Content-Security-Policy': pagePolicy(origin, styleHash),
    'Permissions-Policy': PERMISSIONS_POLICY,
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
  }
}

function errorPageAnswer(status: number, { html, styleHash }: ErrorPage, origin: string): Answer {
  const body = Buffer.from(html)
  return {
    status,
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
