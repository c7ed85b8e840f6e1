import { createMemoryRouter, IDLE_NAVIGATION, type Navigation } from 'react-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createDocuments } from './documents.ts'
import { createChunkLoader, PATIENCE_MS } from './load-chunk.ts'

const ORIGIN = 'https://festival.example'

/** A page at an address, and what becomes of it. */
function aPage(address = '/here?x=1', { isGuarded = false } = {}) {
  const done: string[] = []
  const page = {
    done,
    navigation: IDLE_NAVIGATION as Navigation,
    admitted: [] as string[],
  }
  const documents = createDocuments({
    guard: {
      admits(path) {
        page.admitted.push(path)
        return !isGuarded
      },
    },
    location: {
      href: ORIGIN + address,
      reload: () => void done.push('reload'),
      assign: (url) => void done.push(`assign ${String(url)}`),
      replace: (url) => void done.push(`replace ${String(url)}`),
    },
    navigation: () => page.navigation,
  })
  return { ...page, page, documents }
}

/** What the router says while it goes somewhere. */
async function goingTo(to: string, { replace = false } = {}): Promise<Navigation> {
  const router = createMemoryRouter([{ path: '/*', loader: () => new Promise(() => undefined) }], {
    hydrationData: { loaderData: { '0': null } },
  })
  void router.navigate(to, { replace })
  await Promise.resolve()
  return router.state.navigation
}

/** Whether a promise is still open after all that can be done now is done. */
async function isPending(promise: Promise<unknown> | undefined): Promise<boolean> {
  const open = Symbol('open')
  const later = new Promise((resolve) => setImmediate(() => resolve(open)))
  return (await Promise.race([promise, later])) === open
}

describe('leaving a document (spec/behaviour §22.7)', () => {
  test.each([
    ['/there#a', 'PUSH', `assign ${ORIGIN}/there#a`],
    ['/here', 'PUSH', `assign ${ORIGIN}/here`],
    ['/here?x=1', 'PUSH', 'reload'],
    ['/here?x=1#a', 'PUSH', 'reload'],
    ['https://shop.example/here?x=1', 'PUSH', 'assign https://shop.example/here?x=1'],
    ['/', 'REPLACE', `replace ${ORIGIN}/`],
  ])('for %s by %s: %s, and nothing is shown meanwhile', async (url, action, expected) => {
    const { page, documents, done } = aPage()
    page.navigation = await goingTo('/any', { replace: action === 'REPLACE' })
    expect(await isPending(documents.open(url))).toBe(true)
    expect(done).toEqual([expected])
  })

  test('for what could not be shown asks the guard by path and query', async () => {
    const { documents, done, admitted } = aPage()
    expect(await isPending(documents.reopen('/there?a=b#c'))).toBe(true)
    expect([admitted, done]).toEqual([['/there?a=b'], [`assign ${ORIGIN}/there?a=b#c`]])
  })

  test('is not done where the guard holds', () => {
    const { documents, done } = aPage('/', { isGuarded: true })
    expect(documents.reopen('/there')).toBeUndefined()
    expect(done).toEqual([])
  })

  test('is done once for all parts of a navigation that fail, and asked anew by the next', async () => {
    const { page, documents, done, admitted } = aPage()
    page.navigation = await goingTo('/there')
    void documents.open('/there')
    expect(await isPending(documents.reopen('/there'))).toBe(true)
    expect([done.length, admitted]).toEqual([1, []])
    page.navigation = await goingTo('/there')
    expect(await isPending(documents.reopen('/there'))).toBe(true)
    expect([done.length, admitted]).toEqual([2, ['/there']])
  })
})

