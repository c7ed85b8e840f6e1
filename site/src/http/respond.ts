import { MAX_TARGET_BYTES } from 'contract/rules/canonicalise.ts'
import { statusMessage } from 'contract/rules/error-messages.ts'
import type { Clock } from '../views/clock.ts'
import type { ErrorPages } from '../publish/error-pages.ts'
import type { Held } from '../publish/holding.ts'
import type { Store } from '../publish/publisher.ts'
import type { Variants } from '../publish/variants.ts'
import type { Report } from './problems.ts'
import type { Answer, SiteRequest } from './answer.ts'
import type { Endpoint } from './endpoint.ts'
import { createErrorAnswers, type ErrorAnswers } from './error-answers.ts'
import { commonHeaders, DATA_POLICY, pagePolicy, type OutsideOrigins } from './headers.ts'
import { isVisitorGone } from './is-visitor-gone.ts'
import { createPlainTargets } from './plain-targets.ts'
import type { RedirectTable } from './redirect-table.ts'
import { resolveTarget, type Resolved } from './resolve-target.ts'
import { createSiteAnswers } from './site-answers.ts'
import { dataError, heldFile, pathOf, targetPlace, type TargetPlace } from './target-place.ts'

const READ_METHODS = ['GET', 'HEAD']

export interface RespondDeps {
  readonly store: Store
  readonly clock: Clock
  readonly origin: string
  /** Origins beside the site's own that a page may ask. */
  readonly outside: OutsideOrigins
  readonly errorPages: ErrorPages
  /** How long the answers have been older than the content service's; 0 when they are not. */
  readonly behindSeconds: () => number
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
  const { store, endpoints, origin, outside } = deps
  const common = commonHeaders(origin)
  const policyOf = (styleHash: string) => pagePolicy(origin, styleHash, outside)
  const errors = createErrorAnswers({ ...deps, base: store.base, policyOf })
  // They stand alone: the menu and the footer would tell of the pages (spec/behaviour §16.4).
  const heldErrors = createErrorAnswers({ ...deps, base: () => undefined, policyOf })
  const errorsWhile = (held: ReturnType<typeof deps.held>) => (held ? heldErrors : errors)
  const answers = createSiteAnswers({ ...deps, common, policyOf, errors, heldErrors })
  const plain = createPlainTargets(() => [store.base(), deps.redirects()])

  return (request: SiteRequest): Answer | Promise<Answer> => {
    const failed = async (error: unknown): Promise<Answer> => {
      if (isVisitorGone(error)) throw error
      deps.report('request.failed', { path: pathOf(request.target), message: String(error) })
      return broken(request)
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
    return answer.isWhole ? answer : { ...answer, headers: { ...common, ...answer.headers } }
  }

  function respond(request: SiteRequest): Answer | Promise<Answer> {
    const { method, target } = request
    // Asked once, so that one request sees all of one state (spec/behaviour §16.5).
    const held = deps.held()
    const refused = errorsWhile(held)
    if (target.length > MAX_TARGET_BYTES) return refused.of(request, 414)
    if (!held && READ_METHODS.includes(method) && plain.has(target)) {
      return answers.page(request, { path: target, search: '' })
    }
    const place = targetPlace(target, endpoints)
    const { endpoint, rest, part } = place
    const allowed = endpoint?.methods ?? READ_METHODS
    if (!allowed.includes(method)) return notAllowed(request, place, { allowed, refused })
    const isHidden = held && (!endpoint || endpoint.tellsOfPages)
    if (isHidden) return heldFile(place) ?? answers.holding(request, held)
    if (endpoint) return endpoint.answer(request, rest)
    return part ? answers.part(request, part) : resolved(request)
  }

  function resolved(request: SiteRequest): Answer | Promise<Answer> {
    const { target } = request
    const meant = resolveTarget(target, {
      rules: deps.redirects().rules,
      festivalYears: store.base()?.festivalYears ?? [],
      isKnown: store.has,
    })
    switch (meant.kind) {
      case 'reject':
        return errors.of(request, meant.status)
      case 'redirect':
        return redirectAnswer(meant)
      case 'path':
        if (meant.path === target && store.has(target)) plain.add(target)
        return answers.page(request, meant)
    }
  }

  function broken(request: SiteRequest): Answer | Promise<Answer> {
    const asData = dataError(targetPlace(request.target, endpoints))
    return asData?.(500, statusMessage(500)) ?? errorsWhile(deps.held()).broken(request)
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

function notAllowed(
  request: SiteRequest,
  place: TargetPlace,
  { allowed, refused }: { readonly allowed: readonly string[]; readonly refused: ErrorAnswers },
): Answer {
  const answer = dataError(place)?.(405, statusMessage(405)) ?? refused.of(request, 405)
  return { ...answer, headers: { ...answer.headers, Allow: allowed.join(', ') } }
}
