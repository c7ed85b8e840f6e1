import type { SiteBuild } from './built-app.ts'
import type { Clock } from '../views/clock.ts'
import {
  DEFAULT_PAGE_SETTINGS,
  outsideOrigins,
  type PageSettings,
} from '../browser/page-settings.ts'
import { createErrorPages } from '../publish/error-pages.ts'
import { createNotKeptPage } from '../publish/not-kept.ts'
import { createHolding } from '../publish/holding.ts'
import { createPublisher } from '../publish/publisher.ts'
import { createReachedReports } from '../publish/reached.ts'
import { createRenderPage } from '../publish/render.ts'
import { createVariants } from '../publish/variants.ts'
import { createDisk } from '../replica/disk.ts'
import { createMediaMirror } from '../replica/media-mirror.ts'
import { createOwnFolder } from '../replica/own-folder.ts'
import { createReplica } from '../replica/replica.ts'
import { EMPTY_SNAPSHOT, type Snapshot } from '../replica/snapshot.ts'
import type { Upstream } from '../replica/upstream.ts'
import type { HttpReply, SiteRequest } from '../http/reply.ts'
import { redirectTable } from './redirect-table.ts'
import { createPreview, type PreviewKeys } from '../preview/preview.ts'
import { createResponder } from '../http/respond.ts'
import { createPacks } from '../publish/pack.ts'
import type { StaticFiles } from '../http/static-files.ts'
import { createSiteEndpoints } from './site-endpoints.ts'
import { createOperations } from '../http/operations.ts'

export interface SiteDeps {
  readonly built: SiteBuild
  readonly assetFiles: StaticFiles
  readonly upstream: Upstream
  /** Names this process in its reports to the content service (spec/behaviour §24.4). */
  readonly name?: string
  readonly clock: Clock
  readonly clockOffsetMs: number
  readonly settings?: PageSettings
  readonly origin: string
  readonly dataDir: string
  /** Without keys there are no previews. */
  readonly previews?: PreviewKeys | undefined
  readonly metricsToken?: string | undefined
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/** Several sites can run in one process. `start` begins to follow the content service. */
export function createSite({
  built,
  assetFiles,
  upstream,
  name = 'site',
  clock,
  clockOffsetMs,
  settings = DEFAULT_PAGE_SETTINGS,
  origin,
  dataDir,
  previews = { keys: [] },
  metricsToken,
  log,
}: SiteDeps) {
  const renderDeps = { ...built, clockOffsetMs, settings, origin, clock }
  const renderPage = createRenderPage(renderDeps)
  const publisher = createPublisher({
    ...renderDeps,
    renderPage,
    onChange: (path) => reports.pageChanged(path),
    log,
  })
  const { settled, store } = publisher
  const reports = createReachedReports({ site: name, send: upstream.reached, settled })
  const holding = createHolding({ ...renderDeps, log })
  const media = createOwnFolder(dataDir, ['site', 'media'])
  const mirror = createMediaMirror({ folder: media, upstream, clock, log })
  const redirectsOf = (snapshot: Snapshot) => redirectTable(snapshot, origin)
  let redirects = redirectsOf(EMPTY_SNAPSHOT)

  const replica = createReplica({
    upstream,
    disk: createDisk(createOwnFolder(dataDir, ['site'])),
    clock,
    log,
    onSnapshot(snapshot) {
      // Before anything else: if the snapshot switches the holding screen on, none of its pages may be shown.
      holding.follow(snapshot)
      redirects = redirectsOf(snapshot)
      for (const drop of redirects.dropped) log('redirects.dropped', { ...drop })
      mirror.follow(snapshot)
      const published = publisher.apply(snapshot)
      void reports.follow(snapshot.revision)
      return published
    },
  })
  const variants = createVariants({ renderPage, clock, base: store.base })
  const sources = { upstream, replica, mirror, holding, redirectsOf }
  const operations = createOperations({ log, replica, store, variants })
  const errorPages = createErrorPages(renderDeps)
  const outside = outsideOrigins(settings, origin)
  const pageDeps = { store, clock, origin, outside, errorPages }
  const { endpoints, registry } = createSiteEndpoints({
    built,
    assetFiles,
    ...pageDeps,
    settings,
    notKept: createNotKeptPage(renderDeps),
    metricsAccess: { origin, token: metricsToken },
    ...sources,
    redirects: () => redirects,
    ...operations,
  })
  const respond = createResponder({
    ...pageDeps,
    held: holding.current,
    redirects: () => redirects,
    variants,
    packOf: createPacks({ store, mirror }),
    preview: createPreview({ ...pageDeps, ...previews, ...sources, render: renderDeps }),
    behindSeconds: replica.behindSeconds,
    endpoints,
    report: operations.report,
    countReply: operations.countReply,
  })
  let opening: Promise<void> | undefined

  async function open(): Promise<void> {
    await mirror.start()
    await replica.start()
    opening = undefined
  }

  return {
    store,
    /** Reads the answers on disk; requests wait for it. Then follows the content service in the background. */
    start(): Promise<void> {
      opening = open()
      return opening
    },
    /** Resolves when all answers that have arrived are published. */
    settled,
    respond(request: SiteRequest): HttpReply | Promise<HttpReply> {
      return opening ? opening.then(() => respond(request)) : respond(request)
    },
    report: operations.report,
    metrics: registry,
    leave: operations.leave,
    async close(): Promise<void> {
      reports.close()
      // Closed together, because the replica waits for the publisher, which stops after the current page.
      await Promise.all([mirror.close(), publisher.close(), replica.close()])
    },
  }
}
