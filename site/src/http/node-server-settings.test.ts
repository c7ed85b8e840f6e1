/** The settings of spec/faults §12 that are in force, so that a changed default of ours or of Node's is noticed. */
import { Server } from 'node:http'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeTimers } from '../../testing/fake-timers.ts'
import { rawAnswers, rawConnection } from '../../testing/raw-http.ts'
import { serve } from '../../testing/serve.ts'

const answer = { status: 200, headers: { 'Content-Length': '0' }, body: '' }
const request = (headers: string) =>
  `GET / HTTP/1.1\r\nHost: festival.example\r\n${headers}Connection: close\r\n\r\n`

describe('the server as the site makes it (spec/faults §12)', () => {
  test('has the times and limits of the specification', async () => {
    const listen = vi.spyOn(Server.prototype, 'listen')
    onTestFinished(() => listen.mockRestore())
    await serve({ respond: () => answer })
    const [server] = listen.mock.contexts
    expect(server).toMatchObject({
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 15_000,
      keepAliveTimeout: 65_000,
      timeout: 30_000,
      maxHeadersCount: 100,
      maxConnections: 16_000,
      maxRequestsPerSocket: 0,
      noDelay: true,
      keepAlive: true,
    })
    expect(server).toMatchObject({ insecureHTTPParser: undefined })
    expect(listen).toHaveBeenCalledWith({ port: 0, host: '127.0.0.1', backlog: 4_096 })
  })

  test('tells a proxy for how long it keeps a connection', async () => {
    const { port } = await serve({ respond: () => answer })
    const connection = rawConnection(port, request('').replace('Connection: close\r\n', ''))
    expect(await connection.until(/\r\n\r\n$/)).toContain('Keep-Alive: timeout=65\r\n')
    connection.socket.destroy()
  })

  test('accepts headers of 16,000 bytes', async () => {
    const { port } = await serve({ respond: () => answer })
    const answers = rawAnswers(
      await rawConnection(port, request(`X: ${'a'.repeat(15_900)}\r\n`)).ended,
    )
    expect(answers).toMatchObject([{ status: 200 }])
  })

  test('ends a response that is not sent within 120 s', async () => {
    fakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = Promise.withResolvers<void>()
    const { port, problems } = await serve({
      respond() {
        asked.resolve()
        return new Promise(() => undefined)
      },
    })
    const { ended } = rawConnection(port, request(''))
    await asked.promise
    vi.advanceTimersByTime(119_999)
    expect(problems()).toEqual({})
    vi.advanceTimersByTime(1)
    expect(problems()).toEqual({ 'response.late': 1 })
    expect(await ended).toBe('')
  })
})
