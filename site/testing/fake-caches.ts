/** A cache storage in memory, with the methods that pages and the worker use. */
export function createFakeCaches(
  first: Readonly<Record<string, Readonly<Record<string, Response>>>> = {},
) {
  const stores = new Map(
    Object.entries(first).map(([name, answers]) => [name, createFakeCache(answers)]),
  )
  const opened = (name: string) => {
    const cache = stores.get(name) ?? createFakeCache({})
    stores.set(name, cache)
    return cache
  }
  const caches = {
    keys: () => Promise.resolve([...stores.keys()]),
    open: (name: string) => Promise.resolve(opened(name)),
    has: (name: string) => Promise.resolve(stores.has(name)),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
  }
  return {
    caches: caches as unknown as Pick<CacheStorage, 'keys' | 'open' | 'has' | 'delete'>, // no other member is used
    async kept(): Promise<Readonly<Record<string, readonly string[]>>> {
      const entries = [...stores].map(async ([name, cache]) => {
        const requests = await cache.keys()
        return [name, requests.map(({ url }) => url.slice(FAKE_ORIGIN.length))] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}

export const FAKE_ORIGIN = 'https://festival.example'

function createFakeCache(first: Readonly<Record<string, Response>>) {
  const urlOf = (asked: string | Request) =>
    new URL(typeof asked === 'string' ? asked : asked.url, FAKE_ORIGIN).href
  const answers = new Map(Object.entries(first).map(([url, answer]) => [urlOf(url), answer]))
  return {
    match: (asked: string | Request) => Promise.resolve(answers.get(urlOf(asked))?.clone()),
    keys: () => Promise.resolve([...answers.keys()].map((url) => new Request(url))),
    put: (asked: string | Request, answer: Response) =>
      Promise.resolve(void answers.set(urlOf(asked), answer)),
    delete(asked: string | Request, { ignoreSearch = false }: CacheQueryOptions = {}) {
      const shorten = (url: string) => (ignoreSearch ? url.split('?')[0] : url)
      const found = [...answers.keys()].filter((url) => shorten(url) === shorten(urlOf(asked)))
      for (const url of found) answers.delete(url)
      return Promise.resolve(found.length > 0)
    },
  }
}
