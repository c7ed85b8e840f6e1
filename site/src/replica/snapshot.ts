import { schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'

/** The largest answer that is taken (faults §13). */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

/** One answer as the replica holds it. */
export interface StoredAnswer {
  readonly etag: string
  /** As received: JSON, UTF-8. */
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

/** Applies a change set as a whole; `full` says that keys it does not name are gone. */
export function applyChanges(
  before: Snapshot,
  revision: string,
  changes: readonly Change[],
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
      answers.set(change.key, { etag: change.etag, ...result.stored })
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
  readonly stored?: Pick<StoredAnswer, 'json' | 'value'>
}

/** Parses one answer (content.md D5). It must be of its key, and not too large (faults C10). */
function parseAnswer(key: string, answer: unknown): ParsedAnswer {
  const schema = schemaOf(key)
  if (!schema) return { problems: [{ field: '', message: 'is no key of the contract' }] }
  const json = Buffer.from(JSON.stringify(answer))
  if (json.length > MAX_ANSWER_BYTES) {
    return { problems: [{ field: '', message: `has ${json.length} bytes` }] }
  }
  const result = prune(schema, answer)
  if (!result.ok) return result
  const { problems, value } = result
  return isOfKey(key, value)
    ? { problems, stored: { json, value } }
    : { problems: [...problems, { field: 'slug', message: 'is that of another key' }] }
}

/** An answer that has a slug stands under it. */
function isOfKey(key: string, value: unknown): boolean {
  const slug =
    typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined
  return typeof slug !== 'string' || key.endsWith(`/${slug}`)
}

/**
 * An answer from the replica's own disk, where it was found to fit before it was written: it is parsed when it is first
 * read, so that a start costs no more than reading the file. One that a newer schema refuses reads as absent.
 */
export function storedAnswer(key: string, etag: string, json: Buffer): StoredAnswer {
  let parsed: ParsedAnswer | undefined
  return {
    etag,
    json,
    get value() {
      parsed ??= parseAnswer(key, JSON.parse(json.toString()))
      return parsed.stored?.value
    },
  }
}

/** The parsed answer of a key. */
export function answerOf<Key extends AnswerKey>(
  { answers }: Snapshot,
  key: Key,
): AnswerOf<Key> | undefined {
  return answers.get(key)?.value as AnswerOf<Key> | undefined // parsed by the key's schema
}

/** Whether a set may be served: the shell and the routes must be there (faults C14). */
export function isComplete(snapshot: Snapshot): boolean {
  return answerOf(snapshot, '/global') !== undefined && answerOf(snapshot, '/routes') !== undefined
}

/** How many keys of a snapshot are not in the next one. */
export function countRemoved(before: Snapshot, next: Snapshot): number {
  return [...before.answers.keys()].filter((key) => !next.answers.has(key)).length
}
