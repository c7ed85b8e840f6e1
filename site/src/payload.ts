import { createRequestCache } from './client/request-cache.ts'
import { fetchJson } from './fetch-json.ts'
import type { PageData } from './route-objects.tsx'

/** `{path}/_payload.json`: what a page's own state block says of its route (spec/behaviour §23). */
export interface Payload {
  readonly buildId: string
  readonly path: string
  readonly route: string
  readonly data: Readonly<Record<string, PageData>>
}

export interface PayloadRequest {
  readonly path: string
  readonly routeId: string
  readonly signal: AbortSignal
}

/** The path is shown by another route than the browser's table gives it: the table is older than the page. */
export const OTHER_ROUTE = 'other-route'

/** How long one that was asked for ahead waits for its navigation. */
const MAX_AGE_MS = 30_000
const MAX_WAITING = 100

export interface Payloads {
  /** Asks for a payload ahead of the navigation that may come. Rejects when there is none. */
  readonly prefetch: (path: string) => Promise<unknown>
  readonly load: (request: PayloadRequest) => Promise<PageData | typeof OTHER_ROUTE | undefined>
}

export interface PayloadsDeps {
  readonly buildId: string
  /** The server is of another build than this page. */
  readonly onOtherBuild: () => void
}

/** The payloads of one build. One that was asked for ahead serves one navigation: a page is never older than that. */
export function createPayloads({ buildId, onOtherBuild }: PayloadsDeps): Payloads {
  const asked = createRequestCache<Payload>({ maxEntries: MAX_WAITING, maxAgeMs: MAX_AGE_MS })

  function ask(path: string, signal?: AbortSignal): Promise<Payload> {
    const url = `${path === '/' ? '' : path}/_payload.json?${buildId}`
    const load = (request: AbortSignal) => fetchJson(url, { signal: request }) as Promise<Payload> // our own server's, and its parts are compared
    return asked.get(path, load, signal)
  }

  return {
    prefetch: (path) => ask(path),
    /**
     * The payload of a path, or undefined when there is none that fits, which is warned of (spec/asked §8,
     * spec/behaviour §23.5, §23.6). Rejects only when aborted.
     */
    async load({ path, routeId, signal }) {
      try {
        const payload = await ask(path, signal)
        asked.forget(path)
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
    },
  }
}
