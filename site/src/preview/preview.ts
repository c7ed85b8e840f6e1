import {
  PAGE_WITHDRAWN,
  pageNotFoundValidation,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import {
  parseMomentAsked,
  parsePreviewTarget,
  previewBase,
  type PreviewTarget,
} from 'contract/rules/preview-link.ts'
import { readPreviewSignature } from 'contract/rules/preview-signature.ts'
import type { PageDocument } from '../publish/document.ts'
import { contentOf } from '../publish/page-base.ts'
import type { ErrorPages } from '../publish/error-pages.ts'
import type { Holding } from '../publish/holding.ts'
import type { Store } from '../publish/publisher.ts'
import { createPreviewPages, type PreviewPages } from './preview-pages.ts'
import type { RenderDeps } from '../publish/render.ts'
import { applyChanges, EMPTY_SNAPSHOT, type Snapshot } from '../replica/snapshot.ts'
import { mediaNames, type MediaMirror } from '../replica/media-mirror.ts'
import type { Replica } from '../replica/replica.ts'
import type { PreviewSet, PreviewShown, Upstream } from '../replica/upstream.ts'
import type { Clock } from '../views/clock.ts'
import { siteZone } from '../views/site-zone.ts'
import { CACHE_CONTROL } from '../http/cache-headers.ts'
import {
  DATA_POLICY,
  pagePolicy,
  PERMISSIONS_POLICY,
  type OutsideOrigins,
} from '../http/headers.ts'
import { jsonReply, NOT_READY_RETRY_S, type HttpReply, type SiteRequest } from '../http/reply.ts'
import { createErrorReplies } from '../http/reply-error.ts'
import { resolveTarget, type RedirectTable } from '../http/resolve-target.ts'
import type { PARTS } from '../http/serve-page.ts'
import { withBar } from './bar.ts'
import { codeOf } from './code-of.ts'
import { previewFiles } from './files.ts'
import { insideDocument, insideProps } from './inside-links.ts'

/** The most previews asked for and drawn at once. A judgement: to draw a page takes much longer than a usual reply. */
const MOST_AT_ONCE = 2
const BUSY_RETRY_S = 1
const FILES = '/media/'
const ISLANDS: keyof typeof PARTS = '/_islands.json'
const NO_STORE = { 'Cache-Control': CACHE_CONTROL.notStored, 'Referrer-Policy': 'no-referrer' }

export interface PreviewKeys {
  readonly keys: readonly string[]
  /** The only origin that may show previews in a frame; undefined: none. */
  readonly studioOrigin?: string | undefined
}

export interface PreviewDeps extends PreviewKeys {
  readonly render: RenderDeps
  readonly clock: Clock
  readonly upstream: Pick<Upstream, 'preview' | 'media'>
  readonly replica: Pick<Replica, 'snapshot'>
  readonly mirror: Pick<MediaMirror, 'file' | 'isNamed'>
  readonly holding: Pick<Holding, 'isMediaVisible'>
  readonly redirectsOf: (snapshot: Snapshot) => RedirectTable
  readonly errorPages: ErrorPages
  readonly store: Pick<Store, 'base'>
  readonly outside: OutsideOrigins
}

interface Given extends PreviewTarget {
  /** The moment in the address is written in this zone. */
  readonly zone: string
  readonly request: SiteRequest
  readonly set: PreviewSet
}

/**
 * Answers targets below `/preview/` (spec/behaviour §31). Undefined, as for a path without a page, if the signature is
 * not valid or the link has ended. Only valid signatures cause work.
 */
export function createPreview(deps: PreviewDeps) {
  const { upstream, replica, keys, render, outside, store } = deps
  const files = previewFiles(deps.mirror, upstream)
  const policyOf = (styleHash: string) => pagePolicy(render.origin, styleHash, outside)
  const errors = createErrorReplies({ ...deps, base: store.base, policyOf })
  let running = 0

  async function ask({ request, ...asked }: Omit<Given, 'set'>, address: string | undefined) {
    if (running >= MOST_AT_ONCE) return errors.unavailable(request, BUSY_RETRY_S)
    running += 1
    try {
      const at = asked.moment === 'now' ? undefined : asked.moment
      const set = await upstream
        .preview({ signature: asked.signature, at, since: replica.snapshot().revision })
        .catch(() => 'away' as const)
      if (set === 'away') return errors.unavailable(request, NOT_READY_RETRY_S)
      if (!set) return undefined
      return address === undefined ? await answer({ ...asked, request, set }) : redirect(address)
    } finally {
      running -= 1
    }
  }

  async function answer(given: Given): Promise<HttpReply> {
    const { request, target } = given
    if (target.startsWith(FILES)) return fileReply(await files.reply(request, fileOf(target)))
    return drawReply(given, deps) ?? errors.unavailable(request, NOT_READY_RETRY_S)
  }

  return (request: SiteRequest): Promise<HttpReply | undefined> | undefined => {
    const zone = siteZone(contentOf(replica.snapshot()))
    const form = parseMomentAsked(request.target, zone)
    const asked = parsePreviewTarget(form?.address ?? request.target, zone)
    const now = Date.now()
    const isRight = asked && readPreviewSignature(asked.signature, keys, { codeOf, now })
    return isRight ? ask({ ...asked, request, zone }, form?.address) : undefined
  }
}

/** Undefined if the answers have no shell. */
function drawReply({ set, ...asked }: Given, deps: PreviewDeps): HttpReply | undefined {
  const { clock, studioOrigin, replica, holding, render } = deps
  const now = clock.now()
  const at = asked.moment === 'now' ? now : asked.moment
  const base = previewBase(asked.signature, asked.moment, asked.zone)
  const before = set.full ? EMPTY_SNAPSHOT : replica.snapshot()
  const applied = applyChanges(before, set.revision, set.changes, { full: set.full })
  const pages = createPreviewPages(applied.snapshot, at, {
    ...render,
    clockOffsetMs: at - (now - render.clockOffsetMs),
    settings: {
      ...render.settings,
      analyticsEndpoint: undefined,
      buildPollMs: undefined,
      keepsPages: undefined,
      preview: { base, ...(studioOrigin === undefined ? {} : { studioOrigin }) },
    },
  })
  if (!pages) return undefined
  // The end of the link, by the festival's clock.
  const shown = { ...set.shown, until: set.shown.until + render.clockOffsetMs }
  const drafted = filesOf(applied.snapshot, before)
  const isPublicFile = (name: string) => !drafted.has(name) && holding.isMediaVisible(name)
  const inside = { base, paths: shown.paths, isPublicFile }
  const found = find(asked.target, { pages, redirects: deps.redirectsOf(applied.snapshot), shown })
  if (found.kind === 'redirect') {
    const { location } = found
    return redirect(location.startsWith('/') ? base + location : location)
  }
  if (found.kind === 'islands')
    return islandsReply(insideProps(JSON.stringify(found.props), inside))
  const isHeld = pages.isHeld && found.status === 200
  const holdingPage = isHeld && asked.moment !== 'now' ? pages.holdingPage() : undefined
  const drawn = holdingPage ?? found.document
  const html = insideDocument(drawn.html, inside)
  const page = withBar(
    { ...drawn, html },
    {
      ...asked,
      now,
      shown,
      isHeld,
      isFound: found.status === 200,
    },
  )
  return pageReply(found.status, page, deps)
}

/** The media files in the answers that drafts change. Some of them may be in drafts only. */
function filesOf({ answers }: Snapshot, before: Snapshot): ReadonlySet<string> {
  const changed = [...answers].filter(([key, answer]) => before.answers.get(key) !== answer)
  return new Set(changed.flatMap(([, answer]) => mediaNames(answer)))
}

type Found =
  | { readonly kind: 'page'; readonly status: number; readonly document: PageDocument }
  | { readonly kind: 'islands'; readonly props: object }
  | { readonly kind: 'redirect'; readonly location: string }

interface Where {
  readonly pages: PreviewPages
  readonly redirects: RedirectTable
  readonly shown: PreviewShown
}

function find(target: string, { pages, redirects, shown }: Where): Found {
  const error = (status: number, message = statusMessage(status), detail?: string): Found => ({
    kind: 'page',
    status,
    document: pages.error({ status, message, ...(detail === undefined ? {} : { detail }) }),
  })
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(target) ?? []
  const islandsOf = path.endsWith(ISLANDS)
    ? pages.page(path.slice(0, -ISLANDS.length).replace(/^\/+/, '/') || '/', search)
    : undefined
  if (islandsOf) return { kind: 'islands', props: islandsOf.islands }

  const meant = resolveTarget(target, {
    rules: redirects.rules,
    festivalYears: pages.festivalYears,
    isKnown: pages.has,
  })
  if (meant.kind === 'reject') return error(meant.status)
  if (meant.kind === 'redirect') return meant
  const isShown = shown.paths === undefined || shown.paths.includes(meant.path)
  const document = isShown ? pages.page(meant.path, meant.search) : undefined
  if (document) return { kind: 'page', status: 200, document }
  const reason = redirects.gone.get(meant.path)
  if (reason !== undefined) return error(410, PAGE_WITHDRAWN, reason)
  return error(404, pageNotFoundValidation(target))
}

function fileOf(target: string): string {
  return target.slice(FILES.length).replace(/\?.*$/s, '')
}

/** The reply for a file that may be in drafts only. */
function fileReply(reply: HttpReply): HttpReply {
  const kept = { 'Cache-Control': CACHE_CONTROL.draftFile, 'X-Robots-Tag': 'noindex' }
  return reply.status >= 400 ? reply : { ...reply, headers: { ...reply.headers, ...kept } }
}

function islandsReply(json: string): HttpReply {
  const reply = jsonReply(200, null, { ...NO_STORE, 'X-Robots-Tag': 'noindex' })
  const body = Buffer.from(json)
  return { ...reply, headers: { ...reply.headers, 'Content-Length': String(body.length) }, body }
}

function redirect(location: string): HttpReply {
  return {
    status: 302,
    headers: {
      Location: location,
      ...NO_STORE,
      'Content-Length': '0',
      'Content-Security-Policy': DATA_POLICY,
      'X-Robots-Tag': 'noindex',
    },
  }
}

function pageReply(
  status: number,
  { html, styleHash }: PageDocument,
  { render, outside, studioOrigin }: PreviewDeps,
): HttpReply {
  const body = Buffer.from(html)
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': String(body.length),
      'Content-Language': 'en-AU',
      ...NO_STORE,
      'Content-Security-Policy': pagePolicy(render.origin, styleHash, outside, studioOrigin),
      // When a draft is saved, the studio sends a message to the window that it opened. `same-origin` would prevent
      // that.
      'Cross-Origin-Opener-Policy': 'unsafe-none',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': PERMISSIONS_POLICY,
      'X-Robots-Tag': 'noindex',
    },
    body,
  }
}
