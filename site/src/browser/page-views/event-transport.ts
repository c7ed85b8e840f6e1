import type { EventTransport, PageViewEvent } from './event-queue.ts'

/** A request that hangs is given up. */
const TIMEOUT_MS = 30_000

/** What a provider is sent. */
export interface Delivery {
  readonly url: string
  readonly body: string
  readonly type: string
}

/** A provider of statistics: how it takes events. It has no script here (spec/behaviour §25.6). */
export type Provider = (events: readonly PageViewEvent[]) => Delivery

/** Takes `{"events": […]}`; another origin as plain text, for which browsers ask no leave beforehand. */
export function jsonProvider(endpoint: string, ownOrigin: string): Provider {
  const isOwn = new URL(endpoint).origin === ownOrigin
  return (events) => ({
    url: endpoint,
    body: JSON.stringify({ events }),
    type: isOwn ? 'application/json' : 'text/plain;charset=UTF-8',
  })
}

/** Sends to a provider. Whatever it answers, or does not, is nobody's concern but the queue's (spec/behaviour §25.7). */
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
        // What the provider refuses it will refuse again.
        return response.status < 500
      } catch {
        // Offline, blocked, or without an answer: the queue tries again.
        return false
      }
    },
    beacon(events) {
      const { url, body, type } = provider(events)
      try {
        return navigator.sendBeacon(url, new Blob([body], { type }))
      } catch {
        // An address or a size that the browser refuses.
        return false
      }
    },
    isOnline: () => navigator.onLine,
  }
}
