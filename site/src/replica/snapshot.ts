import { isAnswerKey, schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'

/** One answer as the replica holds it. */
export interface StoredAnswer {
  readonly etag: string
  /** As received. */
  readonly wire: unknown
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
    const schema = schemaOf(change.key)
    const result = schema && prune(schema, change.answer)
    for (const problem of result?.problems ?? []) problems.push({ key: change.key, ...problem })
    if (result?.ok) {
      answers.set(change.key, { etag: change.etag, wire: change.answer, value: result.value })
    } else {
      refused.push(change.key)
      if (known) answers.set(change.key, known)
    }
  }
  return { snapshot: { revision, answers }, problems, refused }
}

/** The parsed answer of a key. */
export function answerOf<Key extends AnswerKey>(
  { answers }: Snapshot,
  key: Key,
): AnswerOf<Key> | undefined {
  return answers.get(key)?.value as AnswerOf<Key> | undefined // parsed by the key's schema
}

/** Whether a set may be served: the shell and the routes must be there (faults C14). */
export function isComplete({ answers }: Snapshot): boolean {
  return ['/global', '/routes'].every((key) => isAnswerKey(key) && answers.has(key))
}
