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

export interface PreviewSettings {
  /** Prefix of every path in the preview. */
  readonly base: string
  /** Origin of the studio, whose frame sends a message when a draft is saved. */
  readonly studioOrigin?: string
}

/** The part of the configuration that every page's script gets. */
export interface PageSettings {
  readonly contentAccess: ContentAccess
  /** How often an open page asks for a newer build, in milliseconds; absent: never. */
  readonly buildPollMs?: number | undefined
  /** Where page views are sent; absent: nowhere (spec/behaviour §25.1). */
  readonly analyticsEndpoint?: string | undefined
  /** Set if the page belongs to a preview (spec/behaviour §31). */
  readonly preview?: PreviewSettings
  /** Whether pages may be kept on the visitor's device (spec/behaviour §35); absent in a preview. */
  readonly keepsPages?: boolean | undefined
  /** An outside vector style for the maps, in place of the site's own base maps. */
  readonly mapStyleUrl?: string | undefined
}

/** How often an open page asks for a newer build unless it is configured (spec/behaviour §22.3). */
export const DEFAULT_BUILD_POLL_MS = 3_600_000

export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  contentAccess: { proxyPath: DEFAULT_PROXY_PATH },
  buildPollMs: DEFAULT_BUILD_POLL_MS,
  keepsPages: true,
}

/** The other origins that a page's script may fetch from (spec/faults §11). */
export function originsAsked(
  { contentAccess, analyticsEndpoint, mapStyleUrl }: PageSettings,
  ownOrigin: string,
): readonly string[] {
  return [contentAccess.direct?.url, analyticsEndpoint, mapStyleUrl]
    .flatMap((url) => (url === undefined ? [] : new URL(url).origin))
    .filter((origin) => origin !== ownOrigin)
}

/**
 * Two lists of other origins: those that a page may fetch from, and those that its pictures may come from (sprites and
 * tiles of an outside map style).
 */
export function outsideOrigins(settings: PageSettings, ownOrigin: string) {
  const { contentAccess, mapStyleUrl } = settings
  const imagesFrom = originsAsked(
    { contentAccess: { proxyPath: contentAccess.proxyPath }, mapStyleUrl },
    ownOrigin,
  )
  return { connectTo: originsAsked(settings, ownOrigin), imagesFrom }
}
