import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'

/** The answers of one snapshot, which loaders read. Returns undefined for a key without an answer. */
export interface Content {
  get<Key extends AnswerKey>(key: Key): AnswerOf<Key> | undefined
}
