import { jsonAnswer, type Endpoint } from '../endpoint.ts'
import type { SiteStatus } from '../site-status.ts'

/** `/healthz`: alive, which revision, and how well the content service is followed. Always 200. */
export function health(status: () => SiteStatus): Endpoint {
  return {
    answer() {
      const { revision, behindSeconds, isStale, held, isSaved } = status()
      return jsonAnswer(200, { revision, behindSeconds, stale: isStale, held, saved: isSaved })
    },
  }
}

/** `/readyz`: whether visitors should be sent here. */
export function readiness(status: () => Pick<SiteStatus, 'isReady'>): Endpoint {
  return {
    answer() {
      const { isReady } = status()
      return jsonAnswer(isReady ? 200 : 503, { ready: isReady })
    },
  }
}
