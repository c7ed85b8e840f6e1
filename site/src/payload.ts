import { fetchJson } from './fetch-json.ts'
import type { PageData } from './route-objects.tsx'

/** `{path}/_payload.json`: what a page's own state block says of its route (behaviour §23). */
export interface Payload {
  readonly buildId: string
  readonly path: string
  readonly route: string
  readonly data: Readonly<Record<string, PageData>>
}

export interface PayloadRequest {
  readonly path: string
  readonly routeId: string
  readonly buildId: string
  readonly signal: AbortSignal
  /** The server is of another build than this page. */
  readonly onOtherBuild: () => void
}

/** The path is shown by another route than the browser's table gives it: the table is older than the page. */
export const OTHER_ROUTE = 'other-route'

/**
 * The payload of a path, or undefined when there is none that fits, which is warned of (specification §8, behaviour
 * §23.5, §23.6). Rejects only when aborted.
 */
export async function fetchPayload({
  path,
  routeId,
  buildId,
  signal,
  onOtherBuild,
}: PayloadRequest): Promise<PageData | typeof OTHER_ROUTE | undefined> {
  try {
    const url = `${path === '/' ? '' : path}/_payload.json?${buildId}`
    const payload = (await fetchJson(url, { signal })) as Payload // our own server's, and its parts are compared
    if (payload.buildId !== buildId) {
      onOtherBuild()
      throw new Error(`It is of the build ${payload.buildId}`)
    }
    if (payload.path !== path) throw new Error(`It is of the path ${payload.path}`)
    return payload.route === routeId ? payload.data[routeId] : OTHER_ROUTE
  } catch (error) {
    signal.throwIfAborted()
    console.warn(`The payload of ${path} could not be used`, error)
    return undefined
  }
}
