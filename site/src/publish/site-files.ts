import type { RuleTable } from 'contract/rules/redirect-order.ts'
import { toMatcher } from 'contract/rules/redirects.ts'
import type { Build, BuildManifest } from '../browser/build.ts'
import { compress, type Body } from './compress.ts'
import type { Store } from './publisher.ts'
import type { BuiltApp } from './render.ts'
import { createSitemaps, type Sitemaps } from './sitemaps.ts'

export type RootFileName = keyof ReturnType<BuiltApp['rootFiles']>

export interface SiteFilesDeps {
  readonly app: Pick<BuiltApp, 'rootFiles'>
  readonly build: Build
  /** The text of the service worker, or of the worker that unregisters it. */
  readonly worker: string
  readonly keptFiles: readonly string[]
  readonly origin: string
  readonly store: Pick<Store, 'paths' | 'pages' | 'base' | 'ready'>
  /** The redirects; the same object until they change. */
  readonly rules: () => RuleTable
  /** What the manifest may tell: the redirects, and the paths; both are empty while the site is held. */
  readonly told: { readonly rules: () => RuleTable; readonly paths: () => readonly string[] }
}

/**
 * Creates the files beside the pages. Each is made again only if its sources are other objects than before. The store
 * has a new list of paths after it has published pages, so sitemaps follow the pages.
 */
export function createSiteFiles(deps: SiteFilesDeps) {
  const { app, build, origin, store, rules, told } = deps
  const robots = compress(robotsText(origin))
  const worker = compress(deps.worker)
  const keptFiles = compress(JSON.stringify(deps.keptFiles))
  const rootFiles = memoiseByIdentity(
    () => [store.base()?.shell] as const,
    ([shell]) =>
      shell &&
      mapValues(app.rootFiles(shell), (content) =>
        content === undefined ? undefined : compress(content),
      ),
  )
  return {
    /** `builds/meta/{buildId}.json`. */
    manifest: memoiseByIdentity(
      () => [told.rules(), told.paths()] as const,
      ([table, paths]): Promise<Body> => compress(JSON.stringify(manifestOf(build, table, paths))),
    ),
    /** Undefined until every page is ready. */
    sitemaps: memoiseByIdentity(
      () => [store.base(), rules(), store.paths()] as const,
      ([base, table]): Promise<Sitemaps> | undefined =>
        base && store.ready()
          ? createSitemaps(store.pages(), { base, origin, rules: table })
          : undefined,
    ),
    robots: (): Promise<Body> => robots,
    worker: (): Promise<Body> => worker,
    keptFiles: (): Promise<Body> => keptFiles,
    /** Undefined while there are no answers, and for a file that the site does not have (spec/behaviour §28). */
    rootFile: (name: RootFileName): Promise<Body> | undefined => rootFiles()?.[name],
  }
}

/** The paths are sorted, so that all instances answer with the same bytes. */
function manifestOf(
  { id, timestamp }: Build,
  rules: RuleTable,
  prerendered: readonly string[],
): BuildManifest {
  return { id, timestamp, matcher: toMatcher(rules), prerendered: prerendered.toSorted() }
}

/** `/api/` is for scripts. The text names no page, so it is the same while the site is held. */
function robotsText(origin: string): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** Makes a value when it is first asked for, and again if one of the parts is another object. */
function memoiseByIdentity<Parts extends readonly unknown[], Made>(
  parts: () => Parts,
  make: (parts: Parts) => Made,
): () => Made {
  let last: { readonly parts: Parts; readonly made: Made } | undefined
  return () => {
    const now = parts()
    if (!last || last.parts.some((part, index) => part !== now[index])) {
      last = { parts: now, made: make(now) }
    }
    return last.made
  }
}

function mapValues<Key extends string, Value, Result>(
  record: Readonly<Record<Key, Value>>,
  change: (value: Value) => Result,
): Record<Key, Result> {
  const entries = Object.entries<Value>(record).map(([key, value]) => [key, change(value)] as const)
  return Object.fromEntries(entries) as Record<Key, Result> // the same keys
}
