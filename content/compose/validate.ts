import { schemaOf } from 'contract/answers/keys.ts'
import { prune, type Problem } from 'contract/answers/prune.ts'
import { toEntry, type Entry } from '../stores/revisions.ts'
import { isAccepted } from './accepted-items.ts'

export interface Checked {
  readonly key: string
  /** Without bad items; absent if the whole answer is invalid. */
  readonly entry?: Entry
  readonly problems: readonly Problem[]
}

/** Removes bad items, or leaves out the whole answer (spec/content D5). Returns `before` if it is equal. */
export function validate(key: string, answer: unknown, before: Checked | undefined): Checked {
  const body = JSON.stringify(answer)
  if (before?.entry?.body === body && before.problems.length === 0) return before
  const schema = schemaOf(key)
  // The name or year of the key's record is invalid.
  if (!schema) return { key, problems: [{ field: '', message: 'is no key of the contract' }] }
  if (isAccepted(schema, answer)) return { key, entry: toEntry(body), problems: [] }
  const result = prune(schema, answer)
  if (!result.ok) return { key, problems: result.problems }
  const wire = result.problems.length === 0 ? body : JSON.stringify(result.wire)
  return { key, entry: toEntry(wire), problems: result.problems }
}
