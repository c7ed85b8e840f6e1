/**
 * The form in the studio posts this to a preview after a save (spec/behaviour §31). The preview is in a frame of the
 * form, or in a window that the form has opened.
 */
export const DRAFT_SAVED = 'draft-saved'

/** A preview posts this to the studio as soon as it can receive `DRAFT_SAVED`. */
export interface Listening {
  /** In milliseconds since 1970 by the browser's clock. The page may not show what was saved after that time. */
  readonly previewRequestedAt: number
}

/** Undefined if the message is not from a preview. */
export function previewRequestedAt(message: unknown): number | undefined {
  const isObject = typeof message === 'object' && message !== null
  if (!isObject || !('previewRequestedAt' in message)) return undefined
  return Number(message.previewRequestedAt)
}
