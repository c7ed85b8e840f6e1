import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askProxy } from '../../../../testing/ask-proxy.ts'
import { createSmallFestival } from '../../../../testing/small-festival.ts'

let connections = 0
const trap = createServer((socket) => {
  connections += 1
  socket.destroy()
})
let port = 0

beforeAll(async () => {
  trap.listen(0, '127.0.0.1')
  await new Promise((resolve) => trap.once('listening', resolve))
  ;({ port } = trap.address() as AddressInfo) // a TCP server's address is not a path
})
afterAll(() => trap.close())

/** Spellings of the trap's address that are known to mislead URL parsers (spec/faults X8, X9). */
const SPELLINGS: readonly ((host: string) => string)[] = [
  (host) => `http://${host}/`,
  (host) => `HTTP://${host}/x`,
  (host) => `https://${host}/`,
  (host) => `//${host}/x`,
  (host) => `///${host}/x`,
  (host) => `\\\\${host}\\x`,
  (host) => `/\\${host}`,
  (host) => `\nhttp://${host}/`,
  (host) => ` http://${host}`,
  (host) => `\t//${host}`,
  (host) => `/\t/${host}`,
  (host) => `\u0000http://${host}/`,
  (host) => `http:/${host}`,
  (host) => `http:${host}`,
  (host) => `http:///${host}/x`,
  (host) => `http://festival.example@${host}/`,
  (host) => `http://festival.example#@${host}/`,
  (host) => `blob:http://${host}/x`,
  (host) => `ws://${host}/`,
  (host) => `ftp://${host}/`,
  (host) => `@${host}/routes`,
  (host) => `:${host}/routes`,
  (host) => `.${host}/routes`,
  (host) => `/routes@${host}`,
  (host) => `/pages/http://${host}/`,
  (host) => `/routes?url=http://${host}/`,
  (host) => `/routes#http://${host}/`,
  (host) => `/routes\r\nHost: ${host}`,
  (host) => `/%2f${host}/`,
  (host) => `/..//${host}/`,
]
const HOSTS = ['127.0.0.1', 'localhost', '2130706433']

/** The places of a content call that can contain an address. */
const PLACES: readonly ((address: string) => object)[] = [
  (address) => ({ path: address }),
  (address) => ({ path: '/routes', query: { url: address } }),
  (address) => ({ path: '/routes', headers: { Host: address, 'X-Forwarded-Host': address } }),
  (address) => ({ path: '/routes', headers: { 'Content-Endpoint-Url': address } }),
  (address) => ({ path: '/routes', baseURL: address }),
  (address) => ({ path: '/routes', proxy: address, dispatcher: { origin: address } }),
  (address) => ({ path: '/routes', method: address }),
  (address) => ({ path: '/routes', body: { url: address } }),
]

describe('the content proxy (spec/faults R13)', () => {
  test('makes no connection, whatever address it is given in any place', async () => {
    const site = await createSmallFestival()
    await site.idle()
    const before = site.upstreamCalls()
    const statuses = new Set<number>()
    let asked = 0
    for (const host of HOSTS) {
      for (const spell of SPELLINGS) {
        const address = spell(`${host}:${port}`)
        for (const place of PLACES) {
          const answer = await askProxy(site, place(address), { host: `${host}:${port}` })
          statuses.add(answer.status)
          asked += 1
        }
      }
    }
    expect(asked).toBe(HOSTS.length * SPELLINGS.length * PLACES.length)
    expect(statuses).toEqual(new Set([200, 400, 404, 405]))
    expect(connections).toBe(0)
    expect(site.upstreamCalls()).toEqual(before)

    // Check that the trap counts connections.
    await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
    expect(connections).toBe(1)
  })
})
