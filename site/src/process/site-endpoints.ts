import { ruleTable } from 'contract/rules/redirect-order.ts'
import type { SiteBuild } from './built-app.ts'
import type { PageSettings } from '../browser/page-settings.ts'
import { calendarAddress, findCalendar, isPlanCalendar } from '../calendar/find-calendar.ts'
import { feedAddress, feedType, findFeed } from '../feeds/find-feed.ts'
import { createMadeFiles } from '../publish/made-files.ts'
import { createSiteFiles } from '../publish/site-files.ts'
import type { Holding } from '../publish/holding.ts'
import type { Store } from '../publish/publisher.ts'
import type { MediaMirror } from '../replica/media-mirror.ts'
import type { Replica } from '../replica/replica.ts'
import { contentProxy } from '../http/endpoints/content-proxy/content-proxy.ts'
import { assets, builds, rootFile, serviceWorker, sitemaps } from '../http/endpoints/files.ts'
import { pagePolicy, type OutsideOrigins } from '../http/headers.ts'
import type { createNotKeptPage } from '../publish/not-kept.ts'
import { madeFiles } from '../http/endpoints/made-files.ts'
import { media } from '../http/endpoints/media.ts'
import {
  createMetricsRegistry,
  health,
  metrics,
  readiness,
  type MetricsAccess,
  type MetricsSources,
} from '../http/endpoints/health-and-metrics.ts'
import type { Endpoint } from '../http/reply.ts'
import type { Clock } from '../views/clock.ts'
import type { RedirectTable } from '../http/resolve-target.ts'
import type { StaticFiles } from '../http/static-files.ts'

const NO_RULES = ruleTable([])
const NO_PATHS: readonly string[] = []

export interface SiteEndpointDeps extends MetricsSources {
  readonly built: Pick<SiteBuild, 'app' | 'build' | 'worker' | 'keptFiles'>
  readonly assetFiles: StaticFiles
  readonly outside: OutsideOrigins
  readonly notKept: ReturnType<typeof createNotKeptPage>
  readonly settings: Pick<PageSettings, 'contentAccess' | 'keepsPages'>
  readonly metricsAccess: MetricsAccess
  readonly store: Pick<Store, 'paths' | 'pages' | 'base' | 'ready'>
  readonly clock: Clock
  readonly holding: Holding
  readonly mirror: Pick<MediaMirror, 'file' | 'isNamed'>
  readonly replica: Pick<Replica, 'snapshot'>
  readonly redirects: () => RedirectTable
}

/** Creates the metrics registry and the endpoints, by the first segment of their path. */
export function createSiteEndpoints(deps: SiteEndpointDeps) {
  const { built, holding, metricsAccess, status, store } = deps
  const { app, build, worker } = built
  const { origin } = metricsAccess
  const registry = createMetricsRegistry(deps)
  const rules = () => deps.redirects().rules
  const files = createSiteFiles({
    app,
    build,
    worker: deps.settings.keepsPages ? worker.keeping : worker.off,
    keptFiles: built.keptFiles,
    origin,
    store,
    rules,
    // While the site is held, both lists are empty: they would reveal which pages exist (spec/behaviour §16.4,
    // spec/faults L3).
    told: {
      rules: () => (holding.current() ? NO_RULES : rules()),
      paths: () => (holding.current() ? NO_PATHS : store.paths()),
    },
  })
  const calendars = calendarEndpoint(deps)
  const endpoints: Readonly<Record<string, Endpoint>> = {
    assets: assets(deps.assetFiles),
    builds: buildsEndpoint(deps, files),
    'sw.js': serviceWorker(files.worker),
    api: contentProxy({
      origin,
      path: deps.settings.contentAccess.proxyPath,
      isKeyVisible: holding.isKeyVisible,
      answers: () => deps.replica.snapshot().answers,
    }),
    media: media(deps.mirror, holding.isMediaVisible),
    healthz: health(status),
    readyz: readiness(status),
    metrics: metrics(registry, metricsAccess),
    feeds: madeFiles({
      files: createMadeFiles({
        make: (address, source) => findFeed(address, { ...source, origin }),
        clock: deps.clock,
        base: store.base,
      }),
      addressOf: feedAddress,
      typeOf: feedType,
    }),
    calendar: calendars,
    'program.ics': calendars,
    'sitemap.xml': sitemaps(files.sitemaps),
    'robots.txt': rootFile('robots.txt', files.robots),
    'site.webmanifest': rootFile('site.webmanifest', () => files.rootFile('site.webmanifest')),
    'favicon.ico': rootFile('favicon.ico', () => files.rootFile('favicon.ico')),
  }
  return { endpoints, registry }
}

/** While the site is held, there is no page "No connection": its menu would reveal which pages exist. */
function buildsEndpoint(
  { built, store, holding, notKept, metricsAccess: { origin }, outside }: SiteEndpointDeps,
  { manifest, keptFiles }: Pick<ReturnType<typeof createSiteFiles>, 'manifest' | 'keptFiles'>,
): Endpoint {
  return builds(built.build, {
    manifest,
    keptFiles,
    notKept() {
      const base = store.base()
      return base && !holding.current() ? notKept(base) : undefined
    },
    policyOf: (styleHash) => pagePolicy(origin, styleHash, outside),
  })
}

function calendarEndpoint({ clock, store, metricsAccess: { origin } }: SiteEndpointDeps): Endpoint {
  return madeFiles({
    files: createMadeFiles({
      make: (address, source) => findCalendar(address, { ...source, origin }),
      clock,
      base: store.base,
      isKept: (address) => !isPlanCalendar(address),
    }),
    addressOf: calendarAddress,
    typeOf: () => 'text/calendar; charset=utf-8',
    isPersonal: isPlanCalendar,
  })
}
