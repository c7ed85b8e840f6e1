import { MAX_TARGET_BYTES } from 'contract/rules/canonicalise.ts'
import { PAGE_WITHDRAWN, statusMessage } from 'contract/rules/error-messages.ts'
import { isReservedPath } from 'contract/rules/reserved.ts'
import type { Held } from '../../publish/holding.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import type { Variants } from '../../publish/variants.ts'
import { grammarOf } from '../../query-grammars.ts'
import { formatQuery, parseQuery } from '../../query.ts'
import type { Report } from '../problems.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { RENDERED_NOW } from './cache-headers.ts'
import {
  jsonError,
  jsonUnavailable,
  NOT_READY_RETRY_S,
  textError,
  type Endpoint,
} from './endpoint.ts'
import { commonHeaders, DATA_POLICY } from './headers.ts'
import { isVisitorGone } from './is-visitor-gone.ts'
import { createPageAnswers, type PageAnswerDeps } from './page-answers.ts'
import { createPlainTargets } from './plain-targets.ts'
import type { RedirectTable } from './redirect-table.ts'
import { resolveTarget, type Resolved } from './resolve-target.ts'

const PAYLOAD = '/_payload.json'
const CROWDED_RETRY_S = 1
const READ_METHODS = ['GET', 'HEAD']

/** A canonical path, and the query as sent. */
type Asked = Pick<Extract<Resolved, { kind: 'path' }>, 'path' | 'search'>

