import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPayloads, OTHER_ROUTE, type Payload } from './payload.ts'

const DATA = { page: { title: 'Magnesium' }, view: { facts: [] } }
const PAYLOAD = {
  buildId: 'b1',
  path: '/events/magnesium',
  route: 'event',
  data: { event: DATA },
} as unknown as Payload // only that it is handed on matters here, not what a theme is

const fetched = vi.fn<typeof fetch>()
const warned = vi.fn<typeof console.warn>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(console, 'warn').mockImplementation(warned)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  fetched.mockReset()
  warned.mockReset()
})

const ask = (path = '/events/magnesium', signal = new AbortController().signal) =>
  createPayloads({ buildId: 'b1', onOtherBuild: () => undefined }).load({
    path,
    routeId: 'event',
    signal,
  })

describe('a payload (spec/behaviour §23)', () => {
  test.each([
    ['/events/magnesium', '/events/magnesium/_payload.json?b1'],
    ['/', '/_payload.json?b1'],
  ])('of %s is asked for at %s', async (path, url) => {
    fetched.mockResolvedValue(Response.json(PAYLOAD))
    await ask(path)
    expect(fetched.mock.calls.map(([given]) => given)).toEqual([url])
  })

  test('is taken when it is of this build, this path and this route', async () => {
    fetched.mockResolvedValue(Response.json(PAYLOAD))
    expect(await ask()).toEqual(DATA)
    expect(warned).not.toHaveBeenCalled()
  })

  test.each([
    ['is of another build', () => Response.json({ ...PAYLOAD, buildId: 'b2' })],
    ['is of another path', () => Response.json({ ...PAYLOAD, path: '/events/other' })],
    ['is missing', () => Response.json({ error: { status: 404 } }, { status: 404 })],
    ['is not ready', () => Response.json({ error: { status: 503 } }, { status: 503 })],
    ['is broken', () => new Response('oops', { status: 500 })],
    [
      'is HTML',
      () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ],
    [
      'is called HTML',
      () => new Response(JSON.stringify(PAYLOAD), { headers: { 'Content-Type': 'text/html' } }),
    ],
    ['is of no type', () => new Response(new TextEncoder().encode(JSON.stringify(PAYLOAD)))],
    [
      'is cut off',
      () =>
        new Response('{"buildId":"b1","pa', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['is null', () => Response.json(null)],
    ['is empty', () => new Response(null, { status: 204 })],
  ])('is not taken, and warned of, when it %s', async (_is, reply) => {
    fetched.mockImplementation(() => Promise.resolve(reply()))
    expect(await ask()).toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
  })

  test('says so when the path is shown by another route', async () => {
    fetched.mockResolvedValue(Response.json({ ...PAYLOAD, route: 'program:nights' }))
    expect(await ask()).toBe(OTHER_ROUTE)
  })

  test('that the network does not bring is warned of, and nothing more', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await ask()).toBeUndefined()
    expect(warned).toHaveBeenCalledOnce()
  })

  test('that is called off is no failure: it rejects with the abort, without a warning', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation((_url, init) => {
      navigation.abort()
      return Promise.reject(init?.signal?.reason as Error)
    })
    await expect(ask('/events/magnesium', navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(warned).not.toHaveBeenCalled()
  })
})

describe('a payload asked for ahead (spec/behaviour §19.2)', () => {
  const signal = new AbortController().signal
  const request = { path: '/events/magnesium', routeId: 'event', signal }

  test('serves its navigation without another request, also while it is on its way', async () => {
    const answer = Promise.withResolvers<Response>()
    fetched.mockReturnValue(answer.promise)
    const { prefetch, load } = createPayloads({ buildId: 'b1', onOtherBuild: () => undefined })
    const ahead = prefetch('/events/magnesium')
    const loaded = load(request)
    answer.resolve(Response.json(PAYLOAD))
    await ahead
    expect(await loaded).toEqual(DATA)
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('serves one navigation: the next one asks again', async () => {
    fetched.mockImplementation(() => Promise.resolve(Response.json(PAYLOAD)))
    const { prefetch, load } = createPayloads({ buildId: 'b1', onOtherBuild: () => undefined })
    await prefetch('/events/magnesium')
    await load(request)
    await load(request)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('that failed is asked for again by the navigation', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetched.mockResolvedValueOnce(Response.json(PAYLOAD))
    const { prefetch, load } = createPayloads({ buildId: 'b1', onOtherBuild: () => undefined })
    await expect(prefetch('/events/magnesium')).rejects.toThrow(TypeError)
    expect(await load(request)).toEqual(DATA)
    expect(warned).not.toHaveBeenCalled()
  })
})
