import {
  PAGE_WITHDRAWN,
  pageNotFoundUnmatched,
  pageNotFoundValidation,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import type { PageError } from '../../page-error.ts'
import type { ErrorPage, ErrorPages } from '../../publish/error-pages.ts'
import type { Store } from '../../publish/publisher.ts'
import { matchRoute, SLUG_ROUTE, type Route } from '../../routes.ts'
import type { Answer } from './answer.ts'
import { PERMISSIONS_POLICY } from './headers.ts'

/** The policy of a page with one inline style. */
export type PolicyOf = (styleHash: string) => string

export interface ErrorAnswerDeps {
  /** What the screen stands in the shell of; without it the screen stands alone. */
  readonly ground: Store['ground']
  readonly errorPages: ErrorPages
  readonly policyOf: PolicyOf
}

/** Answers that are the error screen (spec/behaviour §7, spec/faults §11). */
export function createErrorAnswers({ ground, errorPages, policyOf }: ErrorAnswerDeps) {
  async function failed(error: PageError, route?: Route): Promise<Answer> {
    const page = await errorPages.get(error, ground(), route)
    return errorPageAnswer(error.status, page, policyOf)
  }

  /** The browser hydrates an error with the route of its address: another would be another page. */
  function routeOf(path: string): Route {
    const table = ground()?.table
    return table ? matchRoute(table, path).route : SLUG_ROUTE
  }

  return {
    /** Of a status that says all there is to say. */
    of: (status: number): Promise<Answer> => failed({ status, message: statusMessage(status) }),
    /** In one of the two wordings of a missing page (spec/behaviour §7.1). `fullPath` is printed as sent. */
    missing(path: string, fullPath: string): Promise<Answer> {
      const route = routeOf(path)
      const wording = route.id === SLUG_ROUTE.id ? pageNotFoundUnmatched : pageNotFoundValidation
      const likely = errorPages.likely(path, ground())
      return failed({ status: 404, message: wording(fullPath), fullPath, likely }, route)
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
        return errorPageAnswer(500, await errorPages.get(error, undefined), policyOf)
      }
    },
  }
}

export type ErrorAnswers = ReturnType<typeof createErrorAnswers>

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
