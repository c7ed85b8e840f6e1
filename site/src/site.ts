import type { SiteBuild } from './built-app.ts'
import type { Clock } from './clock.ts'
import { createErrorPages } from './publish/error-pages.ts'
import { createPublisher } from './publish/publisher.ts'
import { createVariants } from './publish/variants.ts'
import { createDisk } from './replica/disk.ts'
import { createMediaMirror } from './replica/media-mirror.ts'
import { createOwnFolder } from './replica/own-folder.ts'
import { createReplica } from './replica/replica.ts'
import { answerOf } from './replica/snapshot.ts'
import type { Upstream } from './replica/upstream.ts'
import { assets } from './server/endpoints/assets.ts'
import { contentProxy } from './server/endpoints/content-proxy.ts'
import { health, readiness } from './server/endpoints/health.ts'
import { media } from './server/endpoints/media.ts'
import type { Answer, SiteRequest } from './server/http/answer.ts'
import { redirectTable } from './server/http/redirect-table.ts'
import { createResponder } from './server/http/respond.ts'
import type { StaticFile } from './server/http/static-files.ts'

export interface SiteDeps {
  readonly built: SiteBuild
  readonly assetFiles: ReadonlyMap<string, StaticFile>
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
  const mirror = createMediaMirror({
    folder: createOwnFolder(dataDir, ['site', 'media']),
    upstream,
    clock,
    log,
  })
  let redirects = redirectTable(undefined, origin)

  const replica = createReplica({
    upstream,
    disk: createDisk(createOwnFolder(dataDir, ['site'])),
    clock,
    log,
    onSnapshot(snapshot) {
      redirects = redirectTable(answerOf(snapshot, '/redirects'), origin)
      for (const drop of redirects.dropped) log('redirects.dropped', { ...drop })
      mirror.follow(snapshot)
      return publisher.apply(snapshot)
    },
  })
  const variants = createVariants(renderDeps, publisher.store.ground)
  const respond = createResponder({
    store: publisher.store,
    clock,
    origin,
    errorPages: createErrorPages(renderDeps),
    redirects: () => redirects,
    variant: variants.get,
    endpoints: {
      assets: assets(assetFiles),
      api: contentProxy(replica.snapshot),
      media: media(mirror),
      healthz: health(replica),
      readyz: readiness(publisher.store),
    },
    log,
  })
  let opening: Promise<void> | undefined

  async function open(): Promise<void> {
    await mirror.start()
    await replica.start()
    // The publisher takes what was on disk before anything else has its turn.
    await new Promise(setImmediate)
    opening = undefined
  }

  return {
    store: publisher.store,
    /** Reads what is on disk; who asks meanwhile waits for it. Then follows in the background. */
    start(): Promise<void> {
      opening = open()
      return opening
    },
    /** Resolves when what has arrived is published. */
    settled: publisher.settled,
    async respond(request: SiteRequest): Promise<Answer> {
      if (opening) await opening
      return respond(request)
    },
    async close(): Promise<void> {
      // All at once: the replica waits for what is being published, which ends at the next page.
      await Promise.all([mirror.close(), publisher.close(), replica.close()])
    },
  }
}
