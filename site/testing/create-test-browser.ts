import { vi } from 'vitest'
import { createPageFinder } from '../src/browser/navigation/find-page.ts'
import type { Manifest } from '../src/browser/builds/manifest.ts'
import { createPayloads } from '../src/browser/navigation/payloads.ts'

const ORIGIN = 'https://festival.example'
const BUILD_ID = 'test-build'

export interface Arrival {
  /** Path, query and hash; for another site, the whole address. */
  readonly address: string
  /** Whether the browser shows a page in the same document; false if it loads a document. */
  readonly isPage: boolean
}

/** Handles links as the site's script does, but without a browser. Every path of the site has a payload. */
export function createTestBrowser({ manifest }: { readonly manifest?: Manifest | undefined } = {}) {
  vi.stubGlobal('fetch', (url: string) => {
    const { pathname, search } = new URL(url, ORIGIN)
    const path = pathname.replace(/\/_payload\.json$/, '') || '/'
    const [buildId, query] = search.slice(1).split(/&(.*)/s)
    return Promise.resolve(Response.json({ buildId, path, query: query ? `?${query}` : '' }))
  })
  const finder = createPageFinder({
    payloads: createPayloads({ buildId: BUILD_ID, onOtherBuild: () => undefined }),
    manifest: () => manifest,
    builds: { isStale: () => false },
    documents: { reopen: () => undefined },
    isKept: () => Promise.resolve(false),
  })

  return {
    async click(to: string): Promise<Arrival> {
      const found = await finder.find(new URL(to, ORIGIN), true, new AbortController().signal)
      if (found.kind !== 'page' && found.kind !== 'document') throw new Error('nothing was found')
      const address = found.href.startsWith(`${ORIGIN}/`)
        ? found.href.slice(ORIGIN.length)
        : found.href
      return { address, isPage: found.kind === 'page' }
    },
  }
}
