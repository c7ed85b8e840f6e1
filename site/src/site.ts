import type { SiteBuild } from './built-app.ts'
import { DEFAULT_PROXY_PATH, type ContentAccess } from './client/content-access.ts'
import type { Clock } from './clock.ts'
import { createBuildManifest } from './publish/build-manifest.ts'
import { createErrorPages } from './publish/error-pages.ts'
import { createHolding } from './publish/holding.ts'
import { createPublisher } from './publish/publisher.ts'
import { createVariants } from './publish/variants.ts'
import { createDisk } from './replica/disk.ts'
import { createMediaMirror } from './replica/media-mirror.ts'
import { createOwnFolder } from './replica/own-folder.ts'
import { createReplica } from './replica/replica.ts'
import { answerOf, EMPTY_SNAPSHOT, type Snapshot } from './replica/snapshot.ts'
import type { Upstream } from './replica/upstream.ts'
import { routeRules } from './routes.ts'
import { createAnswerCounts } from './server/answer-counts.ts'
import { assets } from './server/endpoints/assets.ts'
import { builds } from './server/endpoints/builds.ts'
import { contentProxy } from './server/endpoints/content-proxy/content-proxy.ts'
import { health, readiness } from './server/endpoints/health.ts'
import { media } from './server/endpoints/media.ts'
import { metrics } from './server/endpoints/metrics.ts'
import type { Answer, SiteRequest } from './server/http/answer.ts'
import { redirectTable, type RedirectTable } from './server/http/redirect-table.ts'
import { createResponder } from './server/http/respond.ts'
import type { StaticFiles } from './server/http/static-files.ts'
import { createMetricsRegistry } from './server/metrics-registry.ts'
import { createProblems } from './server/problems.ts'
import { createSiteStatus } from './server/site-status.ts'

export interface SiteDeps {
  readonly built: SiteBuild
  readonly assetFiles: StaticFiles
  readonly upstream: Upstream
  readonly clock: Clock
  readonly clockOffsetMs: number
  readonly contentAccess?: ContentAccess
  readonly origin: string
  readonly dataDir: string
  /** Whoever asks for the metrics must name it. */
  readonly metricsToken?: string | undefined
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

const NONE: readonly string[] = []

/** Puts a site together; two may live in one process. `respond` answers requests, `start` begins to follow. */
export function createSite({
  built,
  assetFiles,
  upstream,
  clock,
  clockOffsetMs,
  contentAccess = { proxyPath: DEFAULT_PROXY_PATH },
  origin,
  dataDir,
  metricsToken,
  log,
}: SiteDeps) {
  const problems = createProblems({ log, nowMs: () => performance.now() })
  const answers = createAnswerCounts()
  let isLeaving = false
  const renderDeps = {
    app: built.app,
    build: built.build,
    assetsOf: built.assetsOf,
    clock,
    clockOffsetMs,
    contentAccess,
    origin,
  }
  const publisher = createPublisher({ ...renderDeps, log })
  const holding = createHolding({ ...renderDeps, log })
  const mirror = createMediaMirror({
    folder: createOwnFolder(dataDir, ['site', 'media']),
    upstream,
    clock,
    log,
  })
  let redirects = redirectsOf(EMPTY_SNAPSHOT, origin)

  const replica = createReplica({
    upstream,
    disk: createDisk(createOwnFolder(dataDir, ['site'])),
    clock,
    log,
    onSnapshot(snapshot) {
      // First, and at once: nothing of a snapshot is shown that says the site is held.
      holding.follow(snapshot)
      redirects = redirectsOf(snapshot, origin)
      for (const drop of redirects.dropped) log('redirects.dropped', { ...drop })
      mirror.follow(snapshot)
      return publisher.apply(snapshot)
    },
  })
  const variants = createVariants(renderDeps, publisher.store.ground)
  const status = createSiteStatus({
    replica,
    store: publisher.store,
    variants,
    isLeaving: () => isLeaving,
  })
  const registry = createMetricsRegistry({
    status,
    answers: answers.entries,
    problems: problems.counts,
  })
  const manifest = createBuildManifest({
    build: built.build,
    rules: () => redirects.rules,
    // The list would tell of the pages (behaviour §16.4).
    prerendered: () => (holding.current() ? NONE : publisher.store.paths()),
  })
  const respond = createResponder({
    store: publisher.store,
    held: holding.current,
    clock,
    origin,
    connectTo: contentAccess.direct ? [contentAccess.direct.url] : [],
    errorPages: createErrorPages(renderDeps),
    redirects: () => redirects,
    variants,
    behindSeconds: replica.behindSeconds,
    endpoints: {
      assets: assets(assetFiles),
      builds: builds(built.build, manifest),
      api: contentProxy({
        origin,
        path: contentAccess.proxyPath,
        isKeyVisible: holding.isKeyVisible,
        answers: () => replica.snapshot().answers,
      }),
      media: media(mirror, holding.isMediaVisible),
      healthz: health(status),
      readyz: readiness(status),
      metrics: metrics(registry, { origin, token: metricsToken }),
    },
    report: problems.report,
    countAnswer: answers.add,
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
    respond(request: SiteRequest): Answer | Promise<Answer> {
      return opening ? opening.then(() => respond(request)) : respond(request)
    },
    /** Problems of single requests, counted and logged sparingly. */
    report: problems.report,
    metrics: registry,
    /** From now on it says that it is not ready, and answers as before. */
    leave(): void {
      isLeaving = true
    },
    async close(): Promise<void> {
      // All at once: the replica waits for what is being published, which ends at the next page.
      await Promise.all([mirror.close(), publisher.close(), replica.close()])
    },
  }
}

function redirectsOf(snapshot: Snapshot, origin: string): RedirectTable {
  const years = answerOf(snapshot, '/routes')?.festival_years ?? []
  const ownRules = routeRules(years, answerOf(snapshot, '/global')?.festival_year)
  return redirectTable(answerOf(snapshot, '/redirects'), { origin, ownRules })
}
