import { factsOf, type KeptFacts } from '../keeping/kept-document.ts'
import { buildOfCache, packCache } from '../keeping/names.ts'

export interface KeptDeps {
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>
}

export interface KeptPage {
  /** Path and query. */
  readonly href: string
  readonly facts: KeptFacts
}

/** Finds and removes what the pages have kept on this device (`browser/keeping/`). */
export function createKept({ caches }: KeptDeps) {
  async function each(isOfBuilds: boolean): Promise<readonly Cache[]> {
    const names = await caches.keys()
    const wanted = names.filter((name) => (buildOfCache(name) !== undefined) === isOfBuilds)
    return Promise.all(wanted.map((name) => caches.open(name)))
  }
  const pages = () => each(false)

  async function exact(url: string): Promise<Response | undefined> {
    for (const cache of [...(await each(true)), ...(await pages())]) {
      const found = await cache.match(url)
      if (found) return found
    }
    return undefined
  }

  return {
    exact,
    /** The newest copy of a page. */
    page: async ({ href }: URL): Promise<Response | undefined> => newestOf(href, await pages()),
    /** Returns the file, else another size of the picture: a pack has only one. */
    async media(url: URL): Promise<Response | undefined> {
      const [{ cache, request } = {}] = await sizesOf(url, await pages())
      return (await exact(url.href)) ?? (request && cache?.match(request))
    },
    /** Deletes all copies of a page, whatever their query, and the pack of the page if it is a guide. */
    async forgetPage({ href, pathname }: URL): Promise<void> {
      await caches.delete(packCache(pathname))
      for (const cache of await pages()) {
        await cache.delete(href, { ignoreSearch: true })
      }
    },
    async forgetMedia(url: URL): Promise<void> {
      const sizes = await sizesOf(url, await pages())
      for (const { cache, request } of sizes) await cache.delete(request)
    },
    /** Returns the "No connection" page of the newest build, if any, and the kept pages, newest first. */
    async notKept() {
      const kept = await pagesIn(await pages())
      return { template: await templateOf(await each(true)), kept }
    },
  }
}

async function newestOf(href: string, caches: readonly Cache[]): Promise<Response | undefined> {
  let newest: { readonly response: Response; readonly keptAt: number } | undefined
  for (const cache of caches) {
    const response = await cache.match(href)
    const facts = response && factsOf(response)
    if (response && facts && facts.keptAt > (newest?.keptAt ?? 0)) {
      newest = { response, keptAt: facts.keptAt }
    }
  }
  return newest?.response
}

/** All kept files of one picture (its sizes) or of one sound, by the hash in their name. */
async function sizesOf({ pathname }: URL, caches: readonly Cache[]) {
  const [hash = pathname] = /^\/media\/[0-9a-f]+-/.exec(pathname) ?? []
  const found: { readonly cache: Cache; readonly request: Request }[] = []
  for (const cache of caches) {
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.startsWith(hash)) found.push({ cache, request })
    }
  }
  return found
}

async function pagesIn(caches: readonly Cache[]): Promise<readonly KeptPage[]> {
  const kept: KeptPage[] = []
  for (const cache of caches) {
    for (const request of await cache.keys()) {
      const response = await cache.match(request)
      const facts = response && factsOf(response)
      const { pathname, search } = new URL(request.url)
      if (facts) kept.push({ href: pathname + search, facts })
    }
  }
  return kept.toSorted((a, b) => b.facts.keptAt - a.facts.keptAt)
}

async function templateOf(builds: readonly Cache[]): Promise<Response | undefined> {
  // Builds are in the order in which they were kept: the newest is last.
  for (const cache of builds.toReversed()) {
    for (const request of await cache.keys()) {
      if (new URL(request.url).pathname.endsWith('.html')) return cache.match(request)
    }
  }
  return undefined
}
