/** Where the content proxy answers unless it is configured (behaviour §24.1). */
export const DEFAULT_PROXY_PATH = '/api/content'

/** How a browser reaches content (behaviour §24). */
export interface ContentAccess {
  /** Base path of the content proxy. */
  readonly proxyPath: string
  /** The content service itself: in development only, because its token is then in every page. */
  readonly direct?: {
    /** Origin. */
    readonly url: string
    readonly token: string
  }
  /** An outside vector style for maps, in place of the base maps of the content service. */
  readonly mapStyleUrl?: string
}

/** The other origins a browser asks, and those it takes pictures from: for the policy of pages (faults §12.4). */
export function outsideOrigins({ direct, mapStyleUrl }: ContentAccess) {
  const ofStyle = mapStyleUrl === undefined ? [] : [new URL(mapStyleUrl).origin]
  return { connectTo: [...(direct ? [direct.url] : []), ...ofStyle], imagesFrom: ofStyle }
}
