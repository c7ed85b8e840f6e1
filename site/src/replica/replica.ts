import type { Clock } from '../views/clock.ts'
import type { Disk } from './disk.ts'
import { dropPastOpening } from './past-opening.ts'
import {
  applyChanges,
  countRemoved,
  EMPTY_SNAPSHOT,
  isComplete,
  type Applied,
  type Snapshot,
} from './snapshot.ts'
import { RefusedError, type ChangeSet, type Upstream } from './upstream.ts'

const FIRST_RETRY_MS = 250
const MAX_RETRY_MS = 5_000
const JITTER = 0.2
/** How long a set that removes very much waits until it is asked for again. */
const HOLD_MS = 10_000
const UNAUTHORISED = [401, 403]
const CONFIGURATION_LOG_MS = 60_000

export interface ReplicaDeps {
  readonly upstream: Upstream
  readonly disk: Disk
  readonly clock: Clock
  /** A new snapshot is there. The next one waits until this is done with it, but for the one from disk. */
  readonly onSnapshot: (snapshot: Snapshot) => Promise<void>
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
  readonly random?: () => number
}

/** How well the replica follows; health, metrics and `Cache-Status` are made of it. */
export interface ReplicaStatus {
  /** Absent before the first answers. */
  readonly revision?: string
  /** Seconds since the answers were last known to be the current ones; 0 while the content service is followed. */
  readonly behindS: number
  /** The revision that removes very much and waits to be said again (spec/faults C13). */
  readonly held?: string
  /** The last write to the disk succeeded. */
  readonly isSaved: boolean
}

/**
 * Follows the content service: the full set, then every change, for ever. What does not fit is refused and the last
 * good answer stays; without the content service it goes on with what is on disk.
 */
export function createReplica(deps: ReplicaDeps) {
  const { upstream, disk, clock, onSnapshot, log, random = Math.random } = deps
  let snapshot = EMPTY_SNAPSHOT
  let followed: Promise<void> | undefined
  /** Epoch milliseconds of the last word from the content service. */
  let heardAt: number | undefined
  /** Epoch milliseconds; absent while the content service is followed. What is on disk is not known to be current. */
  let behindSince: number | undefined = clock.now()
  let held: string | undefined
  /** The revision whose problems are in the log. */
  let reported = ''
  const saver = createSaver(disk, log)
  const logMisconfigured = atMostEvery(CONFIGURATION_LOG_MS, clock, log)
  const closing = new AbortController()

  async function takeNext(): Promise<void> {
    const next = await ask()
    if (!next) return
    snapshot = next
    saver.take(next)
    await onSnapshot(next)
  }

  /** The next snapshot, once there is one; undefined when nothing is new or when it must wait. */
  async function ask(): Promise<Snapshot | undefined> {
    if (held !== undefined) await pause(HOLD_MS, closing.signal)
    closing.signal.throwIfAborted()
    // What is held must be said by a full read (spec/faults C13).
    const since = held === undefined ? snapshot.revision : ''
    // One that is behind wants to know at once that nothing is new.
    const atOnce = behindSince !== undefined
    const set = await upstream.changes(since, closing.signal, { atOnce })
    heardAt = clock.now()
    if (set.revision === snapshot.revision) {
      held = undefined
      behindSince = undefined
      return undefined
    }
    const applied = applySet(snapshot, set, heardAt)
    report(applied)
    const { snapshot: next } = applied
    // The last good set stays (spec/faults C14).
    if (!isComplete(next)) throw new Error(`revision ${next.revision} lacks /global or /routes`)
    held = mustWait(next) ? next.revision : undefined
    behindSince = held === undefined ? undefined : (behindSince ?? heardAt)
    return held === undefined ? next : undefined
  }

  function report({ snapshot: { revision }, problems, refused }: Applied): void {
    if (reported === revision) return
    reported = revision
    for (const problem of problems) log('replica.problem', { ...problem })
    for (const key of refused) log('replica.refused', { key })
  }

  /** A set that removes more than half of all keys comes from a wrong or empty database, or is meant twice. */
  function mustWait(next: Snapshot): boolean {
    const removed = countRemoved(snapshot, next)
    const removesMuch = removed * 2 > snapshot.answers.size
    if (!removesMuch || held === next.revision) return false
    log('replica.held', { revision: next.revision, removed, of: snapshot.answers.size })
    return true
  }

  async function follow(): Promise<void> {
    let failures = 0
    while (!closing.signal.aborted) {
      try {
        await takeNext()
        failures = 0
      } catch (error) {
        if (closing.signal.aborted) return
        // Where the clock was put back it counts anew (spec/faults H21).
        behindSince = Math.min(behindSince ?? heardAt ?? Infinity, clock.now())
        complain(error, failures)
        await pause(retryMs(error, failures, random), closing.signal)
        failures += 1
      }
      await saver.save()
    }
  }

  function complain(error: unknown, failures: number): void {
    if (error instanceof RefusedError && UNAUTHORISED.includes(error.status)) {
      logMisconfigured('replica.misconfigured', {
        message: `${error.message}: CONTENT_TOKEN must be the same for both services`,
      })
    } else if (failures === 0) log('replica.behind', { message: String(error) })
  }

  const behindSeconds = () => Math.max(0, clock.now() - (behindSince ?? Infinity)) / 1000

  return {
    /** Takes what is on disk, then follows in the background; both at once, publishing many pages takes seconds. */
    async start(): Promise<void> {
      const stored = await readDisk(disk, log)
      if (stored) {
        snapshot = stored
        onSnapshot(stored).catch((error: unknown) =>
          log('replica.unpublished', { message: String(error) }),
        )
      }
      followed = follow()
    },
    snapshot: (): Snapshot => snapshot,
    behindSeconds,
    status: (): ReplicaStatus => ({
      ...(snapshot === EMPTY_SNAPSHOT ? {} : { revision: snapshot.revision }),
      behindS: behindSeconds(),
      ...(held === undefined ? {} : { held }),
      isSaved: !saver.hasFailed(),
    }),
    async close(): Promise<void> {
      closing.abort()
      await followed
    },
  }
}

