import { schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'
import { toInstant } from 'contract/rules/melbourne-time.ts'
import { withTitle } from './fallback-title.ts'

/** The largest answer that is taken (spec/faults §13). */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** One answer as the replica holds it. */
export interface StoredAnswer {
  readonly etag: string
  /** As received, but for a title of last resort: JSON, UTF-8, in memory that threads share (`sharedBytes`). */
  readonly json: Buffer
  /** Parsed by the key's schema. */
  readonly value: unknown
}

/** All answers of one revision; never changed once made. */
export interface Snapshot {
  readonly revision: string
  readonly answers: ReadonlyMap<string, StoredAnswer>
}

export const EMPTY_SNAPSHOT: Snapshot = { revision: '', answers: new Map() }

/** One line of a change set. */
export type Change =
  | { readonly key: string; readonly etag: string; readonly answer: unknown }
  | { readonly key: string; readonly gone: true }

export interface Applied {
  readonly snapshot: Snapshot
  readonly problems: readonly (Problem & { readonly key: string })[]
  /** Keys whose whole answer did not fit: the last good one stays. */
  readonly refused: readonly string[]
}

/** Applies a change set as a whole, or throws what it throws; `full` says that keys it does not name are gone. */
export function applyChanges(
  before: Snapshot,
  revision: string,
  changes: Iterable<Change>,
  { full }: { full: boolean },
): Applied {
  const answers = new Map(full ? [] : before.answers)
  const problems: (Problem & { key: string })[] = []
  const refused: string[] = []
  for (const change of changes) {
    if ('gone' in change) {
      answers.delete(change.key)
      continue
    }
    const known = before.answers.get(change.key)
    if (known?.etag === change.etag) {
      answers.set(change.key, known)
      continue
    }
    const result = parseAnswer(change.key, change.answer)
    for (const problem of result.problems) problems.push({ key: change.key, ...problem })
    if (result.stored) {
      const { json, value } = result.stored
      answers.set(change.key, storedAnswer(change.key, change.etag, json, value))
    } else {
      refused.push(change.key)
      if (known) answers.set(change.key, known)
    }
  }
  return { snapshot: { revision, answers }, problems, refused }
}

interface ParsedAnswer {
  readonly problems: readonly Problem[]
  /** Absent when the answer is refused whole. */
  readonly stored?: { readonly json: Buffer; readonly value: object }
}

/** Parses one answer (spec/content D5). It must be of its key, and not too large (spec/faults C10). */
function parseAnswer(key: string, received: unknown): ParsedAnswer {
  const schema = schemaOf(key)
  if (!schema) return { problems: [{ field: '', message: 'is no key of the contract' }] }
  const { answer, problems: untitled } = withTitle(key, received)
  const json = sharedBytes(Buffer.from(JSON.stringify(answer)))
  if (json.length > MAX_ANSWER_BYTES) {
    return { problems: [{ field: '', message: `has ${json.length} bytes` }] }
  }
  const result = prune(schema, answer)
  const problems = [...untitled, ...result.problems]
  if (!result.ok) return { problems }
  const { value } = result
  return isOfKey(key, value)
    ? { problems, stored: { json, value: value as object } } // every schema is of an object
    : { problems: [...problems, { field: 'slug', message: 'is that of another key' }] }
}

/** An answer that has a slug stands under it. */
function isOfKey(key: string, value: unknown): boolean {
  const slug =
    typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined
  return typeof slug !== 'string' || key.endsWith(`/${slug}`)
}

/**
 * An answer found to fit when it arrived. What is parsed of it is kept while it is read and there is room: a page reads it
 * now and then, and all of them parsed take five times their bytes. From the disk it is parsed when it is first read, so
 * that a start costs no more than reading the file. One that a newer schema refuses reads as absent.
 */
export function storedAnswer(
  key: string,
  etag: string,
  json: Buffer,
  value?: object,
): StoredAnswer {
  let parsed = value && new WeakRef(value)
  return {
    etag,
    json,
    get value() {
      const kept = parsed?.deref()
      if (kept) return kept
      const { stored } = parseAnswer(key, JSON.parse(json.toString()))
      parsed = stored && new WeakRef(stored.value)
      return stored?.value
    },
  }
}

/** A copy that threads share. */
export function sharedBytes(bytes: Uint8Array): Buffer {
  const shared = Buffer.from(new SharedArrayBuffer(bytes.length))
  shared.set(bytes)
  return shared
}

/** The parsed answer of a key. */
export function answerOf<Key extends AnswerKey>(
  { answers }: Snapshot,
  key: Key,
): AnswerOf<Key> | undefined {
  return answers.get(key)?.value as AnswerOf<Key> | undefined // parsed by the key's schema
}

/** When the site opens by itself, in epoch milliseconds. Undefined when none is set. */
export function openingOf(snapshot: Snapshot): number | undefined {
  const site = answerOf(snapshot, '/site')
  const opensAt = site?.holding.opens_at
  return opensAt === undefined ? undefined : toInstant(opensAt, site?.zone)
}

/** Whether a set may be served: the shell and the routes must be there (spec/faults C14). */
export function isComplete(snapshot: Snapshot): boolean {
  return answerOf(snapshot, '/global') !== undefined && answerOf(snapshot, '/routes') !== undefined
}

/** How many keys of a snapshot are not in the next one. */
export function countRemoved(before: Snapshot, next: Snapshot): number {
  return [...before.answers.keys()].filter((key) => !next.answers.has(key)).length
}
