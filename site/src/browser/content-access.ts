/** Where the content proxy answers unless it is configured (spec/behaviour §24.1). */
export const DEFAULT_PROXY_PATH = '/api/content'

/** How a browser reaches content (spec/behaviour §24). */
export interface ContentAccess {
  /** Base path of the content proxy. */
  readonly proxyPath: string
  /** The content service itself: in development only, because its token is then in every page. */
  readonly direct?: {
    /** Origin. */
    readonly url: string
    readonly token: string
  }
}
