import type { Composition } from '../compose/compose.ts'
import type { Revisions } from '../compose/revisions.ts'
import type { DocumentStore, Documents } from '../documents.ts'

/** Notices within this time are handled by one compose. */
const COALESCE_MS = 20
/** Reading everything is as fast as reading this many documents one by one (spec/faults B13). */
const MOST_NAMED = 100
const SAFETY_MS = 60_000
const RETRY_MS = 1_000

export interface PublisherDeps {
  readonly documents: DocumentStore
  readonly revisions: Revisions
  readonly compose: (documents: Documents) => Composition
  readonly now: () => number
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
  /** How often everything is read again regardless of notices; `false` in tests of the notices. */
  readonly safetyMs?: number | false
}

/** Keeps the current revision up to date: on notices, at instants when answers change, and every minute to be safe. */
export function createPublisher({
  documents,
  revisions,
  compose,
  now,
  log,
  safetyMs = SAFETY_MS,
}: PublisherDeps) {
  const named = new Set<string>()
  let everything = false
  let timer: NodeJS.Timeout | undefined
  let instant: NodeJS.Timeout | undefined
  let running: Promise<void> = Promise.resolve()
  let closed = false
  const safety = safetyMs === false ? undefined : setInterval(readAll, safetyMs)
  safety?.unref()

  function schedule(delayMs: number): void {
    if (closed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      running = running.then(publish)
    }, delayMs)
  }

  async function publish(): Promise<void> {
    const names = [...named]
    const all = everything || names.length > MOST_NAMED
    named.clear()
    everything = false
    try {
      await (all ? documents.readAll() : documents.read(names))
    } catch (error) {
      for (const name of names) named.add(name)
      everything ||= all
      log('documents.unread', { message: error instanceof Error ? error.message : String(error) })
      return schedule(RETRY_MS)
    }
    composeNow()
  }

  function composeNow(): void {
    let composition: Composition
    try {
      composition = compose(documents.current())
    } catch (error) {
      // The previous revision stays (spec/content D5); the next change tries again.
      return log('compose.failed', {
        message: error instanceof Error ? error.message : String(error),
      })
    }
    for (const drop of composition.dropped) log('compose.dropped', { ...drop })
    revisions.publish(composition.answers)
    clearTimeout(instant)
    if (composition.until !== undefined && !closed) {
      instant = setTimeout(
        composeNow,
        Math.min(Math.max(composition.until - now(), 0) + 1, SAFETY_MS),
      )
      instant.unref()
    }
  }

  function isScheduled(): boolean {
    return timer !== undefined
  }

  function readAll(): void {
    everything = true
    schedule(COALESCE_MS)
  }

  return {
    readAll,
    read(name: string): void {
      named.add(name)
      schedule(COALESCE_MS)
    },
    /** Resolves when everything that was requested so far is published. */
    async settled(): Promise<void> {
      while (isScheduled()) await new Promise((resolve) => setTimeout(resolve, COALESCE_MS))
      await running
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(timer)
      clearTimeout(instant)
      clearInterval(safety)
      await running
    },
  }
}
