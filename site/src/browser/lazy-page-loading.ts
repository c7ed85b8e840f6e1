import type { RouteObjectDeps } from '../route-objects.tsx'
import type { Route } from '../routes.ts'
import type { createChunkLoader } from './load-chunk.ts'
import type { createPageLoading, PageLoadingDeps } from './page-loading.ts'

export interface LazyPageLoadingDeps extends PageLoadingDeps {
  readonly loadChunk: ReturnType<typeof createChunkLoader>
}

/**
 * The loading of pages, which comes with the first navigation, beside its screen, or with the first link that the visitor
 * turns to: no page needs it for itself (spec/faults P5).
 */
export function createLazyPageLoading({ loadChunk, ...deps }: LazyPageLoadingDeps) {
  let created: ReturnType<typeof createPageLoading> | undefined
  const once = (create: typeof createPageLoading) => (created ??= create(deps))

  const loadPage: RouteObjectDeps['loadPage'] = async (route, args) => {
    const create = await loadChunk(importPageLoading, 'createPageLoading')
    args.request.signal.throwIfAborted()
    return once(create).loadPage(route, args)
  }
  return {
    loadPage,
    async prefetchPage(route: Route, url: URL): Promise<void> {
      const { createPageLoading: create } = await importPageLoading()
      await once(create).prefetchPage(route, url)
    },
  }
}

function importPageLoading() {
  return import('./page-loading.ts')
}
