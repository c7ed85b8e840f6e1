/** What the error screen says: the same on the server and after a navigation in the browser. */
export interface PageError {
  readonly status: number
  readonly message: string
  /** Path and query as sent; only for a 404. */
  readonly fullPath?: string | undefined
  /** Why a page was withdrawn. */
  readonly detail?: string | undefined
}
