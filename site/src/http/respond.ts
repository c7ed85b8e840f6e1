import { MAX_TARGET_BYTES } from 'contract/rules/canonicalise.ts'
import { statusMessage } from 'contract/rules/error-messages.ts'
import { isPreviewTarget } from 'contract/rules/preview-link.ts'
import { isReservedPath } from 'contract/rules/reserved.ts'
import type { ErrorPages } from '../publish/error-pages.ts'
import type { Held } from '../publish/holding.ts'
import type { Store } from '../publish/publisher.ts'
import type { Variants } from '../publish/variants.ts'
import type { Clock } from '../views/clock.ts'
import { jsonError, textError, type HttpReply, type Endpoint, type SiteRequest } from './reply.ts'
import { createErrorReplies, type ErrorReplies } from './reply-error.ts'
import { storedFor } from './cache-headers.ts'
import { commonHeaders, DATA_POLICY, pagePolicy, type OutsideOrigins } from './headers.ts'
import { isVisitorGone } from './node-listener.ts'
import {
  createServePage,
  noPagePart,
  PARTS,
  type PagePart,
  type ServePageDeps,
} from './serve-page.ts'
import type { Report } from './problems.ts'
import { targetPath, resolveTarget, type RedirectTable, type Resolved } from './resolve-target.ts'

const READ_METHODS = ['GET', 'HEAD']
/** The endpoint of the sitemap index answers these too. */
const YEAR_SITEMAP = /^sitemap-\d{4}\.xml$/
const SITEMAP_INDEX = 'sitemap.xml'

export interface RespondDeps {
  readonly store: Store
  readonly clock: Clock
  readonly origin: string
  readonly outside: OutsideOrigins
  readonly errorPages: ErrorPages
  /** 0 if the site is not behind the content service. */
  readonly behindSeconds: () => number
  /** Undefined unless the site is held. */
  readonly held: () => Held | undefined
  readonly redirects: () => RedirectTable
  readonly variants: Variants
  readonly packOf: ServePageDeps['packOf']
  /** Undefined if the target is no preview address or its signature is not valid. */
  readonly preview: (request: SiteRequest) => Promise<HttpReply | undefined> | undefined
  /** By the first segment of their path. */
  readonly endpoints: Readonly<Record<string, Endpoint>>
  readonly report: Report
  readonly countReply: (status: number) => void
}

/** What answers a request target. */
interface TargetOwner {
  readonly endpoint?: Endpoint | undefined
  /** Below the endpoint's segment, as sent. */
  readonly rest: string
  readonly part?: PagePart | undefined
}

/** Most targets are the path of a page, so they share this object. */
const PAGES: TargetOwner = { rest: '' }

