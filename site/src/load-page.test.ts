import { resolveTheme } from 'contract/rules/theme.ts'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aGlobal } from 'contract/testing/base-answers.ts'
import type { WireAnswers } from '../testing/create-test-site.ts'
import { fakeContent } from '../testing/fake-content.ts'
import { createPageLoader } from './load-page.ts'
import type { PageData } from './route-objects.tsx'
import { buildRoutes, SLUG_ROUTE, type Route } from './routes.ts'
import { notFound, type LoadArgs, type Screen } from './screen.ts'

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

/** What is asked of a screen, and what comes of a navigation. */
function aLoader(screen: Partial<Screen<unknown>> = {}, answers: WireAnswers = {}) {
  const asked: LoadArgs[] = []
  const opened: string[] = []
  const loadPage = createPageLoader({
    content: fakeContent(answers),
    clock: { now: () => 0 },
    buildId: 'b1',
    importScreen: () =>
      Promise.resolve({
        load(args) {
          asked.push(args)
          return Promise.resolve({ page: { theme }, view: 'by its answers', until: 5 })
        },
        Component: () => null,
        ...screen,
      }),
    openDocument(url) {
      opened.push(url)
      return Promise.reject(new Error('the document is left'))
    },
  })
  const go = (
    route: Route,
    path: string,
    params: LoaderFunctionArgs['params'] = {},
    signal?: AbortSignal,
  ) => {
    const url = new URL(path, 'https://festival.example')
    const request = new Request(url, signal ? { signal } : {})
    return loadPage(route, {
      request,
      params,
      url,
      pattern: route.pattern,
      context: new RouterContextProvider(),
    })
  }
  return { go, asked, opened }
}

const payload = (path: string, route: string, data: PageData) =>
  Response.json({ buildId: 'b1', path, route, data: { [route]: data } })

describe('a page loaded in the browser (behaviour §23)', () => {
  test('is its payload, and no answer is asked for', async () => {
    fetched.mockResolvedValue(payload('/partners', 'partners', { page: { theme }, view: 'stored' }))
    const { go, asked } = aLoader()
    expect(await go(routeOf('partners'), '/partners?utm_source=x')).toEqual({
      page: { theme },
      view: 'stored',
    })
    expect(asked).toEqual([])
  })

  test('is made of its answers when the payload cannot be had, with canonical parameters', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    const { go, asked } = aLoader()
    const data = await go(routeOf('artist'), '/artists/Cafe%CC%81', { artist: 'Cafe\u0301' })
    expect(data).toEqual({ page: { theme }, view: 'by its answers' })
    expect(asked.map(({ params, query }) => [params, query])).toEqual([[{ artist: 'café' }, {}]])
  })

  test('is made of its answers where the loader reads a declared query', async () => {
    fetched.mockResolvedValue(payload('/search', 'search', { page: { theme }, view: 'stored' }))
    const { go, asked } = aLoader({ loadsByQuery: true })
    await go(routeOf('search'), '/search?q=night&x=1')
    expect(asked.map(({ query }) => query)).toEqual([{ q: 'night' }])
    expect(fetched).not.toHaveBeenCalled()
    expect(await go(routeOf('search'), '/search?x=1')).toMatchObject({ view: 'stored' })
  })

  test('is opened as a document when another route shows it than the browser knows', async () => {
    fetched.mockResolvedValue(
      payload('/nights', 'program:nights', { page: { theme }, view: 'stored' }),
    )
    const { go, opened, asked } = aLoader()
    await expect(go(SLUG_ROUTE, '/nights?a=b')).rejects.toThrow('the document is left')
    expect(opened).toEqual(['https://festival.example/nights?a=b'])
    expect(asked).toEqual([])
  })

  test('is opened as a document when it has no payload because the site is held by now (behaviour §16.8)', async () => {
    fetched.mockResolvedValue(Response.json({ error: {} }, { status: 404 }))
    const { go, opened, asked } = aLoader({}, { '/global': aGlobal({ show_loading_screen: true }) })
    await expect(go(routeOf('partners'), '/partners')).rejects.toThrow('the document is left')
    expect(opened).toEqual(['https://festival.example/partners'])
    expect(asked).toEqual([])
  })

  test.each([
    ['artist', '/artists/nobody?x=1', 'Page Not Found: /artists/nobody?x=1'],
    ['slug', '/no/such/page', 'Page not found: /no/such/page'],
  ])(
    'that has no answer is, on the route %s, the 404 of the server (behaviour §7.1)',
    async (id, path, message) => {
      fetched.mockResolvedValue(Response.json({ error: {} }, { status: 404 }))
      const { go } = aLoader({ load: () => Promise.resolve(notFound) })
      await expect(go(routeOf(id), path)).rejects.toMatchObject({
        data: { status: 404, message, fullPath: path },
        init: { status: 404 },
      })
    },
  )

  test('that is called off is no failure: nothing else is tried', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation((_url, init) => {
      navigation.abort()
      return Promise.reject(init?.signal?.reason as Error)
    })
    const { go, asked } = aLoader()
    await expect(go(routeOf('partners'), '/partners', {}, navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(asked).toEqual([])
  })
})

describe('the exhibitions redirect in the browser (behaviour §5.5)', () => {
  test('leads to the same path with its sort, before anything is asked for', async () => {
    const { go } = aLoader()
    const answer = await go(YEAR_TYPE, '/2024/program/exhibitions?venue=x').catch(
      (thrown: unknown) => thrown,
    )
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toMatchObject({ status: 302 })
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(
      '/2024/program/exhibitions?venue=x&sort=location',
    )
    expect(fetched).not.toHaveBeenCalled()
  })

  test.each(['/2024/program/exhibitions?sort=', '/2024/program/talks'])(
    'leaves %s where it is',
    async (path) => {
      fetched.mockResolvedValue(Response.json({}, { status: 404 }))
      expect(await aLoader().go(YEAR_TYPE, path)).toMatchObject({ view: 'by its answers' })
    },
  )
})
