import { createHash } from 'node:crypto'

/** 128 bits: two different answers never get the same hash by chance, and headers stay short. */
const HASH_DIGITS = 32

export interface Entry {
  readonly etag: string
  /** JSON with keys in schema order and without white space. */
  readonly body: string
}

/** The etag follows from the body. */
export function toEntry(body: string): Entry {
  return { body, etag: createHash('sha256').update(body).digest('hex').slice(0, HASH_DIGITS) }
}

export type Entries = ReadonlyMap<string, Entry>

export interface Revision {
  /** A hash over keys and etags, so equal answers have the same revision, even after a restart. */
  readonly id: string
  readonly entries: Entries
  /** The paths of the records whose edits led to this revision. */
  readonly edited: readonly string[]
}

export interface ChangeSet {
  readonly revision: string
  /** True if `changed` has all keys, because the revision of the client is unknown. */
  readonly full: boolean
  readonly changed: readonly (readonly [key: string, entry: Entry])[]
  readonly gone: readonly string[]
  /** The paths of the edited records. Sites make these pages first, because an editor may be waiting for them. */
  readonly edited: readonly string[]
}

/**
 * So many revisions a client may be behind and still get only the changes. A judgement: a site asks again at once, so
 * one that is further behind was away, and gets all answers.
 */
const REMEMBERED = 20

export interface Revisions {
  current(): Revision | undefined
  /** Makes these answers the current revision. Returns whether anything changed. */
  publish(answers: Entries, edited?: readonly string[]): boolean
  /** Returns all answers if the revision is unknown; undefined before the first revision. */
  since(id: string | undefined): ChangeSet | undefined
  /** The difference between a revision and other answers, or all of these answers if the revision is unknown. */
  against(id: string | undefined, answers: Entries): ChangeSet
  /** Resolves at the next revision, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void>
}

/** Remembers the last revisions (docs/architecture.md "How a change flows"). */
export function createRevisions(): Revisions {
  const remembered: Revision[] = []
  const waiting = new Set<() => void>()
  const current = () => remembered.at(-1)

  return {
    current,
    publish(answers, edited = []) {
      const revision = { ...toRevision(answers), edited }
      if (revision.id === current()?.id) return false
      remembered.push(revision)
      if (remembered.length > REMEMBERED) remembered.shift()
      for (const wake of waiting) wake()
      return true
    },
    since(id) {
      const now = current()
      if (!now) return undefined
      const then = remembered.findLastIndex((revision) => revision.id === id)
      const edited = remembered.slice(then + 1).flatMap((revision) => revision.edited)
      return changes(remembered[then]?.entries, { ...now, edited: [...new Set(edited)] })
    },
    against(id, answers) {
      const then = remembered.findLast((revision) => revision.id === id)
      return changes(then?.entries, toRevision(answers))
    },
    next(signal) {
      return new Promise((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        if (signal.aborted) return resolve()
        waiting.add(wake)
        signal.addEventListener('abort', wake)
      })
    },
  }
}

function toRevision(entries: Entries): Revision {
  const hash = createHash('sha256')
  for (const [key, { etag }] of entries) hash.update(`${key}\n${etag}\n`)
  return { id: hash.digest('hex').slice(0, HASH_DIGITS), entries, edited: [] }
}

function changes(before: Entries | undefined, { id, entries, edited }: Revision): ChangeSet {
  return {
    revision: id,
    full: before === undefined,
    changed: [...entries].filter(([key, entry]) => before?.get(key)?.etag !== entry.etag),
    gone: [...(before?.keys() ?? [])].filter((key) => !entries.has(key)),
    edited,
  }
}