/** Canonicalises the target and looks up its page. A page that is ready needs no promise. */
export function createResponder(deps: RespondDeps) {
  const { store, endpoints, origin, outside } = deps
  const common = commonHeaders(origin)
  const policyOf = (styleHash: string) => pagePolicy(origin, styleHash, outside)
  const errors = createErrorReplies({ ...deps, base: store.base, policyOf })
  // These error pages have no menu and footer, which would name pages (spec/behaviour §16.4).
  const heldErrors = createErrorReplies({ ...deps, base: () => undefined, policyOf })
  const errorsWhile = (held: Held | undefined) => (held ? heldErrors : errors)
  const pages = createServePage({ ...deps, common, policyOf, errors, heldErrors })

  return (request: SiteRequest): HttpReply | Promise<HttpReply> => {
    try {
      const reply = respond(request)
      return reply instanceof Promise
        ? reply.catch((error: unknown) => failed(request, error)).then(finished)
        : finished(reply)
    } catch (error) {
      return failed(request, error).then(finished)
    }
  }

  async function failed(request: SiteRequest, error: unknown): Promise<HttpReply> {
    if (isVisitorGone(error)) throw error
    deps.report('request.failed', { path: targetPath(request.target), message: String(error) })
    const asData = dataError(ownerOf(request.target))
    return asData?.(500, statusMessage(500)) ?? errorsWhile(deps.held()).broken(request)
  }

  function finished(reply: HttpReply): HttpReply {
    deps.countReply(reply.status)
    return reply.lines ? reply : { ...reply, headers: { ...common, ...reply.headers } }
  }

  function respond(request: SiteRequest): HttpReply | Promise<HttpReply> {
    const { method, target } = request
    // Read once, so that the whole request sees the same state (spec/behaviour §16.5).
    const held = deps.held()
    const refused = errorsWhile(held)
    if (target.length > MAX_TARGET_BYTES) return refused.of(request, 414)
    const owner = ownerOf(target)
    const { endpoint } = owner
    const allowed = endpoint?.methods ?? READ_METHODS
    if (!allowed.includes(method)) return notAllowed(request, owner, { allowed, refused })
    const preview = isPreviewTarget(target) ? deps.preview(request) : undefined
    return preview
      ? preview.then((reply) => reply ?? replyOf(request, owner, held))
      : replyOf(request, owner, held)
  }

  function replyOf(
    request: SiteRequest,
    owner: TargetOwner,
    held: Held | undefined,
  ): HttpReply | Promise<HttpReply> {
    const { endpoint, rest, part } = owner
    const isHidden = held && (!endpoint || endpoint.revealsPages)
    if (isHidden) return hiddenFile(request.target, owner) ?? pages.holding(request, held)
    if (endpoint) return endpoint.reply(request, rest)
    return part ? pages.part(request, part) : resolved(request)
  }

  function ownerOf(target: string): TargetOwner {
    if (store.has(target)) return PAGES
    const path = targetPath(target)
    const [, first = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(path) ?? []
    const name = YEAR_SITEMAP.test(first) ? SITEMAP_INDEX : first
    if (Object.hasOwn(endpoints, name)) return { endpoint: endpoints[name], rest }
    for (const [end, kind] of Object.entries(PARTS)) {
      if (!path.endsWith(end)) continue
      const page = path.slice(0, -end.length) || '/'
      return { rest, part: { kind, path: page, search: target.slice(path.length) } }
    }
    return PAGES
  }

  function resolved(request: SiteRequest): HttpReply | Promise<HttpReply> {
    const meant = resolveTarget(request.target, {
      rules: deps.redirects().rules,
      festivalYears: store.base()?.festivalYears ?? [],
      isKnown: store.has,
    })
    switch (meant.kind) {
      case 'reject':
        return errors.of(request, meant.status)
      case 'redirect':
        return redirectReply(meant)
      case 'path':
        return pages.page(request, meant)
    }
  }
}

/** For requests that are not for a page (spec/behaviour §7.2.8). */
function dataError({ endpoint, part }: TargetOwner): Endpoint['error'] {
  return endpoint?.error ?? (endpoint || part ? jsonError : undefined)
}

/** The 404 of what would reveal pages while the site is held (spec/behaviour §16.4). Undefined for a page's address. */
function hiddenFile(target: string, { part }: TargetOwner): HttpReply | undefined {
  if (part) return noPagePart()
  // Without a valid signature an address of the preview is treated like the address of a page.
  return isReservedPath(targetPath(target)) && !isPreviewTarget(target)
    ? textError(404, statusMessage(404))
    : undefined
}

function redirectReply({
  status,
  location,
  maxAgeS,
}: Extract<Resolved, { kind: 'redirect' }>): HttpReply {
  return {
    status,
    headers: {
      Location: location,
      'Cache-Control': storedFor(maxAgeS),
      'Content-Length': '0',
      'Content-Security-Policy': DATA_POLICY,
    },
  }
}

function notAllowed(
  request: SiteRequest,
  owner: TargetOwner,
  { allowed, refused }: { readonly allowed: readonly string[]; readonly refused: ErrorReplies },
): HttpReply {
  const reply = dataError(owner)?.(405, statusMessage(405)) ?? refused.of(request, 405)
  return { ...reply, headers: { ...reply.headers, Allow: allowed.join(', ') } }
}
