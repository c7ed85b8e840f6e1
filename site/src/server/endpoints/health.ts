import { jsonAnswer, type Endpoint } from '../http/endpoint.ts'
import type { SiteStatus } from '../site-status.ts'

/** `/healthz`: alive, which revision, and how long ago the content service was last heard. Always 200. */
export function health(status: () => SiteStatus): Endpoint {
  return {
    answer() {
      const { revision, heardSecondsAgo, isStale } = status()
      return jsonAnswer(200, { revision, heardSecondsAgo, stale: isStale })
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
