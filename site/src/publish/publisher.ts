import type { Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../urls/routes.ts'
import { createAlarm } from './alarm.ts'
import { firstInstant, isOfAnotherTime, isStale } from './freshness.ts'
import { createGround, type Ground } from './ground.ts'
import type { KeptPages } from './kept-pages.ts'
import { knownPaths, type KnownPath } from './known-paths.ts'
import type { PublishedPage } from './page.ts'
import type { RenderDeps } from './render.ts'
import { renderPage, type RenderPageDeps } from './render-page.ts'
import { createRendersUnderWay } from './renders-under-way.ts'

/** A page whose render failed keeps its bytes and is tried again after this. */
const RETRY_MS = 30_000
/** Pages under way at once: one is rendered while others are compressed, on the cores that are left. */
const LANES = 3

export interface PublisherDeps extends RenderPageDeps, Pick<RenderDeps, 'app' | 'origin'> {
  /** Where pages are kept for the next start; absent: nowhere. */
  readonly kept?: KeptPages | undefined
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

/** What visitors are served from. */
export interface Store {
  /** The page of a canonical path. One that is not ready yet, or whose instant has come, is rendered first. */
  get(path: string): PublishedPage | undefined | Promise<PublishedPage | undefined>
  has(path: string): boolean
  /** The canonical paths that have a page, the same array until that changes; before they are all ready, those that will. */
  paths(): readonly string[]
  /** Those that are ready. */
  pages(): Iterable<PublishedPage>
  /** How many pages there are. */
  size(): number
  ground(): Ground | undefined
  /** Every known path has its page. */
  ready(): boolean
}

interface State {
  closed: boolean
  ready: boolean
  /** Epoch milliseconds: when what could not be rendered is tried again. */
  retryAt?: number | undefined
}

/**
 * Answers → pages, kept true (docs/architecture.md "How a change flows"): a page is loaded again when a key it read has
 * changed or its instant has come, and rendered again only if its view's bytes changed. Until then visitors are served
 * the bytes before. Every page is of one snapshot.
 */
export function createPublisher(deps: PublisherDeps) {
  const { clock, kept, log } = deps
  const pages = new Map<string, PublishedPage>()
  const renders = createRendersUnderWay(renderNow)
  let ground: Ground | undefined
  let known = new Map<string, KnownPath>()
  let paths: readonly string[] = []
  let sweeping: Promise<void> = Promise.resolve()
  const state: State = { closed: false, ready: false }
  const alarm = createAlarm(clock, () => void sweep())

  async function apply(snapshot: Snapshot): Promise<void> {
    const next = createGround(snapshot, ground, deps)
    if (!next) return
    logTable(next.table, log)
    ground = next
    known = new Map(knownPaths(next.table, snapshot).map((each) => [each.path, each]))
    for (const path of pages.keys()) if (!known.has(path)) withdraw(path)
    paths = [...known.keys()]
    await sweep()
  }

  /** Brings every page up to date, the waiting visitors' between them. */
  function sweep(): Promise<void> {
    sweeping = sweeping.then(async () => {
      state.retryAt = undefined
      const left = known.keys()
      await Promise.all(Array.from({ length: LANES }, () => publishAll(left)))
      if (state.closed) return
      state.ready ||= known.size > 0
      paths = [...known.keys()].filter((path) => pages.has(path))
      // At the first instant at which a page stops being true.
      alarm.set(Math.min(firstInstant(pages.values()) ?? Infinity, state.retryAt ?? Infinity))
      kept?.save(known.keys())
    })
    return sweeping
  }

  function withdraw(path: string): void {
    if (pages.delete(path)) kept?.drop(path)
  }

  /** Takes one path after the other, until none is left for any lane. */
  async function publishAll(left: Iterable<string>): Promise<void> {
    for (const path of left) {
      if (state.closed) return
      // One that fails is logged and tried again; the others do not wait for it.
      if (isDirty(path)) await publish(path).catch(() => undefined)
      await new Promise(setImmediate)
    }
  }

  function isDirty(path: string): boolean {
    const page = pages.get(path)
    return !page || !ground || !isCurrent(page, ground)
  }

  function isCurrent(page: PublishedPage, of: Ground): boolean {
    const routeId = known.get(page.known.path)?.route.id
    return !isStale(page, { ground: of, routeId, now: clock.now() })
  }

  /** Rejects when a page that has no earlier copy cannot be rendered. */
  const publish = (path: string) => renders(path, ground)

  async function renderNow(path: string): Promise<PublishedPage | undefined> {
    const each = known.get(path)
    const of = ground
    if (!each || !of) return undefined
    const before = pages.get(path) ?? (await kept?.read(each, of.shell))
    try {
      const page =
        before && isCurrent(before, of) ? before : await renderPage(each, of, deps, { before })
      // The path may have been withdrawn meanwhile.
      if (!page || !known.has(path)) withdraw(path)
      else {
        pages.set(path, page)
        if (page !== before) kept?.take(page)
      }
      return page
    } catch (error) {
      log('publish.failed', { path, message: String(error) })
      const since = clock.now()
      state.retryAt = since + RETRY_MS
      if (!before) throw error
      pages.set(path, { ...before, since, until: state.retryAt })
      return before
    }
  }

  const store: Store = {
    get(path) {
      const page = pages.get(path)
      if (page && !isOfAnotherTime(page, clock.now())) return page
      return known.has(path) ? publish(path) : undefined
    },
    has: (path) => known.has(path),
    paths: () => paths,
    pages: () => pages.values(),
    size: () => pages.size,
    ground: () => ground,
    ready: () => state.ready,
  }
  return {
    store,
    apply,
    settled: () => sweeping,
    async close(): Promise<void> {
      state.closed = true
      alarm.set(Infinity)
      await sweeping
    },
  }
}

function logTable({ shadowed, rejected }: RouteTable, log: PublisherDeps['log']): void {
  for (const { name, path, by } of shadowed) {
    log('routes.shadowed', { message: `routes: "${name}" (${path}) is shadowed by ${by}` })
  }
  for (const row of rejected) log('routes.rejected', { ...row })
}
