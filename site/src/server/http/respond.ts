import { PAGE_WITHDRAWN, statusMessage } from 'contract/rules/error-messages.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import type { Variants } from '../../publish/variants.ts'
import { grammarOf } from '../../query-grammars.ts'
import { formatQuery, parseQuery } from '../../query.ts'
import type { Answer, SiteRequest } from './answer.ts'
import { RENDERED_NOW } from './cache-headers.ts'
import { jsonError, jsonUnavailable, NOT_READY_RETRY_S, type Endpoint } from './endpoint.ts'
import { commonHeaders, DATA_POLICY } from './headers.ts'
import { createPageAnswers, type PageAnswerDeps } from './page-answers.ts'
import type { RedirectTable } from './redirect-table.ts'
import { resolveTarget, type Resolved } from './resolve-target.ts'

const PAYLOAD = '/_payload.json'
const CROWDED_RETRY_S = 1
const READ_METHODS = ['GET', 'HEAD']

export interface RespondDeps extends PageAnswerDeps {
  readonly store: Store
  readonly redirects: () => RedirectTable
  readonly variants: Variants
  /** What answers instead of a page, by the first segment of the path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/** Request → answer: canonical URL, look-up, prebuilt bytes; everything else behind it. */
export function createResponder(deps: RespondDeps) {
  const { store, endpoints } = deps
  const common = commonHeaders(deps.origin)
  const answers = createPageAnswers(deps)

  return async (request: SiteRequest): Promise<Answer> => {
    const answer = await respond(request).catch((error: unknown) => {
      deps.log('request.failed', { target: request.target, message: String(error) })
      return broken(request.target)
    })
    return { ...answer, headers: { ...common, ...answer.headers } }
  }

  async function respond(request: SiteRequest): Promise<Answer> {
    const { method, target } = request
    const { path, endpoint, rest } = place(target)
    const allowed = endpoint?.methods ?? READ_METHODS
    if (!allowed.includes(method)) return notAllowed(target, allowed)
    if (endpoint) return endpoint.answer(request, rest)

    if (path.endsWith(PAYLOAD)) return payloadAnswer(request, stripPayload(path))

    const resolved = resolveTarget(target, {
      rules: deps.redirects().rules,
      festivalYears: store.ground()?.festivalYears ?? [],
      isKnown: store.has,
    })
    switch (resolved.kind) {
      case 'reject':
        return answers.failed({ status: resolved.status, message: statusMessage(resolved.status) })
      case 'redirect':
        return redirectAnswer(resolved)
      case 'path':
        return pageAnswer(request, resolved)
    }
  }

  async function pageAnswer(
    request: SiteRequest,
    { path, search }: { path: string; search: string },
  ): Promise<Answer> {
    const page = await store.get(path)
    if (page) {
      const query = formatQuery(parseQuery(grammarOf(page.known.route.screen), search))
      return query === '' ? answers.page(request, page) : variantAnswer(request, page, query)
    }
    if (!store.ground()) return answers.unavailable(NOT_READY_RETRY_S)
    const reason = deps.redirects().gone.get(path)
    if (reason === undefined) return answers.missing(path, request.target)
    return answers.failed({ status: 410, message: PAGE_WITHDRAWN, detail: reason })
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

  /** Only a canonical path of a page has a payload: no redirect applies (behaviour §23.3, §5.7). */
  async function payloadAnswer(request: SiteRequest, path: string): Promise<Answer> {
    const page = await store.get(path)
    if (page) return answers.payload(request, page)
    return store.ground() ? jsonError(404, 'There is no payload here') : jsonUnavailable()
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
    const path = target.split('?', 1)[0] ?? ''
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
    return { path, endpoint: Object.hasOwn(endpoints, first) ? endpoints[first] : undefined, rest }
  }
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
