import { extname } from 'node:path'
import type { Build } from '../../browser/build.ts'
import type { Body } from '../../publish/compress.ts'
import type { Sitemaps } from '../../publish/sitemaps.ts'
import { jsonReply, jsonError, NOT_READY_RETRY_S, textError, type Endpoint } from '../reply.ts'
import { bodyReply } from '../reply-body.ts'
import { DATA_POLICY, FILE_HEADERS } from '../headers.ts'
import { pathOf } from '../resolve-target.ts'
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
        'Cache-Control': 'public, max-age=31536000, immutable',
        'Content-Security-Policy': DATA_POLICY,
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
    },
  }
}

/** A file at the root of the site. `current` returns undefined while there are no answers to make it from. */
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

/**
 * The sitemap index and the file of each year. 503 until all pages are ready, because search engines would drop the
 * missing ones.
 */
export function sitemaps(current: () => Promise<Sitemaps> | undefined): Endpoint {
  return {
    tellsOfPages: true,
    error: textError,
    async reply(request) {
      const files = await current()
      if (!files) return textError(503, 'Not ready', { 'Retry-After': String(NOT_READY_RETRY_S) })
      const body = files.get(pathOf(request.target))
      if (!body) return textError(404, 'Not Found')
      return bodyReply(request, body, {
        ...FILE_HEADERS,
        'Content-Type': 'application/xml; charset=utf-8',
      })
    },
  }
}

/**
 * `builds/latest.json`, which pages poll for a newer build, and `builds/meta/{buildId}.json`, the rules and paths of
 * this build (spec/asked §7, spec/behaviour §22). Queries are ignored.
 */
export function builds({ id, timestamp }: Build, manifest: () => Promise<Body>): Endpoint {
  const latest = jsonReply(200, { id, timestamp }, BUILD_TYPE)
  return {
    async reply(request, rest) {
      if (rest === 'latest.json') return latest
      if (rest !== `meta/${id}.json`) return jsonError(404, 'There is no such build')
      return bodyReply(request, await manifest(), { ...BUILD_TYPE, ...FILE_HEADERS })
    },
  }
}
