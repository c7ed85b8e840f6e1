import { join } from 'node:path'
import type { SiteBuild } from './built-app.ts'
import type { Clock } from './clock.ts'
import { createErrorPages } from './publish/error-pages.ts'
import { createPublisher } from './publish/publisher.ts'
import { createVariants } from './publish/variants.ts'
import { createDisk } from './replica/disk.ts'
import { createMediaMirror } from './replica/media-mirror.ts'
import { createReplica } from './replica/replica.ts'
import { answerOf } from './replica/snapshot.ts'
import type { Upstream } from './replica/upstream.ts'
import { assets } from './server/endpoints/assets.ts'
import { contentProxy } from './server/endpoints/content-proxy.ts'
import { health, readiness } from './server/endpoints/health.ts'
import { media } from './server/endpoints/media.ts'
import { redirectTable } from './server/http/redirect-table.ts'
import { createResponder } from './server/http/respond.ts'
import type { StaticFiles } from './server/http/static-files.ts'

export interface SiteDeps {
  readonly built: SiteBuild
  readonly assetFiles: StaticFiles
  readonly upstream: Upstream
  readonly clock: Clock
  readonly clockOffsetMs: number
  readonly origin: string
  readonly dataDir: string
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/** Puts a site together; two may live in one process. `respond` answers requests, `start` begins to follow. */
export function createSite({
  built,
  assetFiles,
  upstream,
  clock,
  clockOffsetMs,
  origin,
  dataDir,
  log,
}: SiteDeps) {
  const renderDeps = {
    app: built.app,
    build: built.build,
    assetsOf: built.assetsOf,
    clock,
    clockOffsetMs,
    origin,
  }
  const publisher = createPublisher({ ...renderDeps, log })
  const mirror = createMediaMirror({ folder: join(dataDir, 'site', 'media'), upstream, log })
  let redirects = redirectTable(undefined, origin)

  const replica = createReplica({
    upstream,
    disk: createDisk(join(dataDir, 'site', 'answers.ndjson')),
    log,
    onSnapshot(snapshot) {
      redirects = redirectTable(answerOf(snapshot, '/redirects'), origin)
      for (const drop of redirects.dropped) log('redirects.dropped', { ...drop })
      mirror.follow(snapshot)
      return publisher.apply(snapshot)
    },
  })
  const variants = createVariants(renderDeps, publisher.store.ground)

  return {
    store: publisher.store,
    async start(): Promise<void> {
      await mirror.start()
      await replica.start()
    },
    /** Resolves when what has arrived is published. */
    settled: publisher.settled,
    respond: createResponder({
      store: publisher.store,
      clock,
      origin,
      errorPages: createErrorPages(renderDeps),
      redirects: () => redirects,
      variants,
      behindSeconds: replica.behindSeconds,
      endpoints: {
        assets: assets(assetFiles),
        api: contentProxy(replica.snapshot),
        media: media(mirror),
        healthz: health(replica),
        readyz: readiness(publisher.store),
      },
      log,
    }),
    async close(): Promise<void> {
      mirror.close()
      // Both at once: the replica waits for what is being published, which ends at the next page.
      await Promise.all([publisher.close(), replica.close()])
    },
  }
}
