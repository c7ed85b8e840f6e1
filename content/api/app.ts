import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { changesResponse } from './changes.ts'
import type { MediaFiles } from '../media/media-files.ts'
import { mediaResponse } from './media.ts'
import { previewResponse, type PreviewDeps } from './preview.ts'
import { problem } from './problem.ts'
import { reachedResponse, takeReached, type ReachedDeps } from './reached.ts'

const REACHED = '/reached'
/** Enough for the largest report: 52 texts of 500 characters (`live/reached.ts`), 26 kB in ASCII. */
const MAX_REPORT_BYTES = 64 * 1024

export interface ApiDeps extends ReachedDeps, PreviewDeps {
  readonly token: string
  /** The origin whose pages may request answers from the browser; undefined allows none (spec/behaviour §24.2). */
  readonly browserOrigin?: string | undefined
  readonly media: MediaFiles
}

/** Answers, changes and media, for clients that have the token (docs/architecture.md "The content API"). */
export function createApi({ token, browserOrigin, media, ...deps }: ApiDeps): Hono {
  const { revisions } = deps
  const app = new Hono()
  const limits = { waiting: 0 }

  if (browserOrigin !== undefined) app.use(allowPages(browserOrigin))
  app.use(async (context, next) => {
    const methods = context.req.path === REACHED ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']
    if (!methods.includes(context.req.method)) {
      context.header('Allow', methods.join(', '))
      return problem(context, 405, 'Method Not Allowed')
    }
    // Without a token: monitors call it, and the response reveals no content (spec/faults S2).
    if (context.req.path === '/healthz') {
      const revision = revisions.current()?.id
      return context.json({ revision: revision ?? null }, revision ? 200 : 503)
    }
    if (!hasToken(context.req.header('authorization'), token)) {
      context.header('WWW-Authenticate', 'Bearer')
      return problem(context, 401, 'Unauthorized')
    }
    return next()
  })

  app.post(
    REACHED,
    bodyLimit({
      maxSize: MAX_REPORT_BYTES,
      onError: (context) => problem(context, 413, 'Too large'),
    }),
    (context) => takeReached(context, deps),
  )
  app.get(REACHED, (context) => reachedResponse(context, deps))
  app.get('/changes', (context) => changesResponse(context, revisions, limits))
  app.get('/preview', (context) => previewResponse(context, deps))
  app.get('/media/:file', (context) => mediaResponse(context, media))
  app.get('*', (context) => {
    const key = decodeKey(context.req.path)
    const entry = key === undefined ? undefined : revisions.current()?.entries.get(key)
    if (!entry) return problem(context, 404, 'There is no such answer', key ?? context.req.path)
    const etag = `"${entry.etag}"`
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, { ETag: etag })
    return context.body(entry.body, 200, { 'Content-Type': 'application/json', ETag: etag })
  })
  app.onError((error, context) => {
    console.error(
      JSON.stringify({ event: 'api.failed', path: context.req.path, message: error.message }),
    )
    return problem(context, 500, 'Internal Server Error')
  })
  return app
}

function allowPages(origin: string): MiddlewareHandler {
  return cors({ origin, allowMethods: ['GET', 'HEAD'], allowHeaders: ['authorization'] })
}

/** Compares hashes, so that the time it takes reveals neither length nor content (spec/faults S2). */
function hasToken(header: string | undefined, token: string): boolean {
  const given = /^bearer (.+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(sha256(given), sha256(token))
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function decodeKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
