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
import { retryMs } from './retry-pause.ts'
import { RefusedError, type ChangeSet, type Upstream } from './upstream.ts'

/**
 * The pause before a change set that removes very much is requested again (spec/faults C13). A judgement: a database
 * that is still being filled has changed by then.
 */
const SUSPECT_PAUSE_MS = 10_000
/**
 * How long new answers wait to be written to disk: writing keeps this thread busy while an editor waits for the changed
 * page. A judgement.
 */
const SAVE_AFTER_MS = 300
const UNAUTHORISED = [401, 403]
/** A wrong token fails at every attempt, and is logged once in this time (spec/faults B3). */
const CONFIGURATION_LOG_MS = 60_000

export interface ReplicaDeps {
  readonly upstream: Pick<Upstream, 'changes'>
  readonly disk: Disk
  readonly clock: Clock
  /**
   * Called with each new snapshot, before it is on disk. The next change is requested when this resolves; after the
   * snapshot from disk the replica does not wait.
   */
  readonly onSnapshot: (snapshot: Snapshot) => Promise<void>
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
  readonly random?: () => number
}

export interface ReplicaStatus {
  /** Absent before the first answers. */
  readonly revision?: string
  /**
   * Seconds since the answers were known to be current. 0 while the content service sends its changes and none of them
   * waits to be confirmed.
   */
  readonly behindS: number
  /** A revision that removes very much and waits to be confirmed (spec/faults C13). */
  readonly suspectRevision?: string
  readonly isSaved: boolean
}

/**
 * Follows the content service: first the full set, unless the service still knows the revision on disk, then every
 * change. If an answer does not fit its schema, the last good one stays. Without the content service it uses the answers on disk.
 */
export function createReplica(deps: ReplicaDeps) {
  const { upstream, disk, clock, onSnapshot, log, random = Math.random } = deps
  let snapshot = EMPTY_SNAPSHOT
  let followed: Promise<void> | undefined
  /** When the content service last answered, in epoch milliseconds. */
  let heardAt: number | undefined
  /**
   * Since when the answers may be out of date, in epoch milliseconds. It is set at the start, because the first answers
   * come from disk.
   */
  let behindSince: number | undefined = clock.now()
  let suspectRevision: string | undefined
  let reported = ''
  const logMisconfigured = atMostEvery(CONFIGURATION_LOG_MS, clock, log)
  const closing = new AbortController()
  const saver = createSaver({ disk, log, signal: closing.signal })

  async function takeNext(): Promise<void> {
    const next = await ask()
    if (!next) return
    snapshot = next
    saver.take(next)
    await onSnapshot(next)
  }

  /** Undefined if nothing is new, or if the snapshot must wait (`mustWait`). */
  async function ask(): Promise<Snapshot | undefined> {
    if (suspectRevision !== undefined) await pause(SUSPECT_PAUSE_MS, closing.signal)
    closing.signal.throwIfAborted()
    // A waiting revision must be confirmed by a full read (spec/faults C13).
    const since = suspectRevision === undefined ? snapshot.revision : ''
    // While behind, do not wait for news: an empty change set shows that the answers are current.
    const set = await upstream.changes(since, closing.signal, { atOnce: behindSince !== undefined })
    heardAt = clock.now()
    if (set.revision === snapshot.revision) {
      suspectRevision = undefined
      behindSince = undefined
      return undefined
    }
    const applied = applySet(snapshot, set, heardAt)
    report(applied)
    const { snapshot: next } = applied
    // Keep the last good answers (spec/faults C14).
    if (!isComplete(next)) throw new Error(`revision ${next.revision} lacks /global or /routes`)
    suspectRevision = mustWait(next) ? next.revision : undefined
    behindSince = suspectRevision === undefined ? undefined : (behindSince ?? heardAt)
    return suspectRevision === undefined ? next : undefined
  }

  function report({ snapshot: { revision }, problems, refused }: Applied): void {
    if (reported === revision) return
    reported = revision
    for (const problem of problems) log('replica.problem', { ...problem })
    for (const key of refused) log('replica.refused', { key })
  }

  /** A set that removes more than half of the keys may come from a wrong or empty database, so it must be confirmed. */
  function mustWait(next: Snapshot): boolean {
    const removed = countRemoved(snapshot, next)
    const removesMuch = removed * 2 > snapshot.answers.size
    if (!removesMuch || suspectRevision === next.revision) return false
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
        // If the clock was put back, the time counts from now (spec/faults H21).
        behindSince = Math.min(behindSince ?? heardAt ?? Infinity, clock.now())
        complain(error, failures)
        await pause(retryMs(error, failures, random), closing.signal)
        failures += 1
      }
      saver.save()
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
    /** Resolves when the answers on disk are read; follows in the background. */
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
      ...(suspectRevision === undefined ? {} : { suspectRevision }),
      isSaved: !saver.hasFailed(),
    }),
    async close(): Promise<void> {
      closing.abort()
      await followed
      await saver.settled()
    },
  }
}

export type Replica = ReturnType<typeof createReplica>

function applySet(
  before: Snapshot,
  { revision, changes, full, edited }: ChangeSet,
  now: number,
): Applied {
  const problems: Applied['problems'][number][] = []
  const report = (problem: (typeof problems)[number]) => problems.push(problem)
  const current = dropPastOpening(changes, { before, now, report })
  const applied = applyChanges(before, revision, current, { full, edited })
  return { ...applied, problems: [...problems, ...applied.problems] }
}

function pause(ms: number, calledOff: AbortSignal): Promise<void> {
  if (calledOff.aborted) return Promise.resolve()
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
    // The site starts without the answers on disk, because they can be fetched again.
    log('replica.unread', { message: String(error) })
    return undefined
  }
}

type SaverDeps = Pick<ReplicaDeps, 'disk' | 'log'> & { readonly signal: AbortSignal }

/**
 * Writes the latest snapshot: `SAVE_AFTER_MS` later, or at once when `signal` is aborted. If a write fails, the next
 * `save` writes it (spec/faults C22).
 */
function createSaver({ disk, log, signal }: SaverDeps) {
  let due: Snapshot | undefined
  let hasFailed = false
  let writing: Promise<void> = Promise.resolve()

  async function write(): Promise<void> {
    if (!due) return
    await pause(SAVE_AFTER_MS, signal)
    const latest = due
    try {
      await disk.write(latest)
      if (due === latest) due = undefined
      if (hasFailed) log('replica.saved', {})
      hasFailed = false
    } catch (error) {
      // Logged at the start and at the end of the problem.
      if (!hasFailed) log('replica.unsaved', { message: String(error) })
      hasFailed = true
    }
  }

  return {
    take(snapshot: Snapshot): void {
      due = snapshot
    },
    save(): void {
      writing = writing.then(write)
    },
    settled: (): Promise<void> => writing,
    hasFailed: () => hasFailed,
  }
}

function atMostEvery(ms: number, clock: Clock, log: ReplicaDeps['log']): ReplicaDeps['log'] {
  let saidAt = -Infinity
  return (event, fields) => {
    // The clock may have been put back (spec/faults H21).
    if (Math.abs(clock.now() - saidAt) < ms) return
    saidAt = clock.now()
    log(event, fields)
  }
}
