import {
  pageNotFoundUnmatched,
  pageNotFoundValidation,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import { holdingMaxAgeS } from 'contract/rules/holding.ts'
import type { Clock } from '../../clock.ts'
import type { PageError } from '../../page-error.ts'
import type { ErrorPage, ErrorPages } from '../../publish/error-pages.ts'
import type { Held } from '../../publish/holding.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import { matchRoute, SLUG_ROUTE, type Route } from '../../routes.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { bodyAnswer } from './body-answer.ts'
import { cacheHeaders, cacheStatus } from './cache-headers.ts'
import { NOT_READY_RETRY_S } from './endpoint.ts'
import { DATA_POLICY, pagePolicy, PERMISSIONS_POLICY } from './headers.ts'

export interface PageAnswerDeps {
  readonly store: Pick<Store, 'ground'>
  readonly clock: Clock
  readonly origin: string
  /** Origins beside the site's own that a page may ask. */
  readonly connectTo: readonly string[]
  readonly errorPages: ErrorPages
  /** How long the answers have been older than the content service's; 0 when they are not. */
  readonly behindSeconds: () => number
}

/** The policy of a page with one inline style. */
type PolicyOf = (styleHash: string) => string

/** Answers that are HTML, and the payloads of pages (faults §11). */
export function createPageAnswers(deps: PageAnswerDeps) {
  const { store, clock, origin, connectTo, errorPages, behindSeconds } = deps
  const policyOf: PolicyOf = (styleHash) => pagePolicy(origin, styleHash, connectTo)

  async function failed(error: PageError, route?: Route): Promise<Answer> {
    return errorPageAnswer(
      error.status,
      await errorPages.get(error, store.ground(), route),
      policyOf,
    )
  }

  async function unavailable(retryAfterS: number): Promise<Answer> {
    const answer = await failed({ status: 503, message: statusMessage(503) })
    return { ...answer, headers: { ...answer.headers, 'Retry-After': String(retryAfterS) } }
  }

  return {
    page(
      request: SiteRequest,
      { html, until, styleHash, noindex }: PublishedPage,
      status = cacheStatus(behindSeconds()),
    ): Answer | Promise<Answer> {
      return bodyAnswer(request, html, {
        ...documentHeaders(styleHash, policyOf),
        ...cacheHeaders({ until, now: clock.now(), status }),
        ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
      })
    },
    payload(request: SiteRequest, { payload, until }: PublishedPage): Answer | Promise<Answer> {
      const status = cacheStatus(behindSeconds())
      return bodyAnswer(request, payload, {
        'Content-Type': 'application/json; charset=utf-8',
        ...cacheHeaders({ until, now: clock.now(), status }),
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Content-Security-Policy': DATA_POLICY,
      })
    },
    /** In place of every page, and not kept beyond the opening (behaviour §16.3). */
    async holding(request: SiteRequest, { page, opensAt }: Held): Promise<Answer> {
      const ready = await page
      if (!ready) return unavailable(NOT_READY_RETRY_S)
      return bodyAnswer(request, ready.html, {
        ...documentHeaders(ready.styleHash, policyOf),
        'Cache-Control': `public, max-age=${holdingMaxAgeS(opensAt, clock.now())}`,
        'X-Robots-Tag': 'noindex',
      })
    },
    failed,
    /** In one of the two wordings of a missing page (behaviour §7.1). `fullPath` is printed as sent. */
    missing(path: string, fullPath: string): Promise<Answer> {
      const ground = store.ground()
      const route = ground ? matchRoute(ground.table, path).route : SLUG_ROUTE
      const wording = route.id === SLUG_ROUTE.id ? pageNotFoundUnmatched : pageNotFoundValidation
      return failed({ status: 404, message: wording(fullPath), fullPath }, route)
    },
    unavailable,
    /** The true reason is in the log only; where nothing can be rendered, a page that stands alone. */
    async broken(): Promise<Answer> {
      const error = { status: 500, message: statusMessage(500) }
      try {
        return await failed(error)
      } catch {
        return errorPageAnswer(500, await errorPages.get(error, undefined), policyOf)
      }
    },
  }
}

function documentHeaders(styleHash: string, policyOf: PolicyOf): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en-AU',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policyOf(styleHash),
    'Permissions-Policy': PERMISSIONS_POLICY,
  }
}

function errorPageAnswer(
  status: number,
  { html, styleHash }: ErrorPage,
  policyOf: PolicyOf,
): Answer {
  const body = Buffer.from(html)
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': policyOf(styleHash),
      'Permissions-Policy': PERMISSIONS_POLICY,
      'X-Robots-Tag': 'noindex',
    },
    body,
  }
}
