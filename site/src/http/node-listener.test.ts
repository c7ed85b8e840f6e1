import { createServer, request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Report } from './problems.ts'
import type { HttpReply, SiteRequest } from './reply.ts'
import { nodeListener } from './node-listener.ts'

/** A server whose replies a test provides; `errors` collects its problems. */
async function serving(respond: (request: SiteRequest) => HttpReply | Promise<HttpReply>) {
  const errors: string[] = []
  const report: Report = (kind, { message }) => errors.push(`${kind}: ${String(message)}`)
  const unsent = { watch: () => undefined }
  const isLeaving = () => false
  const server = createServer(nodeListener({ respond, report, unsent, isLeaving }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // a TCP server's address is not a path

  async function ask(path: string, { method = 'GET', body = '' } = {}) {
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number | undefined
      headers: IncomingHttpHeaders
      body: string
    }>()
    const asking = request({ host: '127.0.0.1', port, path, method, agent: false }, (response) => {
      text(response).then(
        (given) => resolve({ status: response.statusCode, headers: response.headers, body: given }),
        reject,
      )
    })
    asking.on('error', reject).end(body)
    return promise
  }
  return { ask, port, errors }
}

describe('an answer on the wire', () => {
  const BODIES = [
    ['a buffer', () => Buffer.from('whole')],
    ['a stream', () => Readable.from(['who', 'le'])],
  ] as const

  test.each(BODIES)('is sent as %s gives it', async (_kind, body) => {
    const headers = { 'Content-Length': '5', 'X-A': 'b' }
    const { ask } = await serving(() => ({ status: 203, headers, body: body() }))
    expect(await ask('/')).toMatchObject({
      status: 203,
      headers: { 'content-length': '5', 'x-a': 'b' },
      body: 'whole',
    })
  })

  test.each(BODIES)(
    'has for HEAD the headers of GET and none of the bytes of %s (spec/faults C8)',
    async (_kind, body) => {
      const headers = { 'Content-Length': '5', 'X-A': 'b' }
      const given: unknown[] = []
      const { ask, errors } = await serving(() => {
        const answer = { status: 200, headers, body: body() }
        given.push(answer.body)
        return answer
      })
      expect(await ask('/', { method: 'HEAD' })).toMatchObject({
        status: 200,
        headers: { 'content-length': '5', 'x-a': 'b' },
        body: '',
      })
      expect(given.every((each) => !(each instanceof Readable) || each.destroyed)).toBe(true)
      expect(errors).toEqual([])
    },
  )

  test('is made from the target as sent, the method, the headers and the body', async () => {
    const { ask } = await serving(async ({ method, target, headers, body }) => {
      const said = [
        method,
        target,
        headers['host']?.includes('127.0.0.1'),
        body && (await text(body)),
      ]
      return { status: 200, headers: {}, body: JSON.stringify(said) }
    })
    const { body } = await ask('//a/%2e%2e/B?c=%zz', { method: 'POST', body: 'sent' })
    expect(JSON.parse(body)).toEqual(['POST', '//a/%2e%2e/B?c=%zz', true, 'sent'])
  })

  test('that fails ends the connection, is reported, and leaves the server alive', async () => {
    const { ask, errors } = await serving(({ target }) => {
      if (target === '/broken') throw new Error('secret')
      return { status: 200, headers: {}, body: 'fine' }
    })
    await expect(ask('/broken')).rejects.toThrow('socket hang up')
    expect(errors).toEqual(['response.failed: Error: secret'])
    expect((await ask('/')).body).toBe('fine')
  })

  test('whose stream fails half-way is not taken for a complete response', async () => {
    const { ask, errors } = await serving(() => ({
      status: 200,
      headers: { 'Content-Length': '5' },
      body: Readable.from(
        (function* parts() {
          yield 'who'
          throw new Error('disk')
        })(),
      ),
    }))
    await expect(ask('/')).rejects.toThrow('aborted')
    expect(errors).toHaveLength(1)
  })

  test('that nobody waits for any more is dropped without a log line', async () => {
    const body = Readable.from(
      (function* parts() {
        for (;;) yield 'x'.repeat(1_000)
      })(),
    )
    const { port, errors } = await serving(() => ({ status: 200, headers: {}, body }))
    const asking = request({ host: '127.0.0.1', port, agent: false }, () => asking.destroy())
    asking.on('error', () => undefined).end()
    await expect.poll(() => body.destroyed).toBe(true)
    expect(errors).toEqual([])
  })

  test('that is ready after its visitor has left closes its stream, without a log line', async () => {
    const body = Readable.from(['whole'])
    const left = Promise.withResolvers<void>()
    const { port, errors } = await serving(async ({ body: incoming }) => {
      asking.destroy()
      incoming?.once('close', left.resolve)
      await left.promise
      return { status: 200, headers: {}, body }
    })
    const asking = request({ host: '127.0.0.1', port, agent: false })
    asking.on('error', () => undefined).end()
    await expect.poll(() => body.destroyed).toBe(true)
    expect(errors).toEqual([])
  })
})
