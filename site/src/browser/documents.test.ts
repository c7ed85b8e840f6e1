import { createMemoryRouter, IDLE_NAVIGATION, type Navigation } from 'react-router'
import { describe, expect, test } from 'vitest'
import { createDocuments } from './documents.ts'
import { createChunkLoader } from './load-chunk.ts'

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

describe('leaving a document (behaviour §22.7)', () => {
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

describe('a chunk (behaviour §22.8)', () => {
  const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const aLoader = (at: { address: string }, { isGuarded = false } = {}) => {
    const { documents, done } = aPage('/here', { isGuarded })
    return { loadChunk: createChunkLoader({ address: () => at.address, documents }), done }
  }

  test('is what its module exports', async () => {
    const { loadChunk, done } = aLoader({ address: '/there' })
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
      const { loadChunk, done } = aLoader({ address: '/there#x' })
      expect(await isPending(loadChunk(load, 'screen'))).toBe(true)
      expect(done).toEqual([`assign ${ORIGIN}/there#x`])
    },
  )

  test('that is missing outside a navigation reloads the page', async () => {
    const { loadChunk, done } = aLoader({ address: '/here' })
    expect(await isPending(loadChunk(failed, 'screen'))).toBe(true)
    expect(done).toEqual(['reload'])
  })

  test('that is missing after the document was opened for it is an error', async () => {
    const { loadChunk, done } = aLoader({ address: '/there' }, { isGuarded: true })
    await expect(loadChunk(failed, 'screen')).rejects.toThrow('Failed to fetch')
    expect(done).toEqual([])
  })

  test('of a navigation that was overtaken opens nothing', async () => {
    const at = { address: '/there' }
    const { loadChunk, done } = aLoader(at)
    const loading = loadChunk(failed, 'screen')
    at.address = '/elsewhere'
    await expect(loading).rejects.toThrow('Failed to fetch')
    expect(done).toEqual([])
  })
})
