/**
 * Names of caches and paths for what is kept on a visitor's device (spec/behaviour §35). Shared by pages, service
 * worker and server.
 */

/** The address of the service worker. It has no hash, because browsers look for updates at the registered address. */
export const WORKER_PATH = '/sw.js'

/** Prefix of all cache names. Change the number when the stored form changes: the new worker deletes the old caches. */
export const KEPT = 'kept-1/'
/** The cache of recently read pages. */
export const READ_CACHE = `${KEPT}read`
/** The cache of the visitor's own plan, with the pages of its events and venues. */
export const PLAN_CACHE = `${KEPT}plan`
const BUILD_CACHES = `${KEPT}build/`

/** The cache of a walk pack, by the path of its guide. */
export function packCache(guidePath: string): string {
  return `${KEPT}pack${guidePath}`
}

/** The cache of the files that kept pages of one build need. */
export function buildCache(buildId: string): string {
  return BUILD_CACHES + buildId
}

/** The build whose files a cache holds; undefined for a cache of pages. */
export function buildOfCache(name: string): string | undefined {
  return name.startsWith(BUILD_CACHES) ? name.slice(BUILD_CACHES.length) : undefined
}

/** Where the server lists the files that kept pages of a build need. */
export function buildFilesPath(buildId: string): string {
  return `/builds/files/${buildId}.json`
}

/** The page that a build shows in place of one that is not kept. */
export function notKeptPath(buildId: string): string {
  return `/builds/not-kept/${buildId}.html`
}

/** Where the server says what belongs to the pack of a guide. */
export function packPath(guidePath: string): string {
  return `${guidePath}/pack.json`
}
