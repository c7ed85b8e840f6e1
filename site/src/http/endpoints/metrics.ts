import { createHash, timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { dataAnswer, textError, type Endpoint } from '../endpoint.ts'

export interface MetricsAccess {
  /** The site's. */
  readonly origin: string
  /** Whoever asks must name it. */
  readonly token: string | undefined
}

/**
 * `/metrics` for Prometheus (spec/faults H22). With a token it is asked for; without one there are only metrics where the
 * site's own origin is this machine.
 */
export function metrics(registry: Registry, { origin, token }: MetricsAccess): Endpoint {
  return {
    async answer({ headers }) {
      if (token === undefined && !isLoopback(origin)) return textError(404, 'Not Found')
      if (token !== undefined && !isBearer(headers['authorization'], token)) {
        return textError(401, 'Unauthorized', { 'WWW-Authenticate': 'Bearer' })
      }
      return dataAnswer(200, registry.contentType, await registry.metrics())
    },
  }
}

/** Compares hashes, so that neither length nor content is told by the time it takes. */
function isBearer(authorization: string | string[] | undefined, token: string): boolean {
  const [, given = ''] = /^bearer (.+)$/i.exec(String(authorization)) ?? []
  return timingSafeEqual(digest(given), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
