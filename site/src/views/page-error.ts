export interface PageError {
  readonly status: number
  readonly message: string
  /** Path and query as requested; only for a 404. */
  readonly fullPath?: string | undefined
  /** Why a page was withdrawn. */
  readonly detail?: string | undefined
  /** Pages that the visitor may have meant; absent if none is similar. */
  readonly likely?: readonly LikelyPage[] | undefined
}

/** A page that the visitor may have meant (spec/screens §12). */
export interface LikelyPage {
  /** Canonical path. */
  readonly href: string
  /** Plain text. */
  readonly title: string
  /** "Event, 2026". */
  readonly kind: string
}
