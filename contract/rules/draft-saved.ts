/** What the studio's form posts to the page in its frame, or in a window that it has opened, after a save (spec/behaviour §31). */
export const DRAFT_SAVED = 'draft-saved'

/** What such a page posts to the studio as soon as it hears of saves. */
export interface Listening {
  /** When the page was requested, in epoch milliseconds of the visitor's clock: a later save may not be on it. */
  readonly previewRequestedAt: number
}

/** When the page was requested that posted this message; undefined if the message is another one. */
export function previewRequestedAt(message: unknown): number | undefined {
  const isObject = typeof message === 'object' && message !== null
  if (!isObject || !('previewRequestedAt' in message)) return undefined
  return Number(message.previewRequestedAt)
}
