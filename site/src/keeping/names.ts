/**
 * What is kept on a visitor's device, and under which names (spec/behaviour §35). The page and the service worker share
 * these, and so does the server where it answers them.
 */

/** The address of the service worker. It has no hash: browsers ask for it again by the address it had. */
export const WORKER_PATH = '/sw.js'

/**
 * Begins the name of each cache. A worker that keeps things in another form has another number, and removes what this
 * one kept.
 */
export const KEPT = 'kept-1/'
/** The pages that were read last. */
export const READ_CACHE = `${KEPT}read`
/** The visitor's own plan, as it was last opened, with its events and venues. */
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
