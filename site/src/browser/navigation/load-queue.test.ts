import { describe, expect, test } from 'vitest'
import { createLoadQueue } from './load-queue.ts'

const KEYS = Array.from({ length: 20 }, (_, index) => `load ${index}`)

/** A queue for five loads, each of which ends when the test ends it. */
function aQueue() {
  const queue = createLoadQueue(5)
  const begun: string[] = []
  const pending = new Map<string, PromiseWithResolvers<void>>()
  return {
    begun,
    pending,
    clear: queue.clear,
    add: (key: string) =>
      queue.add(key, () => {
        begun.push(key)
        const load = Promise.withResolvers<void>()
        pending.set(key, load)
        return load.promise
      }),
    async end(key: string, error?: Error): Promise<void> {
      const load = pending.get(key)
      pending.delete(key)
      if (error) load?.reject(error)
      else load?.resolve()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

describe('the queue of loads ahead (spec/asked §9, spec/behaviour §19.3)', () => {
  test('runs twenty loads in order, never more than five at once', async () => {
    const { add, end, begun, pending } = aQueue()
    for (const key of KEYS) add(key)
    expect(begun).toEqual(KEYS.slice(0, 5))
    let most = 0
    for (const key of KEYS) {
      most = Math.max(most, pending.size)
      await end(key)
    }
    expect(begun).toEqual(KEYS)
    expect(most).toBe(5)
  })

  test('starts the sixth when the first ends, not earlier', async () => {
    const { add, end, begun } = aQueue()
    for (const key of KEYS.slice(0, 6)) add(key)
    expect(begun).toHaveLength(5)
    await end('load 3')
    expect(begun.at(-1)).toBe('load 5')
  })

  test('loads a key once at a time, and again afterwards', async () => {
    const { add, end, begun } = aQueue()
    add('a')
    add('a')
    expect(begun).toEqual(['a'])
    await end('a')
    add('a')
    expect(begun).toEqual(['a', 'a'])
  })

  test('continues after a failure, which can be retried', async () => {
    const { add, end, begun } = aQueue()
    for (const key of KEYS.slice(0, 6)) add(key)
    await end('load 0', new TypeError('Failed to fetch'))
    add('load 0')
    expect(begun.slice(5)).toEqual(['load 5'])
    await end('load 1')
    expect(begun.slice(5)).toEqual(['load 5', 'load 0'])
  })

  test('drops only loads that have not started', async () => {
    const { add, end, clear, begun } = aQueue()
    for (const key of KEYS) add(key)
    clear()
    for (const key of KEYS.slice(0, 5)) await end(key)
    add('next')
    expect(begun).toEqual([...KEYS.slice(0, 5), 'next'])
  })
})
