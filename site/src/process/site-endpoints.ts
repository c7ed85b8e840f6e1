import { ruleTable } from 'contract/rules/redirect-pattern.ts'
import type { SiteBuild } from './built-app.ts'
import type { ContentAccess } from '../browser/page-settings.ts'
import { createBuildManifest } from '../publish/build-manifest.ts'
import { compress } from '../publish/compress.ts'
import { prepared } from '../publish/prepared.ts'
import { robotsText } from '../publish/robots.ts'
import { createSitemaps } from '../publish/sitemaps.ts'
import type { Holding } from '../publish/holding.ts'
import { createRootBodies, type RootFileName } from '../publish/root-bodies.ts'
import type { Store } from '../publish/publisher.ts'
import type { MediaMirror } from '../replica/media-mirror.ts'
import type { Replica } from '../replica/replica.ts'
import { contentProxy } from '../http/endpoints/content-proxy/content-proxy.ts'
import { assets, builds, rootFile, sitemaps } from '../http/endpoints/files.ts'
import { media } from '../http/endpoints/media.ts'
import {
  createMetricsRegistry,
  health,
  metrics,
  readiness,
  type MetricsAccess,
  type MetricsSources,
} from '../http/endpoints/operations.ts'
import type { Endpoint } from '../http/answer.ts'
import type { RedirectTable } from '../http/resolve-target.ts'
import type { StaticFiles } from '../http/static-files.ts'

const NO_RULES = ruleTable([])
const NO_PATHS: readonly string[] = []

export interface SiteEndpointDeps extends MetricsSources {
  readonly app: SiteBuild['app']
  readonly build: SiteBuild['build']
  readonly assetFiles: StaticFiles
  readonly contentAccess: ContentAccess
  readonly metricsAccess: MetricsAccess
  readonly store: Pick<Store, 'paths' | 'pages' | 'ground' | 'ready'>
  readonly holding: Holding
  readonly mirror: Pick<MediaMirror, 'file'>
  readonly replica: Pick<Replica, 'snapshot'>
  readonly redirects: () => RedirectTable
}

/** What answers instead of a page, by the first segment of the path, and the registry of metrics behind one of them. */
export function createSiteEndpoints(deps: SiteEndpointDeps) {
  const { build, holding, metricsAccess, status, store } = deps
  const { origin } = metricsAccess
  const registry = createMetricsRegistry(deps)
  const rules = () => deps.redirects().rules
  const manifest = createBuildManifest({
    build,
    // Either list would tell of the pages (spec/behaviour §16.4, spec/faults L3).
    rules: () => (holding.current() ? NO_RULES : rules()),
    prerendered: () => (holding.current() ? NO_PATHS : store.paths()),
  })
  const files = prepared(
    () => [store.ground(), rules(), store.paths()] as const,
    ([ground, redirects]) =>
      ground && store.ready()
        ? createSitemaps(store.pages(), { ground, origin, rules: redirects })
        : undefined,
  )
  const robotsBody = compress(robotsText(origin))
  const bodyOf = createRootBodies(deps.app)
  const rootFileOf = (name: RootFileName) =>
    rootFile(name, () => {
      const ground = store.ground()
      return ground && bodyOf(name, ground.shell)
    })
  const endpoints: Readonly<Record<string, Endpoint>> = {
    assets: assets(deps.assetFiles),
    builds: builds(build, manifest),
    api: contentProxy({
      origin,
      path: deps.contentAccess.proxyPath,
      isKeyVisible: holding.isKeyVisible,
      answers: () => deps.replica.snapshot().answers,
    }),
    media: media(deps.mirror, holding.isMediaVisible),
    healthz: health(status),
    readyz: readiness(status),
    metrics: metrics(registry, metricsAccess),
    'sitemap.xml': sitemaps(files),
    'robots.txt': rootFile('robots.txt', () => robotsBody),
    'site.webmanifest': rootFileOf('site.webmanifest'),
    'favicon.ico': rootFileOf('favicon.ico'),
  }
  return { endpoints, registry }
}
