import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'

/** The only way to content. Gives undefined for a key without an answer; rejects when it could not be asked. */
export interface Content {
  get<Key extends AnswerKey>(
    key: Key,
    options?: { signal?: AbortSignal },
  ): Promise<AnswerOf<Key> | undefined>
}
