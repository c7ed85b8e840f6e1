/** What the error screen says: the same on the server and after a navigation in the browser. */
export interface PageError {
  readonly status: number
  readonly message: string
  /** Path and query as sent; only for a 404. */
  readonly fullPath?: string | undefined
  /** Why a page was withdrawn. */
  readonly detail?: string | undefined
  /** What somebody may have meant who asked for a page that is not there; absent where nothing comes near. */
  readonly likely?: readonly LikelyPage[] | undefined
}

/** A page that somebody may have meant (spec/screens §12). */
export interface LikelyPage {
  /** Canonical path. */
  readonly href: string
  /** Plain text. */
  readonly title: string
  /** "Event, 2026". */
  readonly kind: string
}
