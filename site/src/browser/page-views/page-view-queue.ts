import { jittered } from 'contract/rules/jittered.ts'
import type { AnalyticsTransport, PageViewEvent } from './analytics-request.ts'

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

export interface PageViewQueueDeps {
  readonly transport: AnalyticsTransport
  readonly now: () => number
  readonly random: () => number
}

interface Queued {
  readonly event: PageViewEvent
  readonly tries: number
}

/** spec/asked §9, spec/behaviour §25.4, §25.5 */
export function createPageViewQueue({ transport, now, random }: PageViewQueueDeps) {
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
    /** Call this before the page is gone. */
    flush(): void {
      const batch = take()
      if (batch.length === 0) return
      if (!transport.beacon(batch.map(({ event }) => event))) void send(batch)
    },
  }
}

/** 3 s, 6 s, 12 s … ± 50 %. */
function waitAfter(failures: number, chance: number): number {
  const ms = jittered(QUEUE_POLL_MS * 2 ** (failures - 1), JITTER, chance)
  return Math.min(ms, LONGEST_WAIT_MS)
}
