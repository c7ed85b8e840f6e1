import { createRequestCache } from '../requests/request-cache.ts'
import { fetchJson } from '../builds/fetch-json.ts'
import type { Payload } from '../payload.ts'
import { keepLatest } from '../requests/keep-latest.ts'
import type { Place } from './navigation.ts'
import { pageOf, pagePartUrl } from './place.ts'

/** How long a prefetched payload may be used (spec/behaviour §19.2). */
const MAX_AGE_MS = 30_000
/** Four rounds of five prefetches (`prefetch.ts`): more links than a visitor points at within 30 s. */
const MAX_WAITING = 20
/** How many shown pages are kept for Back and Forward. Pages have some 30 kB, so a tab keeps a megabyte. */
const MAX_KEPT = 30

type Address = Pick<Place, 'pathname' | 'search'>

export interface PayloadsDeps {
  readonly buildId: string
  /** Called when a payload comes from another build than this page. */
  readonly onOtherBuild: () => void
}

/** Keeps shown payloads for Back (spec/behaviour §23). */
export function createPayloads({ buildId, onOtherBuild }: PayloadsDeps) {
  const asked = createRequestCache<Payload>({ maxEntries: MAX_WAITING, maxAgeMs: MAX_AGE_MS })
  const shown = new Map<string, Payload>()

  async function request(to: Address, signal: AbortSignal): Promise<Payload> {
    return checked(await fetchJson(pagePartUrl(to, '_payload.json', buildId), { signal }), to)
  }

  function checked(wire: unknown, { pathname, search }: Address): Payload {
    const payload = (wire ?? {}) as Partial<Payload> // sent by our own server
    if (payload.buildId !== buildId) {
      onOtherBuild()
      throw new Error(`It is of the build ${payload.buildId}`)
    }
    if (payload.path !== pathname) throw new Error(`It is of the path ${payload.path}`)
    if (!isAskedFor(payload.query ?? '', search)) {
      throw new Error(`It is of the query ${payload.query}`)
    }
    return payload as Payload // build, path and query were checked above
  }

  return {
    /** Rejects when there is none. */
    prefetch: (to: Address): Promise<unknown> =>
      asked.get(pageOf(to), (signal) => request(to, signal)),
    /**
     * Rejects if there is no payload, or if it is of another build, path or query. A prefetched payload is used for one
     * navigation only.
     */
    async load(to: Address, signal: AbortSignal): Promise<Payload> {
      const key = pageOf(to)
      const payload = await asked.get(key, (own) => request(to, own), signal)
      asked.forget(key)
      return payload
    },
    /** The payload of a page that was shown in this document. */
    kept: (to: Address): Payload | undefined => shown.get(pageOf(to)),
    keep: (of: Address, payload: Payload): void =>
      keepLatest(shown, [pageOf(of), payload], MAX_KEPT),
  }
}

export type Payloads = ReturnType<typeof createPayloads>

/** The canonical query of a payload lacks the keys that no screen reads (spec/behaviour §2.2.11). */
export function isAskedFor(query: string, asked: string): boolean {
  const pairs = new Set(pairsOf(asked))
  return pairsOf(query).every((pair) => pairs.has(pair))
}

function pairsOf(search: string): string[] {
  return [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}=${value.normalize().trim()}`,
  )
}
