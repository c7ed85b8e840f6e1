import type { Snapshot } from '../replica/snapshot.ts'
import type { RouteTable } from '../urls/routes.ts'
import type { Clock } from '../views/clock.ts'
import { knownPaths, type KnownPath } from './known-paths.ts'
import { createPageBase, type PageBase } from './page-base.ts'
import { hasChanged, isOfAnotherTime, isStale } from './is-stale.ts'
import type { PublishedPage } from './page.ts'
import type { RenderDeps, RenderPage } from './render.ts'

/** A page whose render failed keeps its bytes and is rendered again after this time. A judgement. */
const RETRY_MS = 30_000
/** How many pages are made at once: one is rendered while another is compressed (decision 042). */
const COMPRESSED_AT_ONCE = 2
/** Node's timers are limited to 24.8 days. The alarm rings after a day at the latest. */
const MAX_TIMER_MS = 24 * 60 * 60 * 1000

export interface PublisherDeps extends Pick<RenderDeps, 'app' | 'origin'> {
  readonly renderPage: RenderPage
  readonly clock: Clock
  /** Called with the path of each page that is new or removed, or whose bytes have changed. */
  readonly onChange?: (path: string) => void
  readonly log: (event: string, fields: Readonly<Record<string, unknown>>) => void
}

export interface Store {
  /** Returns the page of a canonical path. If it is not ready, or if its `until` has come, it is rendered first. */
  get(path: string): PublishedPage | undefined | Promise<PublishedPage | undefined>
  has(path: string): boolean
  /**
   * The canonical paths of all pages; until each has been tried, also of those that are not ready. It is the same array
   * until it changes.
   */
  paths(): readonly string[]
  pages(): Iterable<PublishedPage>
  size(): number
  base(): PageBase | undefined
  /** Whether each page has been rendered, or tried, once since the start. */
  ready(): boolean
}

interface UnderWay {
  readonly base: PageBase
  readonly page: Promise<PublishedPage | undefined>
}

/**
 * Renders pages and keeps them up to date (docs/architecture.md "How a change flows"): a page is rendered again if an
 * answer that it read has changed, or if its `until` has come. Meanwhile visitors get the old bytes of a changed
 * page; a page whose `until` has come is rendered before it is shown. Each page is made from one snapshot.
 */
