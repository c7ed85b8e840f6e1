/** Pages, service worker and server share these names of caches and paths (spec/behaviour §35). */

/** The address of the service worker. It has no hash, because browsers look for updates at the registered address. */
export const WORKER_PATH = '/sw.js'

/** Change the number when the stored form changes: the new worker deletes the old caches. */
export const KEPT = 'kept-1/'
/** Recently read pages. */
export const READ_CACHE = `${KEPT}read`
/** The visitor's own plan, with the pages of its events and venues. */
export const PLAN_CACHE = `${KEPT}plan`
const BUILD_CACHES = `${KEPT}build/`

export function packCache(guidePath: string): string {
  return `${KEPT}pack${guidePath}`
}

/** The files that kept pages of one build need. */
export function buildCache(buildId: string): string {
  return BUILD_CACHES + buildId
}

/** Undefined for a cache of pages. */
export function buildOfCache(name: string): string | undefined {
  return name.startsWith(BUILD_CACHES) ? name.slice(BUILD_CACHES.length) : undefined
}

/** The list of the files that kept pages of a build need. */
export function buildFilesPath(buildId: string): string {
  return `/builds/files/${buildId}.json`
}

/** The page in place of one that is not kept. */
export function notKeptPath(buildId: string): string {
  return `/builds/not-kept/${buildId}.html`
}

/** The list of what belongs to the pack of a guide. */
export function packPath(guidePath: string): string {
  return `${guidePath}/pack.json`
}