export interface RespondDeps extends PageAnswerDeps {
  readonly store: Store
  /** What stands in for the site, if anything does. */
  readonly held: () => Held | undefined
  readonly redirects: () => RedirectTable
  readonly variants: Variants
  /** What answers instead of a page, by the first segment of the path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly report: Report
  readonly countAnswer: (status: number) => void
}

/**
 * Request → answer: canonical URL, look-up, prebuilt bytes; everything else behind it. A page that is ready is answered
 * at once, without a promise.
 */
export function createResponder(deps: RespondDeps) {
  const { store, endpoints } = deps
  const common = commonHeaders(deps.origin)
  const answers = createPageAnswers(deps)
  const plain = createPlainTargets(() => [store.ground(), deps.redirects()])

  return (request: SiteRequest): Answer | Promise<Answer> => {
    const failed = async (error: unknown): Promise<Answer> => {
      if (isVisitorGone(error)) throw error
      deps.report('request.failed', { path: pathOf(request.target), message: String(error) })
      return broken(request.target)
    }
    try {
      const answer = respond(request)
      return answer instanceof Promise ? answer.catch(failed).then(finished) : finished(answer)
    } catch (error) {
      return failed(error).then(finished)
    }
  }

  function finished(answer: Answer): Answer {
    deps.countAnswer(answer.status)
    return { ...answer, headers: { ...common, ...answer.headers } }
  }

  function respond(request: SiteRequest): Answer | Promise<Answer> {
    const { method, target } = request
    if (target.length > MAX_TARGET_BYTES) return rejected(414)
    // Asked here and nowhere else, so that one request sees all of one state (behaviour §16.5).
    const held = deps.held()
    if (!held && READ_METHODS.includes(method) && plain.has(target)) {
      return pageAnswer(request, { path: target, search: '' })
    }
    const { path, endpoint, rest } = place(target)
    const allowed = endpoint?.methods ?? READ_METHODS
    if (!allowed.includes(method)) return notAllowed(target, allowed)
    const isHidden = held && (!endpoint || endpoint.tellsOfPages)
    if (isHidden) return heldFile(path) ?? answers.holding(request, held)
    if (endpoint) return endpoint.answer(request, rest)
    if (path.endsWith(PAYLOAD)) return payloadAnswer(request, stripPayload(path))

    const resolved = resolveTarget(target, {
      rules: deps.redirects().rules,
      festivalYears: store.ground()?.festivalYears ?? [],
      isKnown: store.has,
    })
    switch (resolved.kind) {
      case 'reject':
        return rejected(resolved.status)
      case 'redirect':
        return redirectAnswer(resolved)
      case 'path':
        if (resolved.path === target && store.has(target)) plain.add(target)
        return pageAnswer(request, resolved)
    }
  }

  function pageAnswer(request: SiteRequest, asked: Asked): Answer | Promise<Answer> {
    const page = store.get(asked.path)
    return page instanceof Promise
      ? page.then((rendered) => storedAnswer(request, asked, rendered))
      : storedAnswer(request, asked, page)
  }

  function storedAnswer(
    request: SiteRequest,
    { path, search }: Asked,
    page: PublishedPage | undefined,
  ): Answer | Promise<Answer> {
    if (!page) return missingAnswer(request, path)
    const grammar = grammarOf(page.known.route.screen)
    const query = search === '' ? '' : formatQuery(parseQuery(grammar, search))
    return query === '' ? answers.page(request, page) : variantAnswer(request, page, query)
  }

  async function variantAnswer(
    request: SiteRequest,
    page: PublishedPage,
    query: string,
  ): Promise<Answer> {
    const stored = deps.variants.find(page, query)
    if (stored) return answers.page(request, stored)
    const rendered = await deps.variants.render(page, query)
    return rendered
      ? answers.page(request, rendered, RENDERED_NOW)
      : answers.unavailable(CROWDED_RETRY_S)
  }

  function missingAnswer(request: SiteRequest, path: string): Promise<Answer> {
    if (!store.ground()) return answers.unavailable(NOT_READY_RETRY_S)
    const reason = deps.redirects().gone.get(path)
    if (reason === undefined) return answers.missing(path, request.target)
    return answers.failed({ status: 410, message: PAGE_WITHDRAWN, detail: reason })
  }

  function rejected(status: number): Promise<Answer> {
    return answers.failed({ status, message: statusMessage(status) })
  }

  /** Only a canonical path of a page has a payload: no redirect applies (behaviour §23.3, §5.7). */
  async function payloadAnswer(request: SiteRequest, path: string): Promise<Answer> {
    const page = await store.get(path)
    if (page) return answers.payload(request, page)
    return store.ground() ? noPayload() : jsonUnavailable()
  }

  async function notAllowed(target: string, allowed: readonly string[]): Promise<Answer> {
    const message = statusMessage(405)
    const answer =
      dataError(target)?.(405, message) ?? (await answers.failed({ status: 405, message }))
    return { ...answer, headers: { ...answer.headers, Allow: allowed.join(', ') } }
  }

  function broken(target: string): Answer | Promise<Answer> {
    return dataError(target)?.(500, statusMessage(500)) ?? answers.broken()
  }

  /** How an error is said where no page is asked for (behaviour §7.2.8). */
  function dataError(target: string): Endpoint['error'] {
    const { path, endpoint } = place(target)
    return endpoint?.error ?? (endpoint || path.endsWith(PAYLOAD) ? jsonError : undefined)
  }

  function place(target: string): { path: string; endpoint: Endpoint | undefined; rest: string } {
    const path = pathOf(target)
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
    return { path, endpoint: Object.hasOwn(endpoints, first) ? endpoints[first] : undefined, rest }
  }
}

/** What is no page is not there while the site is held, or it would tell of the pages (behaviour §16.4). */
function heldFile(path: string): Answer | undefined {
  if (path.endsWith(PAYLOAD)) return noPayload()
  return isReservedPath(path) ? textError(404, statusMessage(404)) : undefined
}

function noPayload(): Answer {
  return jsonError(404, 'There is no payload here')
}

function pathOf(target: string): string {
  const mark = target.indexOf('?')
  return mark === -1 ? target : target.slice(0, mark)
}

function redirectAnswer({
  status,
  location,
  maxAgeS,
}: Extract<Resolved, { kind: 'redirect' }>): Answer {
  return {
    status,
    headers: {
      Location: location,
      'Cache-Control': `public, max-age=${maxAgeS}`,
      'Content-Length': '0',
      'Content-Security-Policy': DATA_POLICY,
    },
  }
}

/** `/a/_payload.json` → `/a`. */
function stripPayload(path: string): string {
  return path.slice(0, -PAYLOAD.length) || '/'
}