describe('a page that was left in the middle of a navigation, and comes back', () => {
  test('does not go on to where that led for what was cut off', async () => {
    const { page, documents, done, admitted } = aPage()
    page.navigation = await goingTo('/there')
    documents.interrupt()
    expect(await isPending(documents.reopen('/there'))).toBe(true)
    expect([done, admitted]).toEqual([[], []])
    page.navigation = await goingTo('/there')
    void documents.reopen('/there')
    expect(done).toEqual([`assign ${ORIGIN}/there`])
  })

  test('without a navigation does what it would have done', () => {
    const { documents, done } = aPage()
    documents.interrupt()
    void documents.reopen('/here?x=1')
    expect(done).toEqual(['reload'])
  })
})

describe('a chunk (spec/behaviour §22.8)', () => {
  const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  /** One that loads for a navigation, or for the page itself. */
  const aLoader = (at: { target?: string | undefined }, { isGuarded = false } = {}) => {
    const { documents, done } = aPage('/here', { isGuarded })
    const deps = { target: () => at.target, here: () => '/here', documents }
    return { loadChunk: createChunkLoader(deps), done }
  }

  test('is what its module exports', async () => {
    const { loadChunk, done } = aLoader({ target: '/there' })
    expect(await loadChunk(() => Promise.resolve({ screen: 'a screen' }), 'screen')).toBe(
      'a screen',
    )
    expect(done).toEqual([])
  })

  test.each([
    ['is rejected', failed],
    ['resolves to nothing', () => Promise.resolve(undefined)],
    ['comes without its export', () => Promise.resolve({})],
  ])(
    'that %s opens the document that is navigated to, once, and shows nothing',
    async (_is, load) => {
      const { loadChunk, done } = aLoader({ target: '/there#x' })
      expect(await isPending(loadChunk(load, 'screen'))).toBe(true)
      expect(done).toEqual([`assign ${ORIGIN}/there#x`])
    },
  )

  test('that is missing outside a navigation reloads the page', async () => {
    const { loadChunk, done } = aLoader({})
    expect(await isPending(loadChunk(failed, 'screen'))).toBe(true)
    expect(done).toEqual(['reload'])
  })

  test('that is missing after the document was opened for it is an error', async () => {
    const { loadChunk, done } = aLoader({ target: '/there' }, { isGuarded: true })
    await expect(loadChunk(failed, 'screen')).rejects.toThrow('Failed to fetch')
    expect(done).toEqual([])
  })

  test('of a navigation that was overtaken opens nothing', async () => {
    const at = { target: '/there' }
    const { loadChunk, done } = aLoader(at)
    const loading = loadChunk(failed, 'screen')
    at.target = '/elsewhere'
    await expect(loading).rejects.toThrow('Failed to fetch')
    expect(done).toEqual([])
  })
})

describe('a chunk that hangs', () => {
  const hanging = () => new Promise<undefined>(() => undefined)
  const aLoader = (at: { target?: string | undefined }) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { documents, done } = aPage('/here')
    const deps = { target: () => at.target, here: () => '/here', documents }
    return { loadChunk: createChunkLoader(deps), done }
  }

  test('for ten seconds of a navigation opens the document', () => {
    const { loadChunk, done } = aLoader({ target: '/there' })
    void loadChunk(hanging, 'screen')
    vi.advanceTimersByTime(PATIENCE_MS - 1)
    expect(done).toEqual([])
    vi.advanceTimersByTime(1)
    expect(done).toEqual([`assign ${ORIGIN}/there`])
  })

  test('and comes in time opens nothing', async () => {
    const { loadChunk, done } = aLoader({ target: '/there' })
    await loadChunk(() => Promise.resolve({ screen: 'a screen' }), 'screen')
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(done).toEqual([])
  })

  test('while the page itself is readable is waited for', () => {
    const { loadChunk, done } = aLoader({})
    void loadChunk(hanging, 'screen')
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(done).toEqual([])
  })

  test('for a navigation that was overtaken opens nothing', () => {
    const at = { target: '/there' }
    const { loadChunk, done } = aLoader(at)
    void loadChunk(hanging, 'screen')
    at.target = '/elsewhere'
    vi.advanceTimersByTime(PATIENCE_MS)
    expect(done).toEqual([])
  })
})
