import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'

export interface ContentOptions {
  /** Of the navigation that asks. */
  readonly signal?: AbortSignal
  /** In a browser: asks the content service itself, where that is enabled (spec/behaviour §24.2). */
  readonly client?: boolean
}

/** The only way to content. Gives undefined for a key without an answer; rejects when it could not be asked. */
export interface Content {
  get<Key extends AnswerKey>(key: Key, options?: ContentOptions): Promise<AnswerOf<Key> | undefined>
}
