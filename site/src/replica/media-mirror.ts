import type { Clock } from '../views/clock.ts'
import { isWholeFile } from './is-whole-file.ts'
import { createMediaFiles, MEDIA_NAME } from './media-files.ts'
import type { OwnFolder } from './own-folder.ts'
import type { Snapshot, StoredAnswer } from './snapshot.ts'
import type { Upstream } from './upstream.ts'

/** How many files are fetched at once for visitors who wait (spec/faults R16). A judgement. */
const AT_ONCE = 8
/**
 * How many are fetched at once while nobody waits: with two, one slow file does not stop the others. The content
 * service makes a picture when it is first asked for, and more at once would keep a small machine from the build of
 * the studio.
 */
const AHEAD = 2
/** How long a visitor waits for a file that is being fetched (spec/faults M6); then the alt text is shown. */
const PATIENCE_MS = 5_000
/** The first pause after a failure, and the longest (spec/faults B11). */
const FIRST_MEDIA_RETRY_MS = 2_000
const LONGEST_MEDIA_RETRY_MS = 60_000
const REFUSED = 'there is no such file, or it is damaged, too large or of another type'
const ADDRESS = new RegExp(`"/media/(${MEDIA_NAME})"`, 'g')

export interface MediaMirrorDeps {
  readonly folder: OwnFolder
  readonly upstream: Pick<Upstream, 'media'>
  readonly clock: Clock
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * Keeps on disk every file that the answers name, and fetches no others, whatever visitors ask for. A file that is
 * missing or damaged upstream is requested again, after a growing pause (spec/faults B11). While the service or the
 * disk fails, one file at a time is tried, after a growing pause (spec/faults M6).
 */
export function createMediaMirror({ folder, upstream, clock, log }: MediaMirrorDeps) {
  const files = createMediaFiles(folder, clock)
  const namesIn = createNamesIn()
  let named: ReadonlySet<string> = new Set()
  /** In the order in which they are fetched: first those that visitors wait for. */
  const wanted = new Map<string, Wanted>()
  const underWay = new Set<string>()
  /** How often each file was refused in a row. */
  const refusals = new Map<string, number>()
  /** How often the service or the disk failed in a row. */
  let failures = 0
  let [isPaused, isClosed] = [false, false]
  let checking: Promise<unknown> | undefined
  let tidying: Promise<void> = Promise.resolve()

  function want(name: string): void {
    if (!wanted.has(name)) wanted.set(name, aWanted())
    fetchNext()
  }

  function fetchNext(): void {
    for (const [name, { isWaitedFor }] of wanted) {
      if (isClosed || isPaused || underWay.size >= mostAtOnce(isWaitedFor, failures)) return
      if (underWay.has(name)) continue
      // If an answer names it again, it is fetched like a new file.
      if (!named.has(name)) refusals.delete(name)
      if (named.has(name)) void take(name)
      else end(name)
    }
  }

  function end(name: string): void {
    underWay.delete(name)
    wanted.get(name)?.end.resolve()
    wanted.delete(name)
  }

  async function take(name: string): Promise<void> {
    underWay.add(name)
    try {
      const bytes = await upstream.media(name)
      const isWhole = bytes !== undefined && isWholeFile(name, bytes)
      if (isWhole) await files.write(name, bytes)
      failures = 0
      end(name)
      if (isWhole) refusals.delete(name)
      else retryLater(name)
    } catch (error) {
      end(name)
      if (isClosed) return
      if (failures === 0) log('media.unmirrored', { name, message: String(error) })
      wanted.set(name, aWanted())
      pause()
    }
    fetchNext()
  }

  function retryLater(name: string): void {
    const refused = refusals.get(name) ?? 0
    refusals.set(name, refused + 1)
    if (refused === 0) log('media.unmirrored', { name, message: REFUSED })
    after(refused, () => want(name))
  }

  function pause(): void {
    if (isPaused) return
    isPaused = true
    after(failures, () => {
      isPaused = false
      fetchNext()
    })
    failures += 1
  }

  /** A file that is damaged, or has vanished from the disk, is fetched again. */
  async function intactPath(name: string): Promise<string | undefined> {
    if (isClosed || !files.has(name)) return undefined
    const path = await files.path(name)
    if (path !== undefined) return path
    log('media.damaged', { name })
    want(name)
    return undefined
  }

  return {
    /** Reads which files are on disk. If the disk cannot be read, all are fetched again. */
    start: (): Promise<void> =>
      files.list().catch((error: unknown) => log('media.unread', { message: String(error) })),
    /** Fetches the files that the answers name and the disk lacks, in the order of the answers. */
    follow({ answers }: Snapshot): void {
      const next = new Set([...answers.values()].flatMap(namesIn))
      const unnamed = [...named].filter((name) => !next.has(name))
      named = next
      for (const name of next) if (!files.has(name) && !refusals.has(name)) want(name)
      // Once after the start, so that damage is found before a visitor asks.
      checking ??= inTurn(next, intactPath)
      tidying = tidying
        // By now an answer may name the file again.
        .then(() => files.tidy(unnamed, (name) => next.has(name) || named.has(name)))
        // A file that is kept too long does no harm.
        .catch((error: unknown) => log('media.untidy', { message: String(error) }))
    },
    /** Whether the file is there or still to come. */
    isNamed: (name: string): boolean => named.has(name),
    /**
     * Returns the path of a file, or undefined. Waits up to `PATIENCE_MS` for a file that is to be fetched, but not
     * during a pause, which may be longer.
     */
    async file(name: string): Promise<string | undefined> {
      const path = await intactPath(name)
      if (path !== undefined) return path
      const fetching = bringForward(wanted, name)
      fetchNext()
      if (fetching && !isPaused) await Promise.race([fetching.end.promise, patience()])
      return files.path(name)
    },
    tidied: (): Promise<void> => tidying,
    async close(): Promise<void> {
      isClosed = true
      await tidying
    },
  }
}

export type MediaMirror = ReturnType<typeof createMediaMirror>

/** In the answer's order; a file may be there twice. */
export function mediaNames({ json }: Pick<StoredAnswer, 'json'>): readonly string[] {
  const matches = json.toString('latin1').matchAll(ADDRESS)
  // A match would keep the whole answer in memory, so it is copied.
  return Array.from(matches, ([, name = '']) => Buffer.from(name).toString())
}

/** Reads each answer once: most answers are in many snapshots. */
function createNamesIn(): (answer: StoredAnswer) => readonly string[] {
  const known = new WeakMap<StoredAnswer, readonly string[]>()
  return (answer) => {
    const names = known.get(answer) ?? mediaNames(answer)
    known.set(answer, names)
    return names
  }
}

/** `end` is resolved when the file has arrived or failed. */
interface Wanted {
  readonly end: PromiseWithResolvers<void>
  readonly isWaitedFor: boolean
}

function aWanted(): Wanted {
  return { end: Promise.withResolvers(), isWaitedFor: false }
}

function mostAtOnce(isWaitedFor: boolean, failures: number): number {
  if (failures > 0) return 1
  return isWaitedFor ? AT_ONCE : AHEAD
}

function bringForward(queue: Map<string, Wanted>, name: string): Wanted | undefined {
  const known = queue.get(name)
  if (!known) return undefined
  const file = { ...known, isWaitedFor: true }
  const others = [...queue].filter(([other]) => other !== name)
  queue.clear()
  for (const [other, each] of [[name, file] as const, ...others]) queue.set(other, each)
  return file
}

async function inTurn(names: Iterable<string>, work: (name: string) => Promise<unknown>) {
  for (const name of names) await work(name)
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
}

/** The pause doubles with each failure, up to a minute. */
function after(failed: number, run: () => void): void {
  setTimeout(run, Math.min(FIRST_MEDIA_RETRY_MS * 2 ** failed, LONGEST_MEDIA_RETRY_MS)).unref()
}
