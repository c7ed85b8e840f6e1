import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import {
  PAGE_WITHDRAWN,
  pageNotFoundUnmatched,
  pageNotFoundValidation,
  statusMessage,
} from 'contract/rules/error-messages.ts'
import type { PageError } from '../views/page-error.ts'
import type { ErrorPage, ErrorPages } from '../publish/error-pages.ts'
import type { Store } from '../publish/publisher.ts'
import { matchRoute, SLUG_ROUTE } from '../urls/routes.ts'
import type { HttpReply, SiteRequest } from './reply.ts'
import { CACHE_CONTROL } from './cache-headers.ts'
import { PERMISSIONS_POLICY } from './headers.ts'
import { encodingOf, type Encoding } from './negotiate.ts'

/**
 * Of brotli and gzip for error pages. Brotli at 1 compresses 24 kB to 5.8 kB in 0.07 ms; at the quality of pages it
 * would be 5 kB, in 0.4 ms.
 */
const QUALITY = 1

/** The Content Security Policy of a page with one inline style. */
export type PolicyOf = (styleHash: string) => string

export interface ErrorReplyDeps {
  /** Without this shell the error screen is alone. */
  readonly base: Store['base']
  readonly errorPages: ErrorPages
  readonly policyOf: PolicyOf
}

/** spec/behaviour §7, spec/faults §11 */
export function createErrorReplies({ base, errorPages, policyOf }: ErrorReplyDeps) {
  function failed(request: SiteRequest, error: PageError): HttpReply {
    const page = errorPages.get(error, base())
    return errorPageReply(error.status, page, encodingOf(request))
  }

  /** An error page contains the requested path, so it is compressed for each request. */
  function errorPageReply(
    status: number,
    { html, styleHash }: ErrorPage,
    encoding: Encoding,
  ): HttpReply {
    const bytes = Buffer.from(html)
    const body = encoding === 'identity' ? bytes : compressFast(bytes, encoding)
    return {
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        Vary: 'Accept-Encoding',
        'Cache-Control': CACHE_CONTROL.notStored,
        'Content-Security-Policy': policyOf(styleHash),
        'Permissions-Policy': PERMISSIONS_POLICY,
        'X-Robots-Tag': 'noindex',
      },
      body,
    }
  }

  return {
    of: (request: SiteRequest, status: number): HttpReply =>
      failed(request, { status, message: statusMessage(status) }),
    /** In one of two wordings (spec/behaviour §7.1). Shows the target as sent. */
    missing(request: SiteRequest, path: string): HttpReply {
      const { target: fullPath } = request
      const table = base()?.table
      const isUnmatched = !table || matchRoute(table, path).route.id === SLUG_ROUTE.id
      const wording = isUnmatched ? pageNotFoundUnmatched : pageNotFoundValidation
      const likely = errorPages.likely(path, base())
      const message = wording(fullPath)
      return failed(request, { status: 404, message, fullPath, likely })
    },
    withdrawn(request: SiteRequest, reason: string): HttpReply {
      return failed(request, { status: 410, message: PAGE_WITHDRAWN, detail: reason })
    },
    unavailable(request: SiteRequest, retryAfterS: number): HttpReply {
      const reply = failed(request, { status: 503, message: statusMessage(503) })
      return { ...reply, headers: { ...reply.headers, 'Retry-After': String(retryAfterS) } }
    },
    /** The reason is only in the log. */
    broken(request: SiteRequest): HttpReply {
      const error = { status: 500, message: statusMessage(500) }
      try {
        return failed(request, error)
      } catch {
        // Without the shell and uncompressed, because either may be what failed.
        return errorPageReply(500, errorPages.get(error, undefined), 'identity')
      }
    },
  }
}

export type ErrorReplies = ReturnType<typeof createErrorReplies>

function compressFast(bytes: Buffer, encoding: 'br' | 'gzip'): Buffer {
  if (encoding === 'gzip') return gzipSync(bytes, { level: QUALITY })
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
