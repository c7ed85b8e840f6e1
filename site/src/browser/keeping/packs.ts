import { factsOf, asOfText } from '../../keeping/kept-document.ts'
import { isGoneStatus } from '../../keeping/is-gone-status.ts'
import { packCache, packPath } from '../../keeping/names.ts'
import { bytesOf, packState, type Pack, type PackFile, type PackState } from '../../keeping/pack.ts'
import { AnswerError, ConnectionError, fetchJson } from '../builds/fetch-json.ts'
import { pageOf } from '../navigation/place.ts'
import type { PageKeeper } from './page-keeper.ts'

export interface TakeOptions {
  readonly signal: AbortSignal
  /** Called at the start, and after each page and file. */
  readonly tell: (state: PackState) => void
}

/** spec/behaviour §35.4 */
export function createPacks(pages: Pick<PageKeeper, 'keep'>) {
  /** Fetches all pages again, because they may have changed, but only the files that are missing. */
  async function takeAll(guide: string, { signal, tell }: TakeOptions): Promise<void> {
    const cache = await caches.open(packCache(guide))
    let pack = (await fetchJson(packPath(guide), { signal })) as Pack // sent by our own server
    await record(cache, guide, pack)
    await removeOthers(cache, pack, guide)
    const bytes = bytesOf(pack)
    let done = 0
    const isTaken = (file: PackFile) => {
      done += file.bytes
      tell({ kind: 'taking', done, bytes })
    }
    tell({ kind: 'taking', done, bytes })
    const gone = new Set<string>()
    for (const page of pack.pages) {
      const became = await pages.keep(packCache(guide), page.url, { signal })
      if (became === 'refused') throw new Error(`${page.url} is no page that can be kept`)
      if (became === 'gone') gone.add(page.url)
      isTaken(page)
    }
    for (const file of pack.files) {
      if (!(await keepFile(cache, file.url, signal))) gone.add(file.url)
      isTaken(file)
    }
    if (gone.size === 0) return
    const isThere = ({ url }: PackFile) => !gone.has(url)
    pack = { ...pack, pages: pack.pages.filter(isThere), files: pack.files.filter(isThere) }
    await record(cache, guide, pack)
  }

  return {
    stateOf,
    /** Never rejects: the state that it resolves to says what stopped the download. */
    async take(guide: string, options: TakeOptions): Promise<PackState> {
      try {
        await takeAll(guide, options)
      } catch (error) {
        const state = await stateOf(guide)
        const stoppedBy = options.signal.aborted ? undefined : reasonOf(error)
        return state.kind === 'partial' && stoppedBy ? { ...state, stoppedBy } : state
      }
      return stateOf(guide)
    },
    async remove(guide: string): Promise<PackState> {
      await caches.delete(packCache(guide))
      return stateOf(guide)
    },
  }
}

export type Packs = ReturnType<typeof createPacks>

async function stateOf(guide: string): Promise<PackState> {
  const name = packCache(guide)
  const served = await fetchJson(packPath(guide)).catch(() => undefined)
  const cache = (await caches.has(name)) ? await caches.open(name) : undefined
  const kept = await cache?.match(packPath(guide))
  const page = await cache?.match(guide)
  const facts = page && factsOf(page)
  const requests = (await cache?.keys()) ?? []
  return packState({
    served: served as Pack | undefined, // sent by our own server
    kept: kept ? ((await kept.json()) as Pack) : undefined,
    has: new Set(requests.map(({ url }) => pageOf(new URL(url)))),
    asOf: facts ? asOfText(facts, Date.now()) : '',
  })
}

async function record(cache: Cache, guide: string, pack: Pack): Promise<void> {
  await cache.put(packPath(guide), Response.json(pack))
}

/** Returns false if the server no longer has the file. Rejects like `PageKeeper.keep`. */
async function keepFile(cache: Cache, url: string, signal: AbortSignal): Promise<boolean> {
  if (await cache.match(url)) return true
  const answer = await fetch(url, { signal })
  if (isGoneStatus(answer.status)) return false
  if (!answer.ok) throw new AnswerError(url, answer)
  await cache.put(url, answer)
  return true
}

async function removeOthers(cache: Cache, { pages, files }: Pack, guide: string): Promise<void> {
  const own = new Set([packPath(guide), ...[...pages, ...files].map(({ url }) => url)])
  for (const request of await cache.keys()) {
    if (!own.has(pageOf(new URL(request.url)))) await cache.delete(request)
  }
}

function reasonOf(error: unknown): 'connection' | 'room' | undefined {
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'room'
  return isOffline(error) ? 'connection' : undefined
}

/** `fetch` and `cache.addAll` reject with a TypeError without a connection. */
export function isOffline(error: unknown): boolean {
  return error instanceof ConnectionError || error instanceof TypeError
}
