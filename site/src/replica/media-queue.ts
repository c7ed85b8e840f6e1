const CONCURRENT = 8
const FIRST_RETRY_MS = 2_000
const MAX_RETRY_MS = 60_000

/** `refused`: the content service has no such file, or not a whole one. */
export type Outcome = 'taken' | 'refused'

export interface MediaQueueDeps {
  /** Fetches a file and stores it. Rejects when the service or the disk fails. */
  readonly fetch: (name: string) => Promise<Outcome>
  /** Whether a file is still to be had. */
  readonly isNamed: (name: string) => boolean
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * Files to be fetched, eight at a time (spec/faults R16). One that cannot be had is tried again, later each time; while the
 * service or the disk fails only one is tried at a time, after a pause that grows (spec/faults B11, M6).
 */
export function createMediaQueue({ fetch, isNamed, log }: MediaQueueDeps) {
  const wanted = new Set<string>()
  const underWay = new Set<string>()
  /** Who waits for a file. */
  const arrivals = new Map<string, PromiseWithResolvers<void>>()
  /** How often a file could not be had, one after the other. */
  const failures = new Map<string, number>()
  const outage = { length: 0, isPaused: false }
  const state = { closed: false }

  function fetchNext(): void {
    const atOnce = outage.length > 0 ? 1 : CONCURRENT
    while (!state.closed && !outage.isPaused && underWay.size < atOnce) {
      const [name] = wanted
      if (name === undefined) return
      wanted.delete(name)
      if (!isNamed(name)) continue
      underWay.add(name)
      void take(name).finally(() => {
        underWay.delete(name)
        arrivals.get(name)?.resolve()
        arrivals.delete(name)
        fetchNext()
      })
    }
  }

  async function take(name: string): Promise<void> {
    try {
      const outcome = await fetch(name)
      outage.length = 0
      if (outcome === 'taken') failures.delete(name)
      else retryLater(name, 'there is no such file, or it is damaged, too large or of another type')
    } catch (error) {
      if (state.closed) return
      pauseAll()
      retryLater(name, String(error))
    }
  }

  function retryLater(name: string, message: string): void {
    const failed = failures.get(name) ?? 0
    failures.set(name, failed + 1)
    if (failed === 0) log('media.unmirrored', { name, message })
    after(failed, () => want(name))
  }

  function pauseAll(): void {
    if (outage.isPaused) return
    outage.isPaused = true
    after(outage.length, () => {
      outage.isPaused = false
      fetchNext()
    })
    outage.length += 1
  }

  function want(name: string): void {
    if (!underWay.has(name)) wanted.add(name)
    fetchNext()
  }

  return {
    want,
    /** A file that failed comes back by itself. */
    hasFailed: (name: string): boolean => failures.has(name),
    /** Resolves when a file that is on its way is there or has failed; undefined when none is on its way. */
    arrival(name: string): Promise<void> | undefined {
      const isComing = underWay.has(name) || (wanted.has(name) && !outage.isPaused)
      if (!isComing) return undefined
      const waiting = arrivals.get(name) ?? Promise.withResolvers<void>()
      arrivals.set(name, waiting)
      return waiting.promise
    },
    close(): void {
      state.closed = true
    },
  }
}

/** Runs something after a wait that doubles with what has failed before, up to a minute. */
function after(failed: number, run: () => void): void {
  setTimeout(run, Math.min(FIRST_RETRY_MS * 2 ** failed, MAX_RETRY_MS)).unref()
}
