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
  log,
  random = Math.random,
}: ReplicaDeps) {
  let snapshot = EMPTY_SNAPSHOT
  let followed: Promise<void> | undefined
  /** Epoch milliseconds of the last word from the content service. */
  let heardAt: number | undefined
  const closing = new AbortController()

  async function accept({ snapshot: next, problems, refused }: Applied): Promise<void> {
    for (const problem of problems) log('replica.problem', { ...problem })
    for (const key of refused) log('replica.refused', { key })
    if (!isComplete(next)) {
      log('replica.incomplete', { revision: next.revision })
      return
    }
    snapshot = next
    await onSnapshot(next)
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!closing.signal.aborted) {
      try {
        const set = await upstream.changes(snapshot.revision, closing.signal)
        heardAt = Date.now()
        failures = 0
        if (set.revision === snapshot.revision) continue
        await accept(applyChanges(snapshot, set.revision, set.changes, { full: set.full }))
        if (snapshot.revision === set.revision) await save(snapshot)
      } catch (error) {
        if (closing.signal.aborted) return
        if (failures === 0) log('replica.unreachable', { message: String(error) })
        await pause(
          Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS) *
            (1 + JITTER * (2 * random() - 1)),
        )
        failures += 1
      }
    }
  }

  async function save(next: Snapshot): Promise<void> {
    await disk
      .write(next)
      .catch((error: unknown) => log('replica.unsaved', { message: String(error) }))
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      closing.signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve()
      })
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
    async close(): Promise<void> {
      closing.abort()
      await followed
    },
  }
}

export type Replica = ReturnType<typeof createReplica>
