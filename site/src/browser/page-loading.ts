import { createPageLoader, createPagePrefetch, type PageLoaderDeps } from '../load-page.ts'
import { createPayloads } from '../payload.ts'
import type { BuildWatch } from './build-watch.ts'
import type { PublishedManifest } from './manifest.ts'
import { readManifest, type Manifest } from './read-manifest.ts'

export interface PageLoadingDeps extends Omit<PageLoaderDeps, 'payloads' | 'manifest' | 'builds'> {
  readonly buildId: string
  /** The site's. */
  readonly origin: string
  readonly builds: Pick<BuildWatch, 'isStale' | 'check'>
  readonly published: () => PublishedManifest | undefined
  /** For what may come: a screen that is missing is of no consequence yet. */
  readonly importAhead: PageLoaderDeps['importScreen']
}

/** What only a navigation needs, and the asking ahead for one: a chunk of its own, which the first of either loads. */
export function createPageLoading({
  buildId,
  origin,
  published,
  importAhead,
  ...deps
}: PageLoadingDeps) {
  let read: { readonly of: PublishedManifest; readonly manifest: Manifest } | undefined

  function manifest(): Manifest | undefined {
    const of = published()
    if (of && read?.of !== of) read = { of, manifest: readManifest(of, origin) }
    return read?.manifest
  }

  const payloads = createPayloads({ buildId, onOtherBuild: () => void deps.builds.check() })
  return {
    loadPage: createPageLoader({ ...deps, payloads, manifest }),
    prefetchPage: createPagePrefetch({ payloads, manifest, importScreen: importAhead }),
  }
}
