import { DEFAULT_PROXY_PATH, type ContentAccess } from './client/content-access.ts'

/** What the configuration tells every page's script. */
export interface PageSettings {
  readonly contentAccess: ContentAccess
  /** How often an open page asks for a newer build, in milliseconds; absent: never. */
  readonly buildPollMs?: number | undefined
  /** Where page views are sent; absent: nowhere (behaviour §25.1). */
  readonly analyticsEndpoint?: string | undefined
}

/** How often an open page asks for a newer build unless it is configured (behaviour §22.3). */
export const DEFAULT_BUILD_POLL_MS = 3_600_000

export const DEFAULT_PAGE_SETTINGS: PageSettings = {
  contentAccess: { proxyPath: DEFAULT_PROXY_PATH },
  buildPollMs: DEFAULT_BUILD_POLL_MS,
}

/** The origins beside the site's own that a page may ask: no other can be configured (faults §11). */
export function originsAsked(
  { contentAccess, analyticsEndpoint }: PageSettings,
  ownOrigin: string,
): readonly string[] {
  return [contentAccess.direct?.url, analyticsEndpoint]
    .flatMap((url) => (url === undefined ? [] : new URL(url).origin))
    .filter((origin) => origin !== ownOrigin)
}
