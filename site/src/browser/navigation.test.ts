import { createMemoryRouter, redirect } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { SHOWN_EVENT } from '../shown-event.ts'
import { createNavigation } from './navigation.ts'

/** What a loader waits for, by path. */
let answers: Record<string, PromiseWithResolvers<unknown>>
let told: string[]
let router: ReturnType<typeof createMemoryRouter>
let page: EventTarget

beforeEach(() => {
  answers = {}
  told = []
  page = new EventTarget()
  router = createMemoryRouter(
    [
      {
        path: '/*',
        loader: ({ request }) => {
          const { pathname } = new URL(request.url)
          return (answers[pathname] = Promise.withResolvers()).promise
        },
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        ErrorBoundary: () => null,
      },
    ],
    { initialEntries: ['/first'], hydrationData: { loaderData: { '0': 'first' } } },
  )
  const say = (words: string) => void told.push(words)
  createNavigation({ router, document: page as Document }).subscribe({
    start: ({ token, from, to }) => say(`start ${token} ${from.pathname} ${to.pathname}`),
    commit: ({ from, to }) => say(`commit ${from.pathname} ${to.pathname}${to.search}${to.hash}`),
    error: () => say('error'),
    end: ({ token }) => say(`end ${token}`),
    shown: ({ from, to, action }) => say(`shown ${from.pathname} ${to.pathname} ${action}`),
  })
})

/** React has drawn what the router has. */
function draw(): void {
  page.dispatchEvent(new CustomEvent(SHOWN_EVENT, { detail: router.state.location.key }))
}

async function answer(path: string, value: unknown = 'data'): Promise<void> {
  answers[path]?.resolve(value)
  await settle()
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}

describe('the life of a navigation (spec/asked §4)', () => {
  test('starts, commits, ends and is shown', async () => {
    void router.navigate('/a')
    await answer('/a')
    draw()
    expect(told).toEqual(['start 1 /first /a', 'commit /first /a', 'end 1', 'shown /first /a PUSH'])
  })

  test('has no loading when only the hash or a filter changes', async () => {
    await router.navigate('/first#x')
    await router.navigate('/first?free=1')
    expect(told).toEqual(['commit /first /first#x', 'commit /first /first?free=1'])
  })

  test('ends with the one that overtakes it, and only that one commits', async () => {
    for (let click = 1; click <= 20; click += 1) void router.navigate(`/a${click}`)
    await Promise.all(Array.from({ length: 20 }, (_, index) => answer(`/a${index + 1}`)))
    expect(told.filter((words) => words.startsWith('start'))).toHaveLength(20)
    expect(told.filter((words) => words.startsWith('end'))).toHaveLength(20)
    expect(told.slice(-2)).toEqual(['commit /first /a20', 'end 20'])
    expect(told.filter((words) => words.startsWith('commit'))).toHaveLength(1)
  })

  test('tells the same link twice as two', async () => {
    void router.navigate('/a')
    void router.navigate('/a')
    await answer('/a')
    expect(told).toEqual([
      'start 1 /first /a',
      'end 1',
      'start 2 /first /a',
      'commit /first /a',
      'end 2',
    ])
  })

  test('keeps its token through a redirect, of which the source is never told', async () => {
    void router.navigate('/old')
    await answer('/old', redirect('/new'))
    await answer('/new')
    draw()
    expect(told).toEqual([
      'start 1 /first /old',
      'commit /first /new',
      'end 1',
      'shown /first /new PUSH',
    ])
  })

  test('takes Back to an entry that a redirect had made for a navigation of its own', async () => {
    void router.navigate('/old')
    await answer('/old', redirect('/new'))
    await answer('/new')
    void router.navigate('/next')
    await answer('/next')
    told.length = 0
    void router.navigate('/slow')
    void router.navigate(-1)
    await settle()
    await answer('/new')
    expect(told).toEqual([
      'start 3 /next /slow',
      'end 3',
      'start 4 /next /new',
      'commit /next /new',
      'end 4',
    ])
  })

  test('is overtaken by a hash of the page that is there', async () => {
    void router.navigate('/a')
    await router.navigate('/first#x')
    await answer('/a')
    expect(told).toEqual(['start 1 /first /a', 'commit /first /first#x', 'end 1'])
  })

  test('tells of an error once, also when a hash follows it', async () => {
    void router.navigate('/a')
    answers['/a']?.reject(new Error('no'))
    await settle()
    await router.navigate('/a#x')
    expect(told).toEqual([
      'start 1 /first /a',
      'commit /first /a',
      'error',
      'end 1',
      'commit /a /a#x',
    ])
  })

  test('does not show what is overtaken before it is drawn', async () => {
    void router.navigate('/a')
    await answer('/a')
    const { key } = router.state.location
    void router.navigate('/b')
    await answer('/b')
    page.dispatchEvent(new CustomEvent(SHOWN_EVENT, { detail: key }))
    draw()
    expect(told.filter((words) => words.startsWith('shown'))).toEqual(['shown /first /b PUSH'])
  })

  test('tells nothing of the first page, of new routes, or twice of one', async () => {
    draw()
    router.patchRoutes(null, [{ path: '/more' }])
    expect(told).toEqual([])
    await router.navigate('/first#x')
    draw()
    draw()
    expect(told).toEqual(['commit /first /first#x', 'shown /first /first PUSH'])
  })
})
