/** spec/behaviour §25 */

/** A request without a response is aborted after this time, because the next request waits for it. */
const TIMEOUT_MS = 30_000

export interface PageViewEvent {
  readonly name: 'page_view'
  /** Random, so that a receiver can recognise an event that arrives twice. */
  readonly id: string
  /** Canonical, without query and hash. */
  readonly path: string
  readonly title: string
  /** The path of the previous page of this site; on the first page the origin that led to it, or an empty string. */
  readonly referrer: string
  /** ISO 8601. */
  readonly ts: string
}

export interface AnalyticsTransport {
  /** Resolves to false when the events should be sent again. Never rejects. */
  readonly deliver: (events: readonly PageViewEvent[]) => Promise<boolean>
  /** Hands the events to the browser to send after the page is gone. Returns whether it accepted them. */
  readonly beacon: (events: readonly PageViewEvent[]) => boolean
  readonly isOnline: () => boolean
}

export interface Delivery {
  readonly url: string
  readonly body: string
  readonly type: string
}

/** No script of the provider runs here (spec/behaviour §25.6). */
export type Provider = (events: readonly PageViewEvent[]) => Delivery

/** Plain text for another origin needs no preflight request. */
export function jsonProvider(endpoint: string, ownOrigin: string): Provider {
  const isOwn = new URL(endpoint).origin === ownOrigin
  return (events) => ({
    url: endpoint,
    body: JSON.stringify({ events }),
    type: isOwn ? 'application/json' : 'text/plain;charset=UTF-8',
  })
}

/** Failures never reach the page (spec/behaviour §25.7). */
export function createAnalyticsTransport(
  provider: Provider,
  navigator: Navigator,
): AnalyticsTransport {
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
        // A request that was answered 4xx would be refused again.
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
        // The browser refuses the address.
        return false
      }
    },
    isOnline: () => navigator.onLine,
  }
}
