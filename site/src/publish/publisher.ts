import type { Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../urls/routes.ts'
import type { Clock } from '../views/clock.ts'
import { knownPaths, type KnownPath } from './known-paths.ts'
import { createPageBase, type PageBase } from './page-base.ts'
import { isOfAnotherTime, isStale, type PublishedPage } from './page.ts'
import type { RenderDeps, RenderPage } from './render.ts'

/** A page whose render failed keeps its bytes and is tried again after this. */
const RETRY_MS = 30_000
/** One page is drawn while another is compressed. */
const AT_ONCE = 2
/** Timers of Node end at 24.8 days. */
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

export interface PublisherDeps extends Pick<RenderDeps, 'app' | 'origin'> {
  readonly renderPage: RenderPage
  readonly clock: Clock
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
  base(): PageBase | undefined
  /** Every known path has its page. */
  ready(): boolean
}

interface UnderWay {
  readonly base: PageBase
  readonly page: Promise<PublishedPage | undefined>
}

/**
 * Answers → pages, kept true (docs/architecture.md "How a change flows"): a page is rendered again when a key it read has
 * changed or its instant has come. Until then visitors are served the bytes before. Every page is of one snapshot.
 */
export function createPublisher(deps: PublisherDeps) {
  const { clock, log, renderPage } = deps
  const pages = new Map<string, PublishedPage>()
  /** By path: from one snapshot a page is not rendered twice at a time. */
  const underWay = new Map<string, UnderWay>()
  let base: PageBase | undefined
  let known = new Map<string, KnownPath>()
  let paths: readonly string[] = []
  let publishing: Promise<void> = Promise.resolve()
  const alarm = createAlarm(clock, () => void publishAll())
  /** Epoch milliseconds: when what could not be rendered is tried again. */
  let retryAt = Infinity
  let isReady = false
  let isClosed = false

  async function apply(snapshot: Snapshot): Promise<void> {
    const next = createPageBase(snapshot, base, deps)
    if (!next) return
    logTable(next.table, log)
    base = next
    known = new Map(knownPaths(next.table, snapshot).map((each) => [each.path, each]))
    for (const path of pages.keys()) if (!known.has(path)) pages.delete(path)
    paths = [...known.keys()]
    await publishAll()
  }

  /** Brings every page up to date; those that visitors wait for come between them. */
  function publishAll(): Promise<void> {
    publishing = publishing.then(async () => {
      retryAt = Infinity
      const left = known.keys()
      await Promise.all(Array.from({ length: AT_ONCE }, () => publishEach(left)))
      if (isClosed) return
      isReady ||= known.size > 0
      paths = [...known.keys()].filter((path) => pages.has(path))
      alarm.set(Math.min(firstInstant(pages.values()), retryAt))
    })
    return publishing
  }

  /** Takes one path after the other, until none is left. */
  async function publishEach(left: Iterable<string>): Promise<void> {
    for (const path of left) {
      if (isClosed) return
      // A page that fails is logged and tried again; the others do not wait for it.
      await publish(path).catch(() => undefined)
      // Visitors have their turn between two pages.
      await new Promise(setImmediate)
    }
  }

  /** Rejects when a page that has no earlier copy cannot be rendered. */
  function publish(path: string): Promise<PublishedPage | undefined> {
    const each = known.get(path)
    if (!each || !base) return Promise.resolve(undefined)
    const last = underWay.get(path)
    if (last?.base === base) return last.page
    const next = { base, page: renderNow(each, base) }
    const end = () => underWay.get(path) === next && underWay.delete(path)
    next.page.then(end, end)
    underWay.set(path, next)
    return next.page
  }

  async function renderNow(each: KnownPath, of: PageBase): Promise<PublishedPage | undefined> {
    const { path, route } = each
    const before = pages.get(path)
    const at = { base: of, routeId: route.id, now: clock.now() }
    if (before && !isStale(before, at)) return before
    try {
      const page = await renderPage(each, of, { before })
      store(path, page, of)
      return page
    } catch (error) {
      log('publish.failed', { path, message: String(error) })
      const since = clock.now()
      retryAt = since + RETRY_MS
      if (!before) throw error
      store(path, { ...before, since, until: retryAt }, of)
      return before
    }
  }

  /** A page of an older snapshot is not stored: that of the newest is rendered, if there is one (spec/faults C17). */
  function store(path: string, page: PublishedPage | undefined, of: PageBase): void {
    if (of !== base) return
    if (page) pages.set(path, page)
    else pages.delete(path)
  }

  return {
    store: {
      get(path) {
        const page = pages.get(path)
        if (page && !isOfAnotherTime(page, clock.now())) return page
        return known.has(path) ? publish(path) : undefined
      },
      has: (path) => known.has(path),
      paths: () => paths,
      pages: () => pages.values(),
      size: () => pages.size,
      base: () => base,
      ready: () => isReady,
    } satisfies Store,
    apply,
    settled: () => publishing,
    async close(): Promise<void> {
      isClosed = true
      alarm.set(Infinity)
      await publishing
    },
  }
}

/** Rings at an instant, or a day from now if that is sooner; never at Infinity. */
function createAlarm(clock: Clock, ring: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    set(instant: number): void {
      clearTimeout(timer)
      if (instant === Infinity) return
      const delayMs = Math.min(Math.max(instant - clock.now(), 0) + 1, MAX_TIMER_MS)
      timer = setTimeout(ring, delayMs).unref()
    },
  }
}

function logTable({ shadowed, rejected }: RouteTable, log: PublisherDeps['log']): void {
  for (const { name, path, by } of shadowed) {
    log('routes.shadowed', { message: `routes: "${name}" (${path}) is shadowed by ${by}` })
  }
  for (const row of rejected) log('routes.rejected', { ...row })
}

/** The first instant at which one of some pages stops being true, in epoch milliseconds. */
function firstInstant(pages: Iterable<PublishedPage>): number {
  let first = Infinity
  for (const { until = Infinity } of pages) first = Math.min(first, until)
  return first
}
