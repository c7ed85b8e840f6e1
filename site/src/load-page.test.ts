import { parseRedirects, type RedirectRule } from 'contract/rules/redirects.ts'
import { resolveTheme } from 'contract/rules/theme.ts'
import { RouterContextProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeContent } from '../testing/fake-content.ts'
import { createPagePrefetch, createPageLoader, type PageLoaderDeps } from './load-page.ts'
import { createPayloads } from './payload.ts'
import type { PageData } from './route-objects.tsx'
import { buildRoutes, SLUG_ROUTE, type Route } from './routes.ts'
import { notFound, type LoadArgs, type NotFound, type Screen } from './screen.ts'

const theme = resolveTheme()
const { routes } = buildRoutes({ custom_pages: [], program: [], festival_years: [] })
const routeOf = (id: string): Route => routes.find((route) => route.id === id) ?? SLUG_ROUTE
const YEAR_TYPE: Route = {
  id: 'year-program-type:2024',
  pattern: '/2024/program/:type',
  screen: 'program-list',
  meta: { year: 2024 },
}

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
})

interface Known {
  /** Of the manifest; without them it is not there yet. */
  readonly prerendered?: readonly string[]
  readonly rules?: readonly RedirectRule[]
  readonly hash?: string
  /** There is a newer build. */
  readonly isStale?: true
  /** The document was opened less than 10 s ago. */
  readonly isGuarded?: true
}

/** What is asked of a screen, and what comes of a navigation. */
function aLoader(screen: Partial<Screen<unknown>> = {}, known: Known = {}) {
  const asked: LoadArgs[] = []
  const opened: string[] = []
  const { prerendered, rules = [], hash = '', isStale = false, isGuarded } = known
  const checked = vi.fn<() => void>()
  const leave = (url: string): Promise<never> => {
    opened.push(url)
    return Promise.reject(new Error('the document is left'))
  }
  const manifest = prerendered && {
    rules: parseRedirects(rules, { origin: 'https://festival.example' }).rules,
    prerendered: new Set(prerendered),
  }
  const deps: PageLoaderDeps = {
    content: fakeContent(),
    clock: { now: () => 0 },
    payloads: createPayloads({ buildId: 'b1', onOtherBuild: checked }),
    manifest: () => manifest,
    pendingHash: () => hash,
    importScreen: () =>
      Promise.resolve({
        load(args) {
          asked.push(args)
          return Promise.resolve({ page: { theme }, view: 'by its answers', until: 5 })
        },
        Component: () => null,
        ...screen,
      }),
    documents: { open: leave, reopen: (url: string) => (isGuarded ? undefined : leave(url)) },
    builds: { isStale: () => isStale },
    currentPath: () => '/partners',
  }
  const loadPage = createPageLoader(deps)
  const go = (route: Route, path: string, signal?: AbortSignal) => {
    const url = new URL(path, 'https://festival.example')
    const request = new Request(url, signal ? { signal } : {})
    return loadPage(route, {
      request,
      params: {},
      url,
      pattern: route.pattern,
      context: new RouterContextProvider(),
    })
  }
  const prefetch = (route: Route, path: string) =>
    createPagePrefetch(deps)(route, new URL(path, 'https://festival.example'))
  return { go, prefetch, asked, opened, checked }
}

const payload = (path: string, route: string, data: PageData) =>
  Response.json({ buildId: 'b1', path, route, data: { [route]: data } })

const missing = () => Response.json({ error: {} }, { status: 404 })

