import { createRequestCache } from './request-cache.ts'
import { fetchJson } from '../builds/fetch-json.ts'
import type { Payload } from '../payload.ts'
import type { Place } from './navigation.ts'
import { pagePartUrl } from './page-part-url.ts'
import { pageOf } from './place.ts'

/** How long one that was asked for ahead waits for its navigation (spec/behaviour §19.2). */
const MAX_AGE_MS = 30_000
const MAX_WAITING = 20
/** Pages that Back and Forward find here. */
const MAX_KEPT = 30

type Address = Pick<Place, 'pathname' | 'search'>

export interface PayloadsDeps {
  readonly buildId: string
  /** The server is of another build than this page. */
  readonly onOtherBuild: () => void
}

/** The payloads of one build (spec/behaviour §23): asked for, checked, kept for Back. */
export function createPayloads({ buildId, onOtherBuild }: PayloadsDeps) {
  const asked = createRequestCache<Payload>({ maxEntries: MAX_WAITING, maxAgeMs: MAX_AGE_MS })
  const shown = new Map<string, Payload>()

  async function request(to: Address, signal: AbortSignal): Promise<Payload> {
    return checked(await fetchJson(pagePartUrl(to, '_payload.json', buildId), { signal }), to)
  }

  function checked(wire: unknown, { pathname, search }: Address): Payload {
    const payload = (wire ?? {}) as Partial<Payload> // our own server's, and what it is of is compared
    if (payload.buildId !== buildId) {
      onOtherBuild()
      throw new Error(`It is of the build ${payload.buildId}`)
    }
    if (payload.path !== pathname) throw new Error(`It is of the path ${payload.path}`)
    if (!isAskedFor(payload.query ?? '', search)) {
      throw new Error(`It is of the query ${payload.query}`)
    }
    return payload as Payload // of the same build
  }

  return {
    /** Asks ahead for a navigation that may come. Rejects when there is none. */
    prefetch: (to: Address): Promise<unknown> =>
      asked.get(pageOf(to), (signal) => request(to, signal)),
    /** Rejects with the reason. One that was asked for ahead serves one navigation: a page is never older than that. */
    async load(to: Address, signal: AbortSignal): Promise<Payload> {
      const key = pageOf(to)
      const payload = await asked.get(key, (own) => request(to, own), signal)
      asked.forget(key)
      return payload
    },
    /** Of a page that was shown in this document. */
    kept: (to: Address): Payload | undefined => shown.get(pageOf(to)),
    keep(of: Address, payload: Payload): void {
      shown.delete(pageOf(of))
      shown.set(pageOf(of), payload)
      for (const oldest of shown.keys()) {
        if (shown.size <= MAX_KEPT) break
        shown.delete(oldest)
      }
    },
  }
}

export type Payloads = ReturnType<typeof createPayloads>

/**
 * Whether a page's query, which is in its one form, says nothing that was not asked for. What no screen reads is not in
 * it, so it may say less (spec/behaviour §2.2.11).
 */
export function isAskedFor(query: string, asked: string): boolean {
  const pairs = new Set(pairsOf(asked))
  return pairsOf(query).every((pair) => pairs.has(pair))
}

function pairsOf(search: string): string[] {
  return [...new URLSearchParams(search)].map(
    ([name, value]) => `${name}=${value.normalize().trim()}`,
  )
}
