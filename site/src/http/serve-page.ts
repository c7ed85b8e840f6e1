import { holdingMaxAgeS } from 'contract/rules/holding.ts'
import { memoiseBounded } from 'contract/rules/memoise-bounded.ts'
import type { Held } from '../publish/holding.ts'
import type { Body } from '../publish/compress.ts'
import type { PublishedPage } from '../publish/page.ts'
import type { Store } from '../publish/publisher.ts'
import type { Variants } from '../publish/variants.ts'
import { grammarOf } from '../lists/query-grammars.ts'
import { formatQuery, parseQuery } from '../urls/query.ts'
import type { Clock } from '../views/clock.ts'
import {
  jsonError,
  jsonUnavailable,
  NOT_READY_RETRY_S,
  type HttpReply,
  type SiteRequest,
} from './reply.ts'
import { bodyReply, represent, representationReply, type Representation } from './reply-body.ts'
import type { ErrorReplies, PolicyOf } from './reply-error.ts'
import {
  CACHE_CONTROL,
  cacheHeaders,
  cacheStatus,
  HIT,
  isLasting,
  PERSONAL_HEADERS,
  RENDERED_NOW,
  storedFor,
} from './cache-headers.ts'
import { DATA_POLICY, PERMISSIONS_POLICY } from './headers.ts'
import { encodingOf } from './negotiate.ts'
import type { RedirectTable } from './resolve-target.ts'

/** Each inline style has its own policy. Pages with the same colours and widths of fitted lines share one. */
const STYLES = 200
/** The queue of variants is empty within a third of a second (`variants.ts`). */
const CROWDED_RETRY_S = 1
/** The address of the props of a page's islands has the hash of the page. */
const IMMUTABLE = { 'Cache-Control': CACHE_CONTROL.neverChanges }
/** A pack depends on other pages, and on files that may arrive later, so caches must revalidate. */
const REVALIDATED = { 'Cache-Control': CACHE_CONTROL.askBeforeUse }
const DATA_HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': DATA_POLICY,
}

/** The data of a page, by the last segment of its address. */
export const PARTS = {
  '/_payload.json': 'payload',
  '/_islands.json': 'islands',
  '/pack.json': 'pack',
} as const

/** Path and query as sent. */
export interface PagePart {
  readonly kind: (typeof PARTS)[keyof typeof PARTS]
  readonly path: string
  readonly search: string
}

/** `path` is canonical, `search` as sent: `?…` or an empty string. */
export interface Asked {
  readonly path: string
  readonly search: string
}

export interface ServePageDeps {
  readonly store: Pick<Store, 'get' | 'base'>
  readonly variants: Variants
  /** Undefined if the page has no walk pack. */
  readonly packOf: (page: PublishedPage) => Promise<Body | undefined>
  readonly redirects: () => Pick<RedirectTable, 'gone'>
  readonly clock: Clock
  /** The headers of every reply. */
  readonly common: Readonly<Record<string, string>>
  readonly policyOf: PolicyOf
  /** 0 if the site is not behind the content service. */
  readonly behindSeconds: () => number
  readonly errors: ErrorReplies
  /** For use while the site is held. */
  readonly heldErrors: ErrorReplies
}

