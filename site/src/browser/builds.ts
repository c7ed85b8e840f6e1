import { createPath, type Navigation } from 'react-router'
import type { Build } from '../state.ts'
import { createBuildWatch } from './build-watch.ts'
import { createDocuments } from './documents.ts'
import { createChunkLoader } from './load-chunk.ts'
import { createManifest } from './manifest.ts'
import { createReloadGuard } from './reload-guard.ts'

export interface BuildsDeps {
  /** The build of this page. */
  readonly own: Build
  readonly pollMs: number | undefined
  /** The router's navigation; idle before there is a router. */
  readonly navigation: () => Navigation
}

/** What a page does about its own build and a newer one (spec/asked §4, spec/behaviour §22). */
export function createBuilds({ own, pollMs, navigation }: BuildsDeps) {
  const guard = createReloadGuard({
    storage: () => sessionStorage,
    now: Date.now,
    documentAgeMs: () => performance.now(),
  })
  const documents = createDocuments({ guard, location, navigation })
  addEventListener('pagehide', documents.interrupt)
  const watch = createBuildWatch({
    own,
    pollMs,
    page: document,
    now: Date.now,
    random: Math.random,
  })
  return {
    documents,
    watch,
    loadChunk: createChunkLoader({
      target() {
        const { location: to } = navigation()
        return to && createPath(to)
      },
      here: () => createPath(location),
      documents,
    }),
    manifest: createManifest({
      buildId: own.id,
      onUnknownBuild: () => void watch.check(),
    }),
  }
}
