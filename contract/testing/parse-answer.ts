import { schemaOf, type AnswerKey, type AnswerOf, type WireOf } from '../answers/keys.ts'
import { prune } from '../answers/prune.ts'

/** As the site gets it. Throws if anything would be dropped, because builders must return valid answers. */
export function parseAnswer<Key extends AnswerKey>(key: Key, wire: WireOf<Key>): AnswerOf<Key> {
  const schema = schemaOf(key)
  if (!schema) throw new Error(`no answer has the key ${key}`)
  const result = prune(schema, wire)
  if (!result.ok || result.problems.length > 0) {
    throw new Error(
      `${key}: ${result.problems.map(({ field, message }) => `${field}: ${message}`).join('; ')}`,
    )
  }
  return result.value as AnswerOf<Key> // the schema is that of `key`
}
