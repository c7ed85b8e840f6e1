import { statusMessage } from 'contract/rules/error-messages.ts'
import type { PublishedPage } from '../../publish/page.ts'
import type { Store } from '../../publish/publisher.ts'
import { grammarOf } from '../../query-grammars.ts'
import { formatQuery, parseQuery } from '../../query.ts'
import type { Answer, SiteRequest } from './answer.ts'
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
  /** The page of a declared query, rendered on demand; undefined when too many wait. */
  readonly variant: (page: PublishedPage, search: string) => Promise<PublishedPage | undefined>
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
      return answers.broken()
    })
    return { ...answer, headers: { ...common, ...answer.headers } }
  }

  async function respond(request: SiteRequest): Promise<Answer> {
    const { method, target } = request
    const path = target.split('?', 1)[0] ?? ''
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
    const endpoint = Object.hasOwn(endpoints, first) ? endpoints[first] : undefined
    const allowed = endpoint?.methods ?? READ_METHODS
    if (!allowed.includes(method)) return notAllowed(allowed, endpoint !== undefined)
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
      const shown = query === '' ? page : await deps.variant(page, query)
      return shown ? answers.page(request, shown) : answers.unavailable(CROWDED_RETRY_S)
    }
    if (!store.ground()) return answers.unavailable(NOT_READY_RETRY_S)
    const reason = deps.redirects().gone.get(path)
    if (reason === undefined) return answers.missing(path, request.target)
    return answers.withdrawn(path, reason)
  }

  /** Only a canonical path of a page has a payload: no redirect applies (behaviour §23.3, §5.7). */
  async function payloadAnswer(request: SiteRequest, path: string): Promise<Answer> {
    const page = await store.get(path)
    if (page) return answers.payload(request, page)
    return store.ground() ? jsonError(404, 'There is no payload here') : jsonUnavailable()
  }

  async function notAllowed(allowed: readonly string[], isData: boolean): Promise<Answer> {
    const message = statusMessage(405)
    const answer = isData ? jsonError(405, message) : await answers.failed({ status: 405, message })
    return { ...answer, headers: { ...answer.headers, Allow: allowed.join(', ') } }
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