describe('a page loaded in the browser (spec/behaviour §23)', () => {
  test('is its payload, and no answer is asked for', async () => {
    fetched.mockResolvedValue(payload('/partners', 'partners', { page: { theme }, view: 'stored' }))
    const { go, asked } = aLoader()
    expect(await go(routeOf('partners'), '/partners?utm_source=x')).toEqual({
      page: { theme },
      view: 'stored',
    })
    expect(asked).toEqual([])
  })

  test('is made of its answers when the payload cannot be had, with the parameters of the server', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { go, asked } = aLoader()
    const data = await go(routeOf('artist'), '/artists/caf%C3%A9')
    expect(data).toEqual({ page: { theme }, view: 'by its answers' })
    expect(asked.map(({ params, query }) => [params, query])).toEqual([[{ artist: 'café' }, {}]])
  })

  test.each([
    { is: 'before the manifest is there', from: 'payload' },
    { is: 'that the manifest names', prerendered: ['/search'], from: 'payload' },
    { is: 'that the manifest does not name', prerendered: ['/partners'], from: 'answers' },
    { is: 'while there are no payloads', prerendered: [], from: 'answers' },
    { is: 'with a query that is not declared', search: '?utm_source=x', from: 'payload' },
    { is: 'with a declared query at its default', search: '?q=&type=none', from: 'payload' },
    {
      is: 'with a declared query that its view filters by',
      search: '?q=night',
      prerendered: ['/search'],
      from: 'payload',
    },
    {
      is: 'with a declared query that its loader reads',
      search: '?q=night&x=1',
      loadsByQuery: true as const,
      prerendered: ['/search'],
      from: 'answers',
    },
    {
      is: 'with that query at its default',
      search: '?q=&x=1',
      loadsByQuery: true as const,
      prerendered: ['/search'],
      from: 'payload',
    },
  ])(
    '$is is made of its $from (spec/behaviour §23.4)',
    async ({ search = '', loadsByQuery, prerendered, from }) => {
      fetched.mockResolvedValue(payload('/search', 'search', { page: { theme }, view: 'stored' }))
      const { go, asked } = aLoader(
        loadsByQuery ? { loadsByQuery } : {},
        prerendered ? { prerendered } : {},
      )
      await go(routeOf('search'), `/search${search}`)
      expect([fetched.mock.calls.length, asked.length]).toEqual(
        from === 'payload' ? [1, 0] : [0, 1],
      )
    },
  )

  test('hands a declared query to the loader that reads it', async () => {
    const { go, asked } = aLoader({ loadsByQuery: true })
    await go(routeOf('search'), '/search?q=night&x=1')
    expect(asked.map(({ query }) => query)).toEqual([{ q: 'night' }])
  })

  test('that is called off is no failure: nothing else is tried', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation((_url, init) => {
      navigation.abort()
      return Promise.reject(init?.signal?.reason as Error)
    })
    const { go, asked, opened } = aLoader()
    await expect(go(routeOf('partners'), '/partners', navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect([asked, opened]).toEqual([[], []])
  })

  test('that is called off while its answers are asked for opens no document', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation(() => Promise.resolve(missing()))
    const { go, opened } = aLoader({
      load() {
        navigation.abort()
        return Promise.resolve(notFound)
      },
    })
    await expect(go(routeOf('partners'), '/partners', navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(opened).toEqual([])
  })
})

describe('what only the server can answer is opened as a document (spec/behaviour §23.6)', () => {
  test('a page that another route shows than the browser knows', async () => {
    fetched.mockResolvedValue(
      payload('/nights', 'program:nights', { page: { theme }, view: 'stored' }),
    )
    const { go, opened, asked } = aLoader({}, { hash: '#late' })
    await expect(go(SLUG_ROUTE, '/nights?a=b')).rejects.toThrow('the document is left')
    expect(opened).toEqual(['/nights?a=b#late'])
    expect(asked).toEqual([])
  })

  test.each([
    [
      'nothing is behind the path: missing, withdrawn or held',
      (): Promise<NotFound> => Promise.resolve(notFound),
    ],
    ['the proxy fails too', () => Promise.reject(new Error('503'))],
  ] as const)('a page of which %s', async (_of, load) => {
    fetched.mockImplementation(() => Promise.resolve(missing()))
    const { go, opened } = aLoader({ load })
    await expect(go(routeOf('artist'), '/artists/nobody?x=1')).rejects.toThrow(
      'the document is left',
    )
    expect(opened).toEqual(['/artists/nobody?x=1'])
  })

  test.each(['/Partners', '/partners/', '/artists/cafe%CC%81', '/venues/a%2Fb', '/%zz'])(
    'the address %s, which is not in the one form of a path (spec/behaviour §1, §27.5)',
    async (path) => {
      const { go, opened, asked } = aLoader()
      await expect(go(SLUG_ROUTE, path)).rejects.toThrow('the document is left')
      expect([opened, asked]).toEqual([[path], []])
      expect(fetched).not.toHaveBeenCalled()
    },
  )
})

describe('a document that was opened less than 10 s ago is not opened again (spec/behaviour §22.6)', () => {
  test('for a route that the browser does not know: the page is made of its answers', async () => {
    fetched.mockResolvedValue(payload('/nights', 'other', { page: { theme }, view: 'stored' }))
    const { go, opened } = aLoader({}, { isGuarded: true })
    expect(await go(SLUG_ROUTE, '/nights')).toEqual({ page: { theme }, view: 'by its answers' })
    expect(opened).toEqual([])
  })

  test('when the proxy fails too: the navigation fails', async () => {
    fetched.mockImplementation(() => Promise.resolve(missing()))
    const load = () => Promise.reject(new Error('503'))
    const { go, opened } = aLoader({ load }, { isGuarded: true })
    await expect(go(routeOf('artist'), '/artists/nobody')).rejects.toThrow('503')
    expect(opened).toEqual([])
  })
})

describe('a newer build (spec/behaviour §22.5, §23.6)', () => {
  test('makes a document of the next path, with its query and hash, and loads nothing', async () => {
    const { go, opened, asked } = aLoader({}, { isStale: true, hash: '#list' })
    await expect(go(routeOf('artist'), '/artists/x?a=b')).rejects.toThrow('the document is left')
    expect([opened, asked]).toEqual([['/artists/x?a=b#list'], []])
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each([
    ['a query of the same path', 'partners', '/partners?utm_source=x', {}],
    ['a path that was opened less than 10 s ago', 'artist', '/artists/x', { isGuarded: true }],
  ] as const)('leaves %s to the browser', async (_what, id, path, known) => {
    fetched.mockImplementation(() => Promise.resolve(missing()))
    const { go, opened } = aLoader({}, { isStale: true, ...known })
    expect(await go(routeOf(id), path)).toMatchObject({ view: 'by its answers' })
    expect(opened).toEqual([])
  })

  test('is asked for at once when a payload is of another', async () => {
    fetched.mockResolvedValue(
      Response.json({ buildId: 'b2', path: '/partners', route: 'partners', data: {} }),
    )
    const { go, checked } = aLoader()
    expect(await go(routeOf('partners'), '/partners')).toMatchObject({ view: 'by its answers' })
    expect(checked).toHaveBeenCalledOnce()
  })
})

describe('redirects in the browser, before anything is asked for (spec/behaviour §5.5, §6.12)', () => {
  const rules = [
    { from: '/old', to: '/new' },
    { from: '/anchor', to: '/new#there' },
    { from: '/shop/**', to: 'https://shop.example.org/**' },
  ]

  test.each([
    [SLUG_ROUTE, '/old?x=1', '', '/new?x=1'],
    [SLUG_ROUTE, '/old', '#here', '/new#here'],
    [SLUG_ROUTE, '/anchor', '#here', '/new#there'],
    [
      YEAR_TYPE,
      '/2024/program/exhibitions?venue=x',
      '',
      '/2024/program/exhibitions?venue=x&sort=location',
    ],
    [
      YEAR_TYPE,
      '/2024/program/exhibitions',
      '#list',
      '/2024/program/exhibitions?sort=location#list',
    ],
  ])('lead from %o %s%s to %s', async (route, path, hash, target) => {
    const { go } = aLoader({}, { rules, prerendered: ['/old'], hash })
    const answer = await go(route, path).catch((thrown: unknown) => thrown)
    // Not a replacing one, which would take the place of the page the visitor comes from.
    expect(answer).toBeInstanceOf(Response)
    expect(answer instanceof Response && [...answer.headers]).toEqual([['location', target]])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('to another site leave this one, and nothing is loaded', async () => {
    const { go, opened, asked } = aLoader({}, { rules, prerendered: [] })
    await expect(go(SLUG_ROUTE, '/shop/a%20b?c=1')).rejects.toThrow('the document is left')
    expect([opened, asked]).toEqual([['https://shop.example.org/a%20b?c=1'], []])
    expect(fetched).not.toHaveBeenCalled()
  })

  test('are left to the server while the manifest is not there', async () => {
    fetched.mockImplementation(() => Promise.resolve(missing()))
    const { go, opened } = aLoader({ load: () => Promise.resolve(notFound) }, { rules })
    await expect(go(SLUG_ROUTE, '/old?x=1')).rejects.toThrow('the document is left')
    expect(opened).toEqual(['/old?x=1'])
  })

  test.each(['/2024/program/exhibitions?sort=', '/2024/program/talks'])(
    'leave %s where it is',
    async (path) => {
      fetched.mockImplementation(() => Promise.resolve(missing()))
      expect(await aLoader().go(YEAR_TYPE, path)).toMatchObject({ view: 'by its answers' })
    },
  )
})

describe('a page loaded ahead (spec/behaviour §19.2)', () => {
  const prerendered = ['/old', '/search', '/artists/caf%C3%A9']
  const rules = [{ from: '/old', to: '/about' }]

  test.each([
    {
      is: 'that has one',
      id: 'artist',
      path: '/artists/caf%C3%A9',
      known: { prerendered },
      asks: 1,
    },
    { is: 'before the manifest is there', id: 'partners', path: '/partners', known: {}, asks: 1 },
    {
      is: 'with a query that filters',
      id: 'search',
      path: '/search?q=a',
      known: { prerendered },
      asks: 1,
    },
    { is: 'without one', id: 'venues', path: '/venues', known: { prerendered }, asks: 0 },
    {
      is: 'that is redirected',
      id: 'slug',
      path: '/old',
      known: { prerendered, rules },
      asks: 0,
    },
    { is: 'not in its one form', id: 'partners', path: '/Partners', known: {}, asks: 0 },
  ])('asks $asks times for the payload of a path $is', async ({ id, path, known, asks }) => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({})))
    await aLoader({}, known).prefetch(routeOf(id), path)
    expect(fetched).toHaveBeenCalledTimes(asks)
  })
})
