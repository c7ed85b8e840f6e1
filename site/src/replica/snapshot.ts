import { schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'
import { toInstant } from 'contract/rules/local-time.ts'
import { withTitle } from './fallback-title.ts'

/** The largest answer that is accepted (spec/faults §13), because each is held in memory. */
const MAX_ANSWER_BYTES = 2 * 1024 * 1024

export interface StoredAnswer {
  readonly etag: string
  /** The answer as JSON in UTF-8: as received, but with a missing title filled in and a past `opens_at` left out. */
  readonly json: Buffer
  /** The parsed answer; undefined if a newer schema refuses the answer on disk. */
  readonly value: unknown
}

/** All answers of one revision; immutable. */
export interface Snapshot {
  readonly revision: string
  readonly answers: ReadonlyMap<string, StoredAnswer>
  /** The paths of the records whose edits led to it; absent when it was read from disk. */
  readonly edited?: readonly string[]
}

export const EMPTY_SNAPSHOT: Snapshot = { revision: '', answers: new Map() }

export type Change =
  | {
      readonly key: string
      readonly etag: string
      readonly answer: unknown
      /** The answer as received. */
      readonly json?: Buffer | undefined
    }
  | { readonly key: string; readonly gone: true }

type ChangedAnswer = Exclude<Change, { readonly gone: true }>

export interface Applied {
  readonly snapshot: Snapshot
  readonly problems: readonly (Problem & { readonly key: string })[]
  /** Keys whose whole answer did not fit the schema; the last good one stays. */
  readonly refused: readonly string[]
}

/** Applies a change set completely, or throws. If it is `full`, keys that it does not name are removed. */
export function applyChanges(
  before: Snapshot,
  revision: string,
  changes: Iterable<Change>,
  { full, edited }: { full: boolean; edited?: readonly string[] | undefined },
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
    const result = takeAnswer(change)
    for (const problem of result.problems) problems.push({ key: change.key, ...problem })
    if (result.stored) {
      answers.set(change.key, result.stored)
    } else {
      refused.push(change.key)
      if (known) answers.set(change.key, known)
    }
  }
  return { snapshot: { revision, answers, ...(edited && { edited }) }, problems, refused }
}

/** `stored` is absent if the answer is refused, or too large (spec/faults C10). */
function takeAnswer({ key, etag, answer: received, json: text }: ChangedAnswer): {
  readonly problems: readonly Problem[]
  readonly stored?: StoredAnswer
} {
  const { answer, problems: untitled } = withTitle(key, received)
  const json = text && answer === received ? text : Buffer.from(JSON.stringify(answer))
  if (json.length > MAX_ANSWER_BYTES) {
    return { problems: [{ field: '', message: `has ${json.length} bytes` }] }
  }
  const parsed = parseAnswer(key, answer)
  const problems = [...untitled, ...parsed.problems]
  return parsed.value === undefined
    ? { problems }
    : { problems, stored: storedAnswer(key, { etag, json }, parsed) }
}

/** Parses an answer (spec/content D5). Without a value if it is refused as a whole, or belongs to another key. */
function parseAnswer(
  key: string,
  answer: unknown,
): { readonly problems: readonly Problem[]; readonly value?: unknown } {
  const schema = schemaOf(key)
  if (!schema) return { problems: [{ field: '', message: 'is no key of the contract' }] }
  const result = prune(schema, answer)
  if (!result.ok || isOfKey(key, result.value)) return result
  return { problems: [...result.problems, { field: 'slug', message: 'is that of another key' }] }
}

function isOfKey(key: string, value: unknown): boolean {
  const slug =
    typeof value === 'object' && value !== null && 'slug' in value ? value.slug : undefined
  return typeof slug !== 'string' || key.endsWith(`/${slug}`)
}

/** The keys of answers about one record, which only the record's own pages read. */
const OF_RECORD =
  /^\/(?:events|artists|venues|guides|channel|participate|past-festivals|pages|strands)\/|^\/years\/\d+\/venues\//

/**
 * Holds an answer that is parsed when its value is first read, so that a start only reads the file. `first` is the
 * value if it is parsed already. The value of a record's answer is kept only until the end of the turn of the event
 * loop: with 2,000 pages these values take about 70 MB (decision 060).
 */
export function storedAnswer(
  key: string,
  { etag, json }: Pick<StoredAnswer, 'etag' | 'json'>,
  first?: { readonly value?: unknown },
): StoredAnswer {
  const isShared = !OF_RECORD.test(key)
  let parsed = isShared ? first : undefined
  return {
    etag,
    json,
    get value() {
      if (!parsed && !isShared) setImmediate(() => (parsed = undefined))
      parsed ??= parseAnswer(key, JSON.parse(json.toString()))
      return parsed.value
    },
  }
}

export function answerOf<Key extends AnswerKey>(
  { answers }: Snapshot,
  key: Key,
): AnswerOf<Key> | undefined {
  return answers.get(key)?.value as AnswerOf<Key> | undefined // parsed by the key's schema
}

/** When the site opens by itself, in epoch milliseconds; undefined if it does not. */
export function openingOf(snapshot: Snapshot): number | undefined {
  const site = answerOf(snapshot, '/site')
  const opensAt = site?.holding.opens_at
  return site === undefined || opensAt === undefined ? undefined : toInstant(opensAt, site.zone)
}

/** A snapshot may be served only with the shell and the routes (spec/faults C14). */
export function isComplete(snapshot: Snapshot): boolean {
  return answerOf(snapshot, '/global') !== undefined && answerOf(snapshot, '/routes') !== undefined
}

export function countRemoved(before: Snapshot, next: Snapshot): number {
  return [...before.answers.keys()].filter((key) => !next.answers.has(key)).length
}