export type Replica = ReturnType<typeof createReplica>

function applySet(before: Snapshot, { revision, changes, full }: ChangeSet, now: number): Applied {
  const current = dropPastOpening(changes, before, now)
  const applied = applyChanges(before, revision, current.changes, { full })
  return { ...applied, problems: [...current.problems, ...applied.problems] }
}

/** How long to wait after a failure: twice as long each time, and as long as the service asks for (spec/faults B1, B3). */
function retryMs(error: unknown, failures: number, random: () => number): number {
  const asked = error instanceof RefusedError ? (error.retryAfterMs ?? 0) : 0
  const own = Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS)
  const jittered = own * (1 + JITTER * (2 * random() - 1))
  return Math.max(asked, Math.min(jittered, MAX_RETRY_MS))
}

/** Ends early when it is called off. */
function pause(ms: number, calledOff: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const end = () => resolve()
  const timer = setTimeout(end, ms)
  calledOff.addEventListener('abort', end)
  return promise.finally(() => {
    clearTimeout(timer)
    calledOff.removeEventListener('abort', end)
  })
}

async function readDisk(disk: Disk, log: ReplicaDeps['log']): Promise<Snapshot | undefined> {
  try {
    const stored = await disk.read()
    return stored && isComplete(stored) ? stored : undefined
  } catch (error) {
    // What is on disk can be fetched again.
    log('replica.unread', { message: String(error) })
    return undefined
  }
}

/** Writes the latest snapshot; one that the disk refuses is written at the next call (spec/faults C22). */
function createSaver(disk: Disk, log: ReplicaDeps['log']) {
  let due: Snapshot | undefined
  let hasFailed = false
  return {
    take(snapshot: Snapshot): void {
      due = snapshot
    },
    async save(): Promise<void> {
      const latest = due
      if (!latest) return
      try {
        await disk.write(latest)
        due = undefined
        if (hasFailed) log('replica.saved', {})
        hasFailed = false
      } catch (error) {
        // Logged once when it begins, and once when it is over.
        if (!hasFailed) log('replica.unsaved', { message: String(error) })
        hasFailed = true
      }
    },
    hasFailed: () => hasFailed,
  }
}

/** A log that says one thing at most once in so many milliseconds. */
function atMostEvery(ms: number, clock: Clock, log: ReplicaDeps['log']): ReplicaDeps['log'] {
  let saidAt = -Infinity
  return (event, fields) => {
    // The clock may have been put back (spec/faults H21).
    if (Math.abs(clock.now() - saidAt) < ms) return
    saidAt = clock.now()
    log(event, fields)
  }
}
