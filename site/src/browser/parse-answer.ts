import { schemaOf, type AnswerKey, type AnswerOf } from 'contract/answers/keys.ts'
import { prune } from 'contract/answers/prune.ts'

/** Drops bad items. Throws when the answer as a whole does not fit the schema of its key. */
export function parseAnswer<Key extends AnswerKey>(key: Key, wire: unknown): AnswerOf<Key> {
  const schema = schemaOf(key)
  const result = schema && prune(schema, wire)
  if (!result?.ok) throw new Error(`The answer of ${key} does not fit its schema`)
  return result.value as AnswerOf<Key> // the schema is the key's own
}
