import { jittered } from 'contract/rules/jittered.ts'

/** How often the queue is sent (spec/asked §7, §9). */
export const QUEUE_POLL_MS = 3_000
/** The most events in the queue; the oldest are dropped (spec/behaviour §25.4). */
const MAX_EVENTS = 100
/** How often the delivery of an event is tried (spec/behaviour §25.5). */
const MAX_TRIES = 10
/** The longest wait between tries: two requests an hour when an endpoint fails all day. */
const LONGEST_WAIT_MS = 30 * 60_000
/** The random share of a wait, so that not all visitors send again at the same moment. */
const JITTER = 0.5

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

export interface EventTransport {
  /** Resolves to false when the events should be sent again. Never rejects. */
  readonly deliver: (events: readonly PageViewEvent[]) => Promise<boolean>
  /** Hands the events to the browser to send after the page is gone. Returns whether it accepted them. */
  readonly beacon: (events: readonly PageViewEvent[]) => boolean
  readonly isOnline: () => boolean
}

export interface EventQueueDeps {
  readonly transport: EventTransport
  /** Milliseconds. */
  readonly now: () => number
  readonly random: () => number
}

interface Queued {
  readonly event: PageViewEvent
  readonly tries: number
}

/**
 * Holds the newest 100 events at most and sends them in one request every 3 s (spec/asked §9, spec/behaviour §25.4,
 * §25.5).
 */
export function createEventQueue({ transport, now, random }: EventQueueDeps) {
  let queue: readonly Queued[] = []
  let timer: ReturnType<typeof setInterval> | undefined
  let isSending = false
  let failures = 0
  let notBefore = 0

  function keep(events: readonly Queued[]): void {
    queue = events.slice(-MAX_EVENTS)
    if (queue.length > 0) timer ??= setInterval(look, QUEUE_POLL_MS)
  }

  function take(): readonly Queued[] {
    const taken = queue
    queue = []
    clearInterval(timer)
    timer = undefined
    return taken
  }

  function look(): void {
    if (!isSending && transport.isOnline() && now() >= notBefore) void send(take())
  }

  async function send(batch: readonly Queued[]): Promise<void> {
    isSending = true
    const hasArrived = await transport.deliver(batch.map(({ event }) => event))
    isSending = false
    failures = hasArrived ? 0 : failures + 1
    if (hasArrived) return
    notBefore = now() + waitAfter(failures, random())
    const again = batch.map(({ event, tries }) => ({ event, tries: tries + 1 }))
    keep([...again.filter(({ tries }) => tries < MAX_TRIES), ...queue])
  }

  return {
    add: (event: PageViewEvent): void => keep([...queue, { event, tries: 0 }]),
    /** Sends all events before the page is gone. */
    flush(): void {
      const batch = take()
      if (batch.length === 0) return
      if (!transport.beacon(batch.map(({ event }) => event))) void send(batch)
    },
  }
}

/** The wait after the given number of failures: 3 s, 6 s, 12 s … ± 50 %. */
function waitAfter(failures: number, chance: number): number {
  const ms = jittered(QUEUE_POLL_MS * 2 ** (failures - 1), JITTER, chance)
  return Math.min(ms, LONGEST_WAIT_MS)
}

/** A request without a response is aborted after this time, because the next request waits for it. */
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
        // The browser refuses the address or the size.
        return false
      }
    },
    isOnline: () => navigator.onLine,
  }
}
