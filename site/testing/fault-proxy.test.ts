import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFaultProxy, type FaultMode } from './fault-proxy.ts'

const BODY = 'The bytes of an answer. '.repeat(20)

async function aProxy(seed = 1) {
  const server = createServer((_request, response) => response.end(BODY)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is not a path
  const proxy = await createFaultProxy({ target: port, seed })
  onTestFinished(async () => {
    await proxy.close()
    server.close()
    server.closeAllConnections()
  })
  const get = () => fetch(`http://127.0.0.1:${proxy.port}/`, { headers: { connection: 'close' } })
  return { proxy, get, text: async () => (await get()).text() }
}

describe('the fault proxy (spec/faults §15.2)', () => {
  test('passes bytes on and counts them', async () => {
    const { proxy, text } = await aProxy()
    expect(await text()).toBe(BODY)
    expect(await text()).toBe(BODY)
    expect(proxy.stats()).toMatchObject({ connections: 2, requests: 2 })
    expect(proxy.stats().bytes).toBeGreaterThan(2 * BODY.length)
  })

  const FAILING: readonly (readonly [string, FaultMode])[] = [
    ['refuses', { kind: 'refuse' }],
    ['resets at once', { kind: 'reset', after: 0 }],
    ['resets in the answer', { kind: 'reset', after: 30 }],
    ['ends early', { kind: 'truncate', after: 150 }],
    ['flaps to a reset', { kind: 'flap', probability: 1 }],
  ]

  test.each(FAILING)(
    '%s, and passes bytes on again when its mode is set back',
    async (_how, mode) => {
      const { proxy, text } = await aProxy()
      await proxy.set(mode)
      await expect(text()).rejects.toThrow(Error)
      await proxy.set({ kind: 'pass' })
      expect(await text()).toBe(BODY)
    },
  )

  test('hangs until its mode changes', async () => {
    const { proxy, text } = await aProxy()
    await proxy.set({ kind: 'hang' })
    const asked = text().catch(() => 'reset')
    while (proxy.stats().connections === 0) await new Promise(setImmediate)
    await proxy.set({ kind: 'pass' })
    expect(await asked).toBe('reset')
  })

  test.each([
    ['slowly', { kind: 'drip', bytesPerSecond: 10_000 }],
    ['late', { kind: 'delay', ms: 5, jitterMs: 5 }],
  ] as const)('passes all bytes %s', async (_how, mode) => {
    const { proxy, text } = await aProxy()
    await proxy.set(mode)
    expect(await text()).toBe(BODY)
  })

  test('answers by itself without asking the service', async () => {
    const { proxy, get } = await aProxy()
    const headers = { 'retry-after': '7' }
    await proxy.set({ kind: 'answer', status: 503, headers, body: 'later' })
    const response = await get()
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      503,
      '7',
      'later',
    ])
    expect(proxy.stats().bytes).toBe(0)
  })

  test('corrupts one byte in each block of a given length', async () => {
    const { proxy, text } = await aProxy()
    // The headers stay undamaged, because the client checks them before it reads the body.
    await proxy.set({ kind: 'corrupt', every: 160 })
    const outcome = await text().catch(() => 'refused')
    expect(outcome).not.toBe(BODY)
  })

  test('fails in the same order for the same seed', async () => {
    const outcomes = async () => {
      const { proxy, text } = await aProxy(7)
      await proxy.set({ kind: 'flap', probability: 0.5 })
      const seen: boolean[] = []
      for (let call = 0; call < 12; call += 1) {
        seen.push(
          await text().then(
            () => true,
            () => false,
          ),
        )
      }
      return seen
    }
    const first = await outcomes()
    expect(new Set(first).size).toBe(2)
    expect(await outcomes()).toEqual(first)
  })
})
