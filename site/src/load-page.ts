import { redirect, type LoaderFunctionArgs } from 'react-router'
import { canonicalise } from 'contract/rules/canonicalise.ts'
import { exhibitionsRedirect } from 'contract/rules/exhibitions-redirect.ts'
import { matchRedirect } from 'contract/rules/redirects.ts'
import type { BuildWatch } from './browser/build-watch.ts'
import type { Documents } from './browser/documents.ts'
import type { Manifest } from './browser/read-manifest.ts'
import type { Content } from './client/content.ts'
import type { Clock } from './clock.ts'
import { loadScreen } from './load-screen.ts'
import { OTHER_ROUTE, type Payloads } from './payload.ts'
import { parseQuery, type Query } from './query.ts'
import { grammarOf } from './query-grammars.ts'
import type { PageData } from './route-objects.tsx'
import { matchRoute, type Route } from './routes.ts'
import { notFound } from './screen.ts'
import type { AnyScreen } from './screens.ts'

export interface PageLoaderDeps {
  readonly content: Content
  readonly clock: Clock
  readonly payloads: Payloads
  readonly importScreen: (route: Route) => Promise<AnyScreen>
  /** What is known of the server's paths now. */
  readonly manifest: () => Manifest | undefined
  /** The hash of the address that is being loaded, which the router keeps from its loaders. */
  readonly pendingHash: () => string
  /** The path that is shown. */
  readonly currentPath: () => string
  readonly documents: Pick<Documents, 'open' | 'reopen'>
  readonly builds: Pick<BuildWatch, 'isStale'>
}

/** Where a navigation leads; its path is canonical. */
interface Place {
  readonly route: Route
  readonly path: string
  readonly search: string
}

interface Asked extends Place {
  /** Path, query and hash. */
  readonly address: string
  readonly params: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/**
 * Loads a page in the browser: its payload, or, failing that, its answers through the content proxy, or, failing both,
 * its document (spec/behaviour §23). Redirects come first, by the rules that the server has too (spec/behaviour §5, §6.12). Once
 * there is a newer build, another path is loaded as a document (spec/behaviour §22.5).
 */
export function createPageLoader(deps: PageLoaderDeps) {
  return async (route: Route, { request }: LoaderFunctionArgs): Promise<PageData> => {
    const { pathname: path, search } = new URL(request.url)
    const { signal } = request
    const hash = deps.pendingHash()
    const manifest = deps.manifest()
    const address = path + search + hash
    const params = serverParams({ route, path, search })
    if (!params) return deps.documents.open(address)
    const isNewBuild = deps.builds.isStale() && path !== deps.currentPath()
    const leaving = isNewBuild && deps.documents.reopen(address)
    if (leaving) return leaving

    const asked = { address, route, params, path, search, signal }
    const target = redirectTarget(asked, manifest)
    if (target !== undefined) return leaveFor(target.includes('#') ? target : target + hash)

    return loadData(asked, manifest)
  }

  function leaveFor(target: string): Promise<never> {
    if (!target.startsWith('/')) return deps.documents.open(target)
    // Not `replace()`, which would overwrite the page the visitor comes from (spec/behaviour §27.2).
    throw redirect(target)
  }

  async function loadData(asked: Asked, manifest: Manifest | undefined): Promise<PageData> {
    const { address, route, path, signal } = asked
    const query = await queryOf(asked, deps)
    if (mayHavePayload(query, asked, manifest)) {
      const payload = await deps.payloads.load({ path, routeId: route.id, signal })
      signal.throwIfAborted()
      const leaving = payload === OTHER_ROUTE && deps.documents.reopen(address)
      if (leaving) return leaving
      if (payload && payload !== OTHER_ROUTE) return payload
    }
    return loadAnswers(await deps.importScreen(route), query, asked)
  }

  async function loadAnswers(
    screen: AnyScreen,
    query: Query,
    { address, route, params, path, signal }: Asked,
  ): Promise<PageData> {
    const { content, clock } = deps
    try {
      const args = { content, clock, params, query, meta: route.meta, signal }
      const loaded = await loadScreen(screen, path, args)
      signal.throwIfAborted()
      if (loaded !== notFound) return { page: loaded.page, view: loaded.view }
    } catch (error) {
      signal.throwIfAborted()
      console.warn(`The answers of ${path} could not be used`, error)
      const leaving = deps.documents.reopen(address)
      if (leaving) return leaving
      throw error
    }
    // Only the server can say what is there: nothing, a withdrawn page, a newer redirect.
    return deps.documents.open(address)
  }
}

/** Asks ahead for the payload that a navigation would ask for. */
export function createPagePrefetch(
  deps: Pick<PageLoaderDeps, 'payloads' | 'manifest' | 'importScreen'>,
) {
  return async (route: Route, { pathname: path, search }: URL): Promise<void> => {
    const manifest = deps.manifest()
    const place = { route, path, search }
    const isServed = serverParams(place) && redirectTarget(place, manifest) === undefined
    if (!isServed) return
    const query = await queryOf(place, deps)
    if (mayHavePayload(query, place, manifest)) await deps.payloads.prefetch(path)
  }
}

/** The query that the loader reads; a view that is filtered in the browser is loaded without. */
async function queryOf(
  { route, search }: Place,
  { importScreen }: Pick<PageLoaderDeps, 'importScreen'>,
): Promise<Query> {
  // The payload need not wait for the screen then.
  if (search === '') return {}
  const { loadsByQuery } = await importScreen(route)
  return loadsByQuery ? parseQuery(grammarOf(route.screen), search) : {}
}

/**
 * The parameters that the server reads from an address, or undefined when the router takes for this route what the
 * server would not: an address that is not in its one form, an encoded slash (spec/behaviour §1, §27.5).
 */
function serverParams({
  route,
  path,
  search,
}: Place): Readonly<Record<string, string>> | undefined {
  const canonical = canonicalise(path + search)
  if (canonical.kind === 'reject' || canonical.path !== path) return undefined
  if (path.includes('%2F')) return undefined
  const matched = matchRoute({ routes: [route] }, path)
  return matched.route.id === route.id ? matched.params : undefined
}

/** Whether a payload is worth asking for (spec/behaviour §23.4). */
function mayHavePayload(query: Query, { path }: Place, manifest: Manifest | undefined): boolean {
  return Object.keys(query).length === 0 && (manifest?.prerendered.has(path) ?? true)
}

/** Where a rule or the year's exhibitions lead, in the order of the server. */
function redirectTarget(
  { route, path, search }: Place,
  manifest: Manifest | undefined,
): string | undefined {
  const rule = manifest && matchRedirect(manifest.rules, path, search)
  return rule?.to ?? exhibitionsRedirect(path, search, yearsOf(route))
}

/** A year route is there only for a festival year. */
function yearsOf({ meta }: Route): readonly number[] {
  return meta.year === undefined ? [] : [meta.year]
}
