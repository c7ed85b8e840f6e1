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
}

/** The path is shown by another route than the browser's table gives it: the table is older than the page. */
export const OTHER_ROUTE = 'other-route'

/** The payload of a path, or undefined when there is none that fits; rejects only when aborted. */
export async function fetchPayload({
  path,
  routeId,
  buildId,
  signal,
}: PayloadRequest): Promise<PageData | typeof OTHER_ROUTE | undefined> {
  try {
    const response = await fetch(`${path === '/' ? '' : path}/_payload.json?${buildId}`, { signal })
    if (response.status !== 200) return undefined
    const payload = (await response.json()) as Payload // our own server's, and its parts are compared
    if (payload.buildId !== buildId || payload.path !== path) return undefined
    return payload.route === routeId ? payload.data[routeId] : OTHER_ROUTE
  } catch (error) {
    signal.throwIfAborted()
    console.warn(`The payload of ${path} could not be read`, error)
    return undefined
  }
}
