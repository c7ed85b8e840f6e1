import type { EventTransport, PageViewEvent } from './event-queue.ts'

/** A request without a response is aborted after this. */
const TIMEOUT_MS = 30_000

/** A request to a provider. */
export interface Delivery {
  readonly url: string
  readonly body: string
  readonly type: string
}

/** Formats events for a statistics provider. No script of the provider runs here (spec/behaviour §25.6). */
export type Provider = (events: readonly PageViewEvent[]) => Delivery

/** Sends `{"events": […]}`; to another origin as plain text, which needs no preflight request. */
export function jsonProvider(endpoint: string, ownOrigin: string): Provider {
  const isOwn = new URL(endpoint).origin === ownOrigin
  return (events) => ({
    url: endpoint,
    body: JSON.stringify({ events }),
    type: isOwn ? 'application/json' : 'text/plain;charset=UTF-8',
  })
}

/** Sends events to a provider. Failures never reach the page (spec/behaviour §25.7). */
export function createEventTransport(provider: Provider, navigator: Navigator): EventTransport {
  return {
    async deliver(events) {
      const { url, body, type } = provider(events)
      try {
        const response = await fetch(url, {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
          keepalive: true,
          credentials: 'omit',
          redirect: 'error',
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        void response.body?.cancel()
        // A request that is refused with 4xx would be refused again.
        return response.status < 500
      } catch {
        // Offline, blocked or timed out: the queue tries again.
        return false
      }
    },
    beacon(events) {
      const { url, body, type } = provider(events)
      try {
        return navigator.sendBeacon(url, new Blob([body], { type }))
      } catch {
        // The browser refuses the address or the size.
        return false
      }
    },
    isOnline: () => navigator.onLine,
  }
}
