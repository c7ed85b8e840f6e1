import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import { ConnectionError } from '../builds/fetch-json.ts'
import type { Payload } from '../payload.ts'
import { createPayloads, isAskedFor } from './payloads.ts'

const PAYLOAD = {
  buildId: 'b1',
  path: '/events/magnesium',
  query: '',
  main: '<h1>Magnesium</h1>',
} as unknown as Payload // no other field is read here

const fetched = vi.fn<typeof fetch>()
const otherBuild = vi.fn<() => void>()

beforeEach(() => void vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  otherBuild.mockReset()
})

const PLACE = { pathname: '/events/magnesium', search: '' }
const { signal } = new AbortController()
const some = () => createPayloads({ buildId: 'b1', onOtherBuild: otherBuild })
const ask = (to = PLACE, by = signal) => some().load(to, by)
const answer = (changes: object = {}) =>
  fetched.mockImplementation(() => Promise.resolve(Response.json({ ...PAYLOAD, ...changes })))

describe('a payload (spec/behaviour §23)', () => {
  test.each([
    [PLACE, '/events/magnesium/_payload.json?b1'],
    [{ pathname: '/', search: '' }, '/_payload.json?b1'],
    [
      { pathname: '/program', search: '?type=talk&free=1' },
      '/program/_payload.json?b1&type=talk&free=1',
    ],
  ])('of %j is requested from %s', async (to, url) => {
    answer({ path: to.pathname, query: to.search })
    await ask(to)
    expect(fetched.mock.calls.map(([given]) => given)).toEqual([url])
  })

  test('is accepted if it belongs to this build, path and query', async () => {
    answer()
    expect(await ask()).toEqual(PAYLOAD)
    expect(otherBuild).not.toHaveBeenCalled()
  })

  test('of another build is refused and reported', async () => {
    answer({ buildId: 'b2' })
    await expect(ask()).rejects.toThrow('It is of the build b2')
    expect(otherBuild).toHaveBeenCalledOnce()
  })

  test.each([
    ['is of another path', () => Response.json({ ...PAYLOAD, path: '/events/other' })],
    ['is of another query', () => Response.json({ ...PAYLOAD, query: '?type=film' })],
    ['is missing', () => Response.json({ error: { status: 404 } }, { status: 404 })],
    ['is gone', () => Response.json({ error: { status: 410 } }, { status: 410 })],
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
  ])('is refused, and not reported as a missing connection, if it %s', async (_is, reply) => {
    fetched.mockImplementation(() => Promise.resolve(reply()))
    const reason: unknown = await ask().catch((error: unknown) => error)
    expect(reason).toBeInstanceOf(Error)
    expect(reason).not.toBeInstanceOf(ConnectionError)
  })

  test('that gets no answer reports that there is no connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(ask()).rejects.toThrow(ConnectionError)
  })

  test('rejects with the abort if it is cancelled', async () => {
    const navigation = new AbortController()
    fetched.mockImplementation((_url, init) => {
      navigation.abort()
      return Promise.reject(init?.signal?.reason as Error)
    })
    await expect(ask(PLACE, navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
  })
})

describe('the query of a payload (spec/behaviour §23.5)', () => {
  test.each([
    ['', '', true],
    ['?a=1&b=2', '?b=2&a=1', true],
    ['', '?utm_source=mail', true],
    ['?sort=title', '?sort=title&utm_source=mail', true],
    ['?q=Night%20sky', '?q=+Night+sky+', true],
    ['?a=1', '?a=1&a=2', true],
    ['?a=1', '', false],
    ['?a=1', '?a=2', false],
    ['?a=1&b=2', '?a=1', false],
  ])('%j is what was asked for by %j: %s', (query, asked, expected) => {
    expect(isAskedFor(query, asked)).toBe(expected)
  })
})

describe('a prefetched payload (spec/behaviour §19.2)', () => {
  test('is used by its navigation without another request, also while it is still loading', async () => {
    const answered = Promise.withResolvers<Response>()
    fetched.mockReturnValue(answered.promise)
    const { prefetch, load } = some()
    const ahead = prefetch(PLACE)
    const loaded = load(PLACE, signal)
    answered.resolve(Response.json(PAYLOAD))
    await ahead
    expect(await loaded).toEqual(PAYLOAD)
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('is used by one navigation only; the next one requests it again', async () => {
    answer()
    const { prefetch, load } = some()
    await prefetch(PLACE)
    await load(PLACE, signal)
    await load(PLACE, signal)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('is too old after 30 s', async () => {
    fakeTimers({ toFake: ['performance'] })
    answer()
    const { prefetch, load } = some()
    await prefetch(PLACE)
    vi.advanceTimersByTime(30_000)
    await load(PLACE, signal)
    expect(fetched).toHaveBeenCalledTimes(2)
  })

  test('that failed is requested again by the navigation', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    fetched.mockResolvedValueOnce(Response.json(PAYLOAD))
    const { prefetch, load } = some()
    await expect(prefetch(PLACE)).rejects.toThrow(ConnectionError)
    expect(await load(PLACE, signal)).toEqual(PAYLOAD)
  })
})

describe('a payload that was shown', () => {
  test('is kept for Back by its path and query, the last thirty of them', () => {
    const { kept, keep } = some()
    for (let page = 0; page < 31; page += 1) {
      keep({ pathname: '/channel', search: `?page=${page}` }, { ...PAYLOAD, title: String(page) })
    }
    expect(kept({ pathname: '/channel', search: '?page=0' })).toBeUndefined()
    expect(kept({ pathname: '/channel', search: '?page=1' })?.title).toBe('1')
    expect(kept({ pathname: '/channel', search: '' })).toBeUndefined()
  })
})
