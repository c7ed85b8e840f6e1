import { aPage } from 'contract/testing/page.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createBrowserContent } from './browser-content.ts'

const PROXY = { proxyPath: '/api/content' }
const DIRECT = { ...PROXY, direct: { url: 'http://127.0.0.1:3001', token: 'the token' } }

const fetched = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => void fetched.mockReset())

/** The first request, as it was sent. */
function asked() {
  const [[url, init] = []] = fetched.mock.calls
  const { method = 'GET', headers, body } = init ?? {}
  return { url, method, headers: Object.fromEntries(new Headers(headers)), body }
}

describe('a content call in the browser (spec/behaviour §24)', () => {
  test('is a POST of the key to the proxy', async () => {
    fetched.mockResolvedValue(Response.json(aPage()))
    await createBrowserContent({ proxyPath: '/api/elsewhere' }).get('/pages/about')
    expect(asked()).toEqual({
      url: '/api/elsewhere',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/pages/about' }),
    })
  })

  test.each([{}, { client: true }])(
    'X26 goes straight to the content service, with its token, if direct calls are enabled: asked with %j',
    async (options) => {
      fetched.mockResolvedValue(Response.json(aPage()))
      await createBrowserContent(DIRECT).get('/pages/about', options)
      expect(asked()).toEqual({
        url: 'http://127.0.0.1:3001/pages/about',
        method: 'GET',
        headers: { authorization: 'Bearer the token' },
        body: undefined,
      })
    },
  )

  test('goes through the proxy if the options say so', async () => {
    fetched.mockResolvedValue(Response.json(aPage()))
    await createBrowserContent(DIRECT).get('/pages/about', { client: false })
    expect(asked()).toMatchObject({ url: '/api/content', method: 'POST' })
  })

  test('X24 is refused, and sends nothing, if direct calls are not enabled', async () => {
    const asking = createBrowserContent(PROXY).get('/pages/about', { client: true })
    await expect(asking).rejects.toThrow(
      new Error(
        'Client-side API requests are disabled. Set "client: true" in the module options to enable them.',
      ),
    )
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe.each([
  ['through the proxy', { client: false }],
  ['directly', { client: true }],
])('content asked for %s (spec/behaviour §24.2.3, spec/faults X26)', (_way, options) => {
  const get = (signal?: AbortSignal) =>
    createBrowserContent(DIRECT).get('/pages/about', { ...options, ...(signal ? { signal } : {}) })

  test('is parsed by the key’s schema', async () => {
    fetched.mockResolvedValue(Response.json(aPage()))
    expect(await get()).toEqual(parseAnswer('/pages/about', aPage()))
  })

  test('loses only its invalid parts', async () => {
    fetched.mockResolvedValue(Response.json({ ...aPage(), blocks: [{ type: 'nope' }] }))
    expect(await get()).toMatchObject({ title: 'About Parallax', blocks: [] })
  })

  test('is undefined for a key without an answer', async () => {
    fetched.mockResolvedValue(Response.json({ error: {} }, { status: 404 }))
    expect(await get()).toBeUndefined()
  })

  test.each([
    ['401', () => Response.json({ error: {} }, { status: 401 })],
    ['503', () => Response.json({ error: {} }, { status: 503 })],
    ['HTML', () => new Response('<!doctype html>')],
    ['an answer that does not fit', () => Response.json({ title: 'No id' })],
    ['nothing', () => Response.json(null)],
    ['a connection that is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('rejects if the answer is %s', async (_with, reply) => {
    fetched.mockImplementation(() => Promise.resolve(reply()))
    await expect(get()).rejects.toThrow(Error)
  })

  test('rejects with the abort if the navigation is cancelled', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation((_url, init) => {
      navigation.abort()
      return Promise.reject(init?.signal?.reason as Error)
    })
    await expect(get(navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
  })
})
