import type { AnswerKey, AnswerOf } from 'contract/answers/keys.ts'

export interface ContentOptions {
  /** Of whoever asks. */
  readonly signal?: AbortSignal
  /**
   * In a browser: asks the content service itself, and fails where that is not enabled (spec/behaviour §24.2). Left out: so
   * where it is enabled, and through the proxy where it is not.
   */
  readonly client?: boolean
}

/** The only way to content. Gives undefined for a key without an answer; rejects when it could not be asked. */
export interface Content {
  get<Key extends AnswerKey>(key: Key, options?: ContentOptions): Promise<AnswerOf<Key> | undefined>
}
