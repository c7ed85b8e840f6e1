import { aPage } from 'contract/testing/page.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProxyContent } from './proxy-content.ts'

const fetched = vi.fn<typeof fetch>()
beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('content in the browser, through the proxy (behaviour §24)', () => {
  test('is asked for by key, with POST, and parsed by the key’s schema', async () => {
    fetched.mockResolvedValue(Response.json(aPage()))
    expect(await createProxyContent().get('/pages/about')).toEqual(
      parseAnswer('/pages/about', aPage()),
    )
    const [[url, init] = []] = fetched.mock.calls
    expect([url, init?.method, init?.body]).toEqual([
      '/api/content',
      'POST',
      JSON.stringify({ path: '/pages/about' }),
    ])
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
  })

  test('loses only what is bad in it', async () => {
    fetched.mockResolvedValue(Response.json({ ...aPage(), blocks: [{ type: 'nope' }] }))
    expect(await createProxyContent().get('/pages/about')).toMatchObject({
      title: 'About Parallax',
      blocks: [],
    })
  })

  test('is undefined for a key without an answer', async () => {
    fetched.mockResolvedValue(Response.json({ error: {} }, { status: 404 }))
    expect(await createProxyContent().get('/pages/nope')).toBeUndefined()
  })

  test.each([
    ['503', () => Response.json({ error: {} }, { status: 503 })],
    ['HTML', () => new Response('<!doctype html>')],
    ['an answer that does not fit', () => Response.json({ title: 'No id' })],
    ['nothing', () => Response.json(null)],
  ])('rejects when it is answered with %s', async (_with, reply) => {
    fetched.mockImplementation(() => Promise.resolve(reply()))
    await expect(createProxyContent().get('/pages/about')).rejects.toThrow(Error)
  })

  test('rejects with the abort when the navigation is called off', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation((_url, init) => {
      navigation.abort()
      return Promise.reject(init?.signal?.reason as Error)
    })
    const { signal } = navigation
    await expect(createProxyContent().get('/pages/about', { signal })).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
  })
})
