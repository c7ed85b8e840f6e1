import type { Build } from '../build.ts'
import { createBuildWatch } from './build-watch.ts'
import { createDocuments } from '../navigation/documents.ts'
import { createManifest } from './manifest.ts'
import { createReloadGuard } from './reload-guard.ts'

export interface BuildsDeps {
  readonly own: Build
  readonly pollMs: number | undefined
  readonly origin: string
  readonly platform: Window['navigation'] | undefined
}

/** spec/asked §4, spec/behaviour §22 */
export function createBuilds({ own, pollMs, origin, platform }: BuildsDeps) {
  const guard = createReloadGuard({
    storage: () => sessionStorage,
    now: Date.now,
    documentAgeMs: () => performance.now(),
  })
  const documents = createDocuments({ guard, location, platform })
  addEventListener('pagehide', documents.stay)
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
    manifest: createManifest({
      buildId: own.id,
      origin,
      onUnknownBuild: () => void watch.check(),
      isOnline: () => navigator.onLine,
    }),
  }
}