export function createPublisher(deps: PublisherDeps) {
  const { clock, log, renderPage, onChange = ignore } = deps
  const pages = new Map<string, PublishedPage>()
  /** By path, so that a page is not rendered twice at once. */
  const underWay = new Map<string, UnderWay>()
  let base: PageBase | undefined
  let known = new Map<string, KnownPath>()
  let paths: readonly string[] = []
  let publishing: Promise<void> = Promise.resolve()
  const alarm = createAlarm(clock, () => publishAll())
  /** When failed pages are rendered again, in epoch milliseconds. */
  let retryAt = Infinity
  let [isReady, isClosed] = [false, false]

  /** Resolves when the pages of the records that have changed are published; the others follow. */
  async function apply(snapshot: Snapshot): Promise<void> {
    const next = createPageBase(snapshot, base, deps)
    if (!next) return
    logTable(next.table, log)
    base = next
    known = new Map(knownPaths(next.table, snapshot).map((each) => [each.path, each]))
    for (const path of pages.keys()) if (!known.has(path)) store(path, undefined, next)
    paths = [...known.keys()]
    const first = pathsOfChangedRecords(known.values(), pages, next)
    const published = renderInTurns(first, { isDue, publish })
    publishing = publishing.then(() => published)
    publishAll(first)
    return published
  }

  /** Publishes every page that is due, except those in `done`. */
  function publishAll(done: ReadonlySet<string> = new Set()): void {
    publishing = publishing.then(async () => {
      retryAt = Infinity
      const others = new Set(known.keys()).difference(done)
      await renderInTurns(others, { isDue, publish })
      if (isClosed) return
      isReady ||= known.size > 0
      paths = [...known.keys()].filter((path) => pages.has(path))
      alarm.set(Math.min(firstInstant(pages.values()), retryAt))
    })
  }

  function isDue(path: string): boolean {
    const page = pages.get(path)
    return !isClosed && base !== undefined && !(page && isCurrent(path, page))
  }

  function isCurrent(path: string, page: PublishedPage): boolean {
    const now = clock.now()
    return base !== undefined && !isStale(page, { base, routeId: known.get(path)?.route.id, now })
  }

  /** Rejects if a page without an earlier copy cannot be rendered. */
  function publish(path: string): Promise<PublishedPage | undefined> {
    if (!known.has(path) || !base) return Promise.resolve(undefined)
    const last = underWay.get(path)
    if (last?.base === base) return last.page
    // A render in progress belongs to an earlier snapshot. Its page may still be right.
    const again = () => (isDue(path) ? renderNow(path) : pages.get(path))
    const next = { base, page: last ? last.page.then(again, again) : renderNow(path) }
    const end = () => underWay.get(path) === next && underWay.delete(path)
    next.page.then(end, end)
    underWay.set(path, next)
    return next.page
  }

  /**
   * If a render throws, the page keeps its bytes and is rendered again after `RETRY_MS`. The error is thrown on only if
   * the page has no bytes yet (spec/faults C15).
   */
  async function renderNow(path: string): Promise<PublishedPage | undefined> {
    const [each, of] = [known.get(path), base]
    if (!each || !of) return undefined
    const before = pages.get(path)
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

  /**
   * A page of an older snapshot is not stored if an answer that it read has changed; it is rendered again (spec/faults
   * C17).
   */
  function store(path: string, page: PublishedPage | undefined, of: PageBase): void {
    if (of !== base && !(page && isCurrent(path, page))) return
    if (page?.html.hash !== pages.get(path)?.html.hash) onChange(path)
    put(pages, path, page)
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

function put<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
  if (value === undefined) map.delete(key)
  else map.set(key, value)
}

/**
 * The pages of records whose answers have changed since the pages were rendered. First come the records that were
 * edited, because an editor looks at them; the others only name an edited record.
 */
function pathsOfChangedRecords(
  known: Iterable<KnownPath>,
  pages: ReadonlyMap<string, PublishedPage>,
  base: PageBase,
): ReadonlySet<string> {
  const changed = [...known]
    .filter(({ path, record }) => hasChanged(record, { page: pages.get(path), base }))
    .map(({ path }) => path)
  const edited = new Set(base.snapshot.edited)
  return edited.intersection(new Set(changed)).union(new Set(changed))
}

/** Pages that visitors wait for are rendered in between. */
async function renderInTurns(
  paths: Iterable<string>,
  {
    isDue,
    publish,
  }: { isDue: (path: string) => boolean; publish: (path: string) => Promise<unknown> },
): Promise<void> {
  const unfinished = new Set<Promise<void>>()
  for (const path of paths) {
    if (!isDue(path)) continue
    if (unfinished.size >= COMPRESSED_AT_ONCE) await Promise.race(unfinished)
    await new Promise(setImmediate)
    // The page may be ready by now, because a visitor has requested it.
    if (!isDue(path)) continue
    // A failed page is logged and tried again later.
    const page = publish(path).then(ignore, ignore)
    unfinished.add(page)
    void page.then(() => unfinished.delete(page))
  }
  await Promise.all(unfinished)
}

function ignore(): void {}

/** Calls `ring` at an instant, or after a day if that is sooner; not at all for Infinity. */
function createAlarm(clock: Clock, ring: () => void) {
  let timer: NodeJS.Timeout | undefined
  return {
    set(instant: number): void {
      clearTimeout(timer)
      if (instant === Infinity) return
      // One millisecond more, because a timer of Node can fire before the clock shows the instant.
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

function firstInstant(pages: Iterable<PublishedPage>): number {
  let first = Infinity
  for (const { until = Infinity } of pages) first = Math.min(first, until)
  return first
}
