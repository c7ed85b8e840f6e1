import type { Clock } from '../views/clock.ts'
import { isWholeFile } from './is-whole-file.ts'
import { createMediaFiles } from './media-files.ts'
import { mediaNames } from './media-names.ts'
import { createMediaQueue } from './media-queue.ts'
import type { OwnFolder } from './own-folder.ts'
import type { Snapshot, StoredAnswer } from './snapshot.ts'
import type { Upstream } from './upstream.ts'

/** How long a visitor waits for a file that is on its way. */
const PATIENCE_MS = 5_000

export interface MediaMirrorDeps {
  readonly folder: OwnFolder
  readonly upstream: Pick<Upstream, 'media'>
  readonly clock: Clock
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/**
 * Keeps every file that the answers name on disk. Files are fetched because answers name them, never because a visitor
 * asks; names that no answer gave are never looked for.
 */
export function createMediaMirror({ folder, upstream, clock, log }: MediaMirrorDeps) {
  const files = createMediaFiles(folder, clock)
  const namesIn = createNameIndex()
  let named: ReadonlySet<string> = new Set()
  const state = { closed: false, isChecked: false }
  let tidying: Promise<void> = Promise.resolve()
  const queue = createMediaQueue({
    async fetch(name) {
      const bytes = await upstream.media(name)
      if (!bytes || !isWholeFile(name, bytes)) return 'refused'
      await files.write(name, bytes)
      return 'taken'
    },
    isNamed: (name) => named.has(name),
    log,
  })

  /** The path of a file that is whole. One that was damaged or taken away is fetched again. */
  async function intactPath(name: string): Promise<string | undefined> {
    if (!files.has(name)) return undefined
    const path = await files.path(name)
    if (path === undefined) {
      log('media.damaged', { name })
      queue.want(name)
    }
    return path
  }

  /** Damage is found at the start, and not first by a visitor. */
  async function checkAll(): Promise<void> {
    for (const name of named) {
      if (state.closed) return
      await intactPath(name)
    }
  }

  async function tidy(before: ReadonlySet<string>, next: ReadonlySet<string>): Promise<void> {
    try {
      for (const name of before) if (!next.has(name)) await files.markUnnamed(name)
      // It may be named again by now.
      await files.removeOld((name) => next.has(name) || named.has(name))
    } catch (error) {
      // A file that stays too long does no harm.
      log('media.untidy', { message: String(error) })
    }
  }

  return {
    /** Takes stock of what is on disk. Without a disk everything is fetched again. */
    async start(): Promise<void> {
      await files.list().catch((error: unknown) => log('media.unread', { message: String(error) }))
    },
    /** Fetches what the answers name and the disk lacks, in the order of the answers. */
    follow({ answers }: Snapshot): void {
      const before = named
      const next = new Set([...answers.values()].flatMap(namesIn))
      named = next
      for (const name of next) if (!files.has(name) && !queue.hasFailed(name)) queue.want(name)
      if (!state.isChecked) void checkAll()
      state.isChecked = true
      tidying = tidying.then(() => tidy(before, next))
    },
    /** The path of a file. One that is on its way is waited for a little; undefined when it is not to be had. */
    async file(name: string): Promise<string | undefined> {
      const path = await intactPath(name)
      if (path !== undefined) return path
      const arrival = queue.arrival(name)
      if (!arrival) return undefined
      await Promise.race([arrival, patience()])
      return files.path(name)
    },
    /** Resolves when what is too old is removed. */
    tidied: (): Promise<void> => tidying,
    async close(): Promise<void> {
      state.closed = true
      queue.close()
      await tidying
    },
  }
}

export type MediaMirror = ReturnType<typeof createMediaMirror>

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
}

/** The files an answer names; an answer that stays is read once. */
function createNameIndex() {
  const known = new WeakMap<StoredAnswer, readonly string[]>()
  return (answer: StoredAnswer): readonly string[] => {
    const names = known.get(answer) ?? mediaNames(answer)
    known.set(answer, names)
    return names
  }
}
