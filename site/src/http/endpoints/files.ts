import { extname } from 'node:path'
import type { Build } from '../../browser/build.ts'
import type { Body } from '../../publish/compress.ts'
import type { NotKeptPage } from '../../publish/not-kept.ts'
import type { Sitemaps } from '../../publish/sitemaps.ts'
import { jsonReply, jsonError, NOT_READY_RETRY_S, textError, type Endpoint } from '../reply.ts'
import { bodyReply } from '../reply-body.ts'
import { CACHE_CONTROL } from '../cache-headers.ts'
import { DATA_POLICY, FILE_HEADERS, PERMISSIONS_POLICY } from '../headers.ts'
import { targetPath } from '../resolve-target.ts'
import { ASSET_TYPES, type StaticFiles } from '../static-files.ts'

const BUILD_TYPE = { 'Content-Type': 'application/json' }

/** The hashed files of this build and of earlier ones. */
export function assets(files: StaticFiles): Endpoint {
  return {
    error: textError,
    async reply(request, rest) {
      const file = await files.find(rest)
      if (!file) return textError(404, 'Not Found')
      return bodyReply(request, file.body, {
        'Content-Type': file.type,
        'Cache-Control': CACHE_CONTROL.neverChanges,
        'Content-Security-Policy': DATA_POLICY,
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    },
  }
}

/** `current` returns undefined if the site has no such file, or no answers yet. */
export function rootFile(name: string, current: () => Promise<Body> | undefined): Endpoint {
  return {
    error: textError,
    async reply(request, rest) {
      const body = rest === '' ? await current() : undefined
      if (!body) return textError(404, 'Not Found')
      return bodyReply(request, body, {
        'Content-Type': ASSET_TYPES[extname(name)] ?? 'application/octet-stream',
        ...FILE_HEADERS,
      })
    },
  }
}

/** Answers 503 until all pages are ready: search engines would drop the pages that are still missing. */
export function sitemaps(current: () => Promise<Sitemaps> | undefined): Endpoint {
  return {
    revealsPages: true,
    error: textError,
    async reply(request) {
      const files = await current()
      if (!files) return textError(503, 'Not ready', { 'Retry-After': String(NOT_READY_RETRY_S) })
      const body = files.get(targetPath(request.target))
      if (!body) return textError(404, 'Not Found')
      return bodyReply(request, body, {
        ...FILE_HEADERS,
        'Content-Type': 'application/xml; charset=utf-8',
      })
    },
  }
}

/**
 * Browsers request the script again at every navigation, so that it can be switched off. Its policy allows requests to
 * the site only.
 */
export function serviceWorker(script: () => Promise<Body>): Endpoint {
  return {
    error: textError,
    async reply(request, rest) {
      if (rest !== '') return textError(404, 'Not Found')
      return bodyReply(request, await script(), {
        'Content-Type': ASSET_TYPES['.js'] ?? '',
        'Cache-Control': CACHE_CONTROL.askBeforeUse,
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      })
    },
  }
}

export interface BuildFiles {
  readonly manifest: () => Promise<Body>
  /** The files that kept pages need. */
  readonly keptFiles: () => Promise<Body>
  /** Undefined while there is no shell, and while the site is held. */
  readonly notKept: () => Promise<NotKeptPage> | undefined
  readonly policyOf: (styleHash: string) => string
}

/**
 * `builds/latest.json`, which pages poll for a newer build, and `builds/meta/{buildId}.json`, the rules and paths of
 * this build (spec/asked §7, spec/behaviour §22). `builds/files/{buildId}.json` and `builds/not-kept/{buildId}.html`
 * are for kept pages (spec/behaviour §35.5). Queries are ignored.
 */
export function builds(
  { id, timestamp }: Build,
  { manifest, keptFiles, notKept, policyOf }: BuildFiles,
): Endpoint {
  const latest = jsonReply(200, { id, timestamp }, BUILD_TYPE)
  const asData = { ...BUILD_TYPE, ...FILE_HEADERS }
  return {
    async reply(request, rest) {
      if (rest === 'latest.json') return latest
      if (rest === `files/${id}.json`) return bodyReply(request, await keptFiles(), asData)
      if (rest === `meta/${id}.json`) return bodyReply(request, await manifest(), asData)
      const page = rest === `not-kept/${id}.html` ? await notKept() : undefined
      if (!page) return jsonError(404, 'There is no such build')
      return bodyReply(request, page.body, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': CACHE_CONTROL.fileThatChanges,
        'Content-Security-Policy': policyOf(page.styleHash),
        'Permissions-Policy': PERMISSIONS_POLICY,
        'X-Robots-Tag': 'noindex',
      })
    },
  }
}
