/**
 * The message that the form in the studio posts to a preview after a save. The preview is in a frame of the form, or in
 * a window that the form has opened (spec/behaviour §31).
 */
export const DRAFT_SAVED = 'draft-saved'

/** The message that a preview posts to the studio as soon as it can receive `DRAFT_SAVED`. */
export interface Listening {
  /**
   * When the page was requested, in milliseconds since 1970 by the browser's clock. The page may not show what was
   * saved after that time.
   */
  readonly previewRequestedAt: number
}

/** The time in a message of a preview; undefined if it is another message. */
export function previewRequestedAt(message: unknown): number | undefined {
  const isObject = typeof message === 'object' && message !== null
  if (!isObject || !('previewRequestedAt' in message)) return undefined
  return Number(message.previewRequestedAt)
}
