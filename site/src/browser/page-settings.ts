/** Where the content proxy answers unless it is configured (spec/behaviour §24.1). */
export const DEFAULT_PROXY_PATH = '/api/content'

/** spec/behaviour §24 */
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

export interface PreviewSettings {
  readonly base: string
  /** The studio's frame sends a message when a draft is saved. */
  readonly studioOrigin?: string
}

/** The part of the configuration that every page's script gets. */
export interface PageSettings {
  readonly contentAccess: ContentAccess
  /** In milliseconds; absent: never. */
  readonly buildPollMs?: number | undefined
  /** Where page views are sent; absent: nowhere (spec/behaviour §25.1). */
  readonly analyticsEndpoint?: string | undefined
  /** Absent unless the page belongs to a preview (spec/behaviour §31). */
  readonly preview?: PreviewSettings
  /** Pages may be kept on the visitor's device (spec/behaviour §35); absent in a preview. */
  readonly keepsPages?: boolean | undefined
  /** An outside vector style for the maps, in place of the site's own base maps. */
  readonly mapStyleUrl?: string | undefined
}

/** spec/behaviour §22.3 */
export const DEFAULT_BUILD_POLL_MS = 3_600_000

export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  contentAccess: { proxyPath: DEFAULT_PROXY_PATH },
  buildPollMs: DEFAULT_BUILD_POLL_MS,
  keepsPages: true,
}

/** spec/faults §11 */
export function originsAsked(
  { contentAccess, analyticsEndpoint, mapStyleUrl }: PageSettings,
  ownOrigin: string,
): readonly string[] {
  return [contentAccess.direct?.url, analyticsEndpoint, mapStyleUrl]
    .flatMap((url) => (url === undefined ? [] : new URL(url).origin))
    .filter((origin) => origin !== ownOrigin)
}

/** Pictures from another origin are the sprites and tiles of an outside map style. */
export function outsideOrigins(settings: PageSettings, ownOrigin: string) {
  const { contentAccess, mapStyleUrl } = settings
  const imagesFrom = originsAsked(
    { contentAccess: { proxyPath: contentAccess.proxyPath }, mapStyleUrl },
    ownOrigin,
  )
  return { connectTo: originsAsked(settings, ownOrigin), imagesFrom }
}
