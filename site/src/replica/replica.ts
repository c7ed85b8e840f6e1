import type { Clock } from '../clock.ts'
import type { Disk } from './disk.ts'
import {
  applyChanges,
  EMPTY_SNAPSHOT,
  isComplete,
  type Applied,
  type Snapshot,
} from './snapshot.ts'
import type { Upstream } from './upstream.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5_000
const JITTER = 0.2

export interface ReplicaDeps {
  readonly upstream: Upstream
  readonly disk: Disk
  /** A new snapshot is there. The next one waits until this is done with it. */
  readonly onSnapshot: (snapshot: Snapshot) => Promise<void>
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
  readonly clock: Clock
  readonly random?: () => number
}

/**
 * Follows the content service: the full set, then every change, for ever. What does not fit is refused and the last
 * good answer stays; without the content service it goes on with what is on disk.
 */
export function createReplica({
  upstream,
  disk,
  onSnapshot,
  clock,
  log,
  random = Math.random,
}: ReplicaDeps) {
  let snapshot = EMPTY_SNAPSHOT
  let followed: Promise<void> | undefined
  /** Epoch milliseconds of the last word from the content service. */
  let heardAt: number | undefined
  /** Epoch milliseconds of the first of the failures since then. */
  let behindSince: number | undefined
  /** The revision whose problems are in the log. */
  let reported = ''
  const closing = new AbortController()

  /** Throws when the set cannot be served (faults C14): the last good one stays. */
  async function accept({ snapshot: next, problems, refused }: Applied): Promise<void> {
    if (reported !== next.revision) {
      for (const problem of problems) log('replica.problem', { ...problem })
      for (const key of refused) log('replica.refused', { key })
    }
    reported = next.revision
    if (!isComplete(next)) throw new Error(`revision ${next.revision} lacks /global or /routes`)
    snapshot = next
    await onSnapshot(next)
  }

  async function takeNext(): Promise<void> {
    const set = await upstream.changes(snapshot.revision, closing.signal)
    heardAt = clock.now()
    if (set.revision === snapshot.revision) return
    await accept(applyChanges(snapshot, set.revision, set.changes, { full: set.full }))
    await save(snapshot)
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!closing.signal.aborted) {
      try {
        await takeNext()
        failures = 0
        behindSince = undefined
      } catch (error) {
        if (closing.signal.aborted) return
        behindSince ??= Date.now()
        if (failures === 0) log('replica.behind', { message: String(error) })
        const delayMs = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
        await pause(delayMs * (1 + JITTER * (2 * random() - 1)))
        failures += 1
      }
    }
  }

  async function save(next: Snapshot): Promise<void> {
    await disk
      .write(next)
      .catch((error: unknown) => log('replica.unsaved', { message: String(error) }))
  }

  /** Ends early when the replica is closed. */
  function pause(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const end = () => resolve()
    const timer = setTimeout(end, ms)
    closing.signal.addEventListener('abort', end)
    return promise.finally(() => {
      clearTimeout(timer)
      closing.signal.removeEventListener('abort', end)
    })
  }

  return {
    /** Takes what is on disk, then follows in the background. */
    async start(): Promise<void> {
      const stored = await disk.read()
      if (stored) await accept(stored)
      followed = follow()
    },
    snapshot: (): Snapshot => snapshot,
    heardAt: (): number | undefined => heardAt,
    /** For how long the content service could not be followed; 0 while it is. */
    behindSeconds: (): number =>
      behindSince === undefined ? 0 : (Date.now() - behindSince) / 1000,
    async close(): Promise<void> {
      closing.abort()
      await followed
    },
  }
}

export type Replica = ReturnType<typeof createReplica>
