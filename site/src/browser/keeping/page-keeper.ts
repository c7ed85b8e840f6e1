import { dateOf, formatDate, formatTime, wallTimeOf } from 'contract/rules/local-time.ts'
import type { Clock } from '../../views/clock.ts'
import { factsOf, keptResponse, readDocument } from '../../keeping/kept-document.ts'
import { isGoneStatus } from '../../keeping/is-gone-status.ts'
import { buildCache, buildFilesPath, buildOfCache, notKeptPath } from '../../keeping/names.ts'
import { AnswerError, fetchJson } from '../builds/fetch-json.ts'

/** `refused`: the page must not be stored. */
export type Kept = 'kept' | 'gone' | 'refused'

export interface KeepOptions {
  readonly signal?: AbortSignal
  /** The page is the visitor's own plan: it is stored on the device despite `Cache-Control: no-store`. */
  readonly isOwn?: boolean
}

export interface PageKeeperDeps {
  /** The festival's clock, which the demo shifts. */
  readonly clock: Clock
  readonly zone: string
}

/** Keeps documents with what they need to be shown without a connection (spec/behaviour §35.5). */
export function createPageKeeper({ clock, zone }: PageKeeperDeps) {
  const builds = new Map<string, Promise<void>>()

  /**
   * Rejects without a connection, when the server fails or is busy (`AnswerError`), when the device has no room, and
   * when the server no longer has the files of the page's build.
   */
  async function keep(
    into: string,
    href: string,
    { signal, isOwn = false }: KeepOptions = {},
  ): Promise<Kept> {
    const answer = await fetch(href, signal ? { signal } : {})
    if (isGoneStatus(answer.status)) {
      // Also delete the copies of this page with other queries.
      await (await caches.open(into)).delete(href, { ignoreSearch: true })
      return 'gone'
    }
    if (answer.status !== 200) throw new AnswerError(href, answer)
    if (!isOwn && /\bno-store\b/.test(answer.headers.get('Cache-Control') ?? '')) return 'refused'
    const html = await answer.text()
    const facts = answer.redirected ? undefined : readDocument(html)
    if (!facts) return 'refused'
    await keepBuild(facts.buildId)
    const cache = await caches.open(into)
    // Delete the earlier copy first, so that the page moves to the end: `trim` removes the oldest pages from the front.
    await cache.delete(href)
    await cache.put(
      href,
      keptResponse(html, answer.headers, {
        ...facts,
        keptAt: Date.now(),
        asOf: inWords(clock.now(), zone),
      }),
    )
    return 'kept'
  }

  async function keepBuild(id: string): Promise<void> {
    const keeping = builds.get(id) ?? keepFiles(id)
    builds.set(id, keeping)
    try {
      await keeping
    } catch (error) {
      builds.delete(id)
      throw error
    }
  }

  return {
    keep,
    /** Deletes the oldest pages beyond `max`, and the files of builds that no kept page needs. */
    async trim(cacheName: string, max: number): Promise<void> {
      const cache = await caches.open(cacheName)
      const kept = await cache.keys()
      for (const page of kept.slice(0, Math.max(0, kept.length - max))) await cache.delete(page)
      await removeOldBuilds()
    },
  }
}

export type PageKeeper = ReturnType<typeof createPageKeeper>

/** The "not kept" page is stored last, so its presence means that the build is complete. */
async function keepFiles(id: string): Promise<void> {
  const cache = await caches.open(buildCache(id))
  const page = notKeptPath(id)
  if (await cache.match(page)) return
  const files = (await fetchJson(buildFilesPath(id))) as readonly string[] // sent by our own server
  await cache.addAll([...new Set(files)])
  await cache.add(page)
}

/** The newest build stays, because its "not kept" page is shown for all other pages. */
async function removeOldBuilds(): Promise<void> {
  const names = await caches.keys()
  const builds = names.flatMap((name) => buildOfCache(name) ?? [])
  if (builds.length < 2) return
  const needed = new Set(builds.slice(-1))
  for (const name of names) {
    if (buildOfCache(name) !== undefined) continue
    const cache = await caches.open(name)
    for (const answer of await cache.matchAll()) {
      const facts = factsOf(answer)
      if (facts) needed.add(facts.buildId)
    }
  }
  for (const id of builds) if (!needed.has(id)) await caches.delete(buildCache(id))
}

function inWords(now: number, zone: string) {
  const date = dateOf(now, zone)
  const time = formatTime(wallTimeOf(now, zone))
  const [weekday = ''] = formatDate(date, 'weekday').split(' ')
  return { soon: `${weekday} ${time}`, later: `${formatDate(date, 'weekday')}, ${time}` }
}
