import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeTimers } from '../../../testing/fake-timers.ts'
import { createRequestCache, type RequestCacheOptions } from './request-cache.ts'

beforeEach(() => fakeTimers({ toFake: ['performance'] }))

/** A cache whose requests the test answers. */
function aCache(options: RequestCacheOptions = { maxEntries: 100 }) {
  const cache = createRequestCache<string>(options)
  const requests: {
    signal: AbortSignal
    answer: (value: string) => void
    fail: (error: Error) => void
  }[] = []
  return {
    requests,
    forget: cache.forget,
    get: (key: string, signal?: AbortSignal) =>
      cache.get(
        key,
        (request) =>
          new Promise((resolve, reject) => {
            requests.push({ signal: request, answer: resolve, fail: reject })
            request.addEventListener('abort', () => reject(request.reason as Error))
          }),
        signal,
      ),
  }
}

describe('responses cached per key (spec/asked §7, spec/behaviour §24.3)', () => {
  test('are requested once, whether they are needed at the same time or later', async () => {
    const { get, requests } = aCache()
    const both = Promise.all([get('a'), get('a', new AbortController().signal)])
    requests[0]?.answer('one')
    expect(await both).toEqual(['one', 'one'])
    expect(await get('a')).toBe('one')
    expect(requests).toHaveLength(1)
  })

  test('are separate for each key', async () => {
    const { get, requests } = aCache()
    const both = Promise.all([get('a'), get('b')])
    requests[0]?.answer('one')
    requests[1]?.answer('two')
    expect(await both).toEqual(['one', 'two'])
  })

  test('are removed by a failure, which every caller gets', async () => {
    const { get, requests } = aCache()
    const asked = [get('a'), get('a', new AbortController().signal)]
    requests[0]?.fail(new Error('503'))
    expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ])
    const again = get('a')
    requests[1]?.answer('two')
    expect(await again).toBe('two')
  })

  test('are not removed by an abort', async () => {
    const { get, requests } = aCache()
    const first = get('a')
    requests[0]?.answer('one')
    await first
    const navigation = new AbortController()
    navigation.abort()
    await expect(get('a', navigation.signal)).rejects.toThrow(
      expect.objectContaining({ name: 'AbortError' }),
    )
    expect(await get('a')).toBe('one')
  })

  test('are cancelled only when the last caller has stopped waiting', async () => {
    const { get, requests } = aCache()
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [get('a', one.signal), get('a', other.signal)]
    one.abort()
    await expect(asked[0]).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(requests[0]?.signal.aborted).toBe(false)
    other.abort()
    await expect(asked[1]).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    expect(requests[0]?.signal.aborted).toBe(true)
  })

  test('are not cancelled while a caller without a signal waits', async () => {
    const { get, requests } = aCache()
    const kept = get('a')
    const navigation = new AbortController()
    const left = get('a', navigation.signal)
    navigation.abort()
    await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    requests[0]?.answer('one')
    expect(await kept).toBe('one')
  })

  test('are never those of a cancelled request', async () => {
    const { get, requests } = aCache()
    const navigation = new AbortController()
    const left = get('a', navigation.signal)
    navigation.abort()
    await expect(left).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }))
    const next = get('a')
    requests[0]?.answer('late')
    requests[1]?.answer('new')
    expect(await next).toBe('new')
    expect(await get('a')).toBe('new')
  })

  test('are limited to those that were used last', async () => {
    const { get, requests } = aCache({ maxEntries: 2 })
    for (const [index, key] of ['a', 'b'].entries()) {
      const asked = get(key)
      requests[index]?.answer(key)
      await asked
    }
    await get('a')
    void get('c')
    await get('a')
    expect(requests).toHaveLength(3)
    void get('b')
    expect(requests).toHaveLength(4)
  })

  test('are requested again when they are too old or were removed', async () => {
    const { get, forget, requests } = aCache({ maxEntries: 2, maxAgeMs: 30_000 })
    const first = get('a')
    requests[0]?.answer('one')
    await first
    vi.advanceTimersByTime(29_999)
    expect(await get('a')).toBe('one')
    vi.advanceTimersByTime(1)
    void get('a')
    expect(requests).toHaveLength(2)
    forget('a')
    void get('a')
    expect(requests).toHaveLength(3)
  })
})