/** A canonical path leads to its page, its data, or an error (spec/faults §11). */
export function createServePage(deps: ServePageDeps) {
  const { store, variants, redirects, clock, errors, heldErrors, packOf } = deps
  const { documentHeaders, newest, pageReply } = createDocuments(deps)

  function storedPage(
    request: SiteRequest,
    { path, search }: Asked,
    page: PublishedPage | undefined,
  ): HttpReply | Promise<HttpReply> {
    if (!page) return missing(request, path)
    const query = declaredQuery(page, search)
    return query === '' ? pageReply(request, page) : variantPage(request, page, query)
  }

  async function variantPage(
    request: SiteRequest,
    page: PublishedPage,
    query: string,
  ): Promise<HttpReply> {
    const stored = variants.find(page, query)
    if (stored) return pageReply(request, stored)
    const rendered = await variants.render(page, query)
    return rendered
      ? pageReply(request, rendered, RENDERED_NOW)
      : errors.unavailable(request, CROWDED_RETRY_S)
  }

  function missing(request: SiteRequest, path: string): HttpReply {
    if (!store.base()) return errors.unavailable(request, NOT_READY_RETRY_S)
    const reason = redirects().gone.get(path)
    return reason === undefined ? errors.missing(request, path) : errors.withdrawn(request, reason)
  }

  return {
    /** Returns no promise if the page is ready. */
    page(request: SiteRequest, asked: Asked): HttpReply | Promise<HttpReply> {
      const page = store.get(asked.path)
      return page instanceof Promise
        ? page.then((rendered) => storedPage(request, asked, rendered))
        : storedPage(request, asked, page)
    },
    /** Only the canonical path of a page has data; no redirect applies (spec/behaviour §23.3, §5.7). */
    async part(request: SiteRequest, { kind, path, search }: PagePart): Promise<HttpReply> {
      const page = await store.get(path)
      if (!page) return store.base() ? noPagePart() : jsonUnavailable(NOT_READY_RETRY_S)
      if (kind === 'pack') return packReply(request, await packOf(page))
      const query = declaredQuery(page, search)
      const found = query === '' ? page : variants.find(page, query)
      const shown = found ?? (await variants.render(page, query))
      if (!shown) return jsonUnavailable(CROWDED_RETRY_S)
      // Under another hash than that of this page, these are the newest props, which are not immutable.
      const isOfPage = kind === 'islands' && search.slice(1).split('&', 1)[0] === shown.page
      return bodyReply(request, shown[kind], {
        ...DATA_HEADERS,
        ...dataCache(shown, isOfPage ? IMMUTABLE : newest(shown.until)),
      })
    },
    /** It replaces every page, and is not cached beyond the opening (spec/behaviour §16.3). */
    async holding(request: SiteRequest, { page, opensAt }: Held): Promise<HttpReply> {
      const shown = await page
      if (!shown) return heldErrors.unavailable(request, NOT_READY_RETRY_S)
      return bodyReply(request, shown.html, {
        ...documentHeaders(shown.styleHash, true),
        'Cache-Control': storedFor(holdingMaxAgeS(opensAt, clock.now())),
      })
    },
  }
}

/** Headers that do not depend on the time are made once for each page. */
function createDocuments({ clock, common, policyOf, behindSeconds }: ServePageDeps) {
  const ofStyle = memoiseBounded(STYLES, (styleHash) => ({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': 'en-AU',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Content-Security-Policy': policyOf(styleHash),
    'Permissions-Policy': PERMISSIONS_POLICY,
  }))
  const made = new WeakMap<PublishedPage, Representation>()

  const documentHeaders = (styleHash: string, noindex: boolean) => ({
    ...ofStyle(styleHash),
    ...(noindex ? { 'X-Robots-Tag': 'noindex' } : {}),
  })

  /** Only for a page whose headers do not depend on the time. */
  function ready(page: PublishedPage): Representation {
    const before = made.get(page)
    if (before) return before
    const { until, styleHash, noindex } = page
    const { etag, whole, unchanged } = represent(page.html, {
      ...common,
      ...documentHeaders(styleHash, noindex),
      ...cacheHeaders({ until, now: clock.now(), status: HIT }),
    })
    const representation = { etag, whole: withLines(whole), unchanged: withLines(unchanged) }
    made.set(page, representation)
    return representation
  }

  return {
    documentHeaders,
    /** For data that changes with its page. */
    newest: (until: number | undefined) =>
      cacheHeaders({ until, now: clock.now(), status: cacheStatus(behindSeconds()) }),
    pageReply(
      request: SiteRequest,
      page: PublishedPage,
      status = cacheStatus(behindSeconds()),
    ): HttpReply | Promise<HttpReply> {
      const { until, noindex, isPersonal } = page
      const now = clock.now()
      if (!isPersonal && encodingOf(request) === 'br' && status === HIT && isLasting(until, now)) {
        return representationReply(request, ready(page))
      }
      const headers = documentHeaders(page.styleHash, noindex)
      if (isPersonal) return bodyReply(request, page.html, { ...headers, ...PERSONAL_HEADERS })
      return bodyReply(request, page.html, { ...headers, ...cacheHeaders({ until, now, status }) })
    },
  }
}

function withLines(reply: HttpReply): HttpReply {
  return { ...reply, lines: Object.entries(reply.headers).flat() }
}

function packReply(request: SiteRequest, pack: Body | undefined): HttpReply | Promise<HttpReply> {
  return pack ? bodyReply(request, pack, { ...DATA_HEADERS, ...REVALIDATED }) : noPagePart()
}

function dataCache({ isPersonal }: PublishedPage, usual: Readonly<Record<string, string>>) {
  return isPersonal ? PERSONAL_HEADERS : usual
}

/** The 404 of a page's data. */
export function noPagePart(): HttpReply {
  return jsonError(404, 'There is no page here')
}

/** The canonical query of declared keys; the rest of the query, such as a build's id, is ignored. */
function declaredQuery({ known }: PublishedPage, search: string): string {
  if (search === '') return ''
  return formatQuery(parseQuery(grammarOf(known.route.screen), search))
}
