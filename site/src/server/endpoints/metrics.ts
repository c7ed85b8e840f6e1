import { createHash, timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { dataAnswer, textError, type Endpoint } from '../http/endpoint.ts'

export interface MetricsAccess {
  /** The site's. */
  readonly origin: string
  /** Whoever asks must name it. */
  readonly token: string | undefined
}

/**
 * `/metrics` for Prometheus (faults H22). With a token it is asked for; without one there are only metrics where the
 * site's own origin is this machine.
 */
export function metrics(registry: Registry, { origin, token }: MetricsAccess): Endpoint {
  return {
    async answer({ headers }) {
      if (token === undefined && !isLoopback(origin)) return textError(404, 'Not Found')
      if (token !== undefined && !isSame(headers['authorization'], `Bearer ${token}`)) {
        return textError(401, 'Unauthorized')
      }
      return dataAnswer(200, registry.contentType, await registry.metrics())
    },
  }
}

/** In a time that says nothing about how much of it is right. */
function isSame(given: string | string[] | undefined, expected: string): boolean {
  return timingSafeEqual(digest(String(given)), digest(expected))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname)
}
