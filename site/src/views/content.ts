import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'

/** The answers of one snapshot: all that a loader knows of content. Undefined for a key without an answer. */
export interface Content {
  get<Key extends AnswerKey>(key: Key): AnswerOf<Key> | undefined
}
