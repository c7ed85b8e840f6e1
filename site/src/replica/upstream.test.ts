import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFaultProxy, type FaultMode } from '../../testing/fault-proxy.ts'
import { createUpstream, RefusedError, type UpstreamLimits } from './upstream.ts'

const SET = [
  JSON.stringify({ revision: 'r2', full: false, edited: ['/about'] }),
  JSON.stringify({ key: '/global', etag: 'e1', answer: { festival_year: 2026 } }),
  JSON.stringify({ key: '/pages/about', gone: true }),
  '',
].join('\n')

const TYPE = { 'content-type': 'application/x-ndjson' }
const sends =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = TYPE): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, headers).end(body)

/** A content service whose answers a test provides, behind a proxy whose faults the test chooses. */
async function answering(listener: RequestListener, limits?: UpstreamLimits) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is not a path
  const proxy = await createFaultProxy({ target: port, seed: 1 })
  const upstream = createUpstream({
    contentUrl: `http://127.0.0.1:${proxy.port}`,
    token: 'a token of sixteen characters',
    ...(limits ? { limits, waitS: 0 } : {}),
  })
  onTestFinished(async () => {
    await upstream.close()
    await proxy.close()
    server.closeAllConnections()
    server.close()
  })
  return { upstream, proxy, server }
}

const never = () => new AbortController().signal

describe('the content service over HTTP (docs/architecture.md "The content API")', () => {
  test.each([
    ['{"etag":"e","key":"/global","answer":{"a":1}}'],
    ['{"key":"/global","etag":"e","answer":{"a":1},"later":2}'],
    ['{ "key":"/global","etag":"e","answer":{"a":1}}'],
  ])('is parsed in another form too, without the received bytes: %s', async (line) => {
    const head = '{"revision":"r2","full":false}'
    const { upstream } = await answering(sends(`${head}\n${line}\n`))
    const { changes } = await upstream.changes('r1', never())
    expect([...changes]).toEqual([{ key: '/global', etag: 'e', answer: { a: 1 }, json: undefined }])
  })

  test('is asked for changes since a revision, with the token', async () => {
    const seen: unknown[] = []
    const { upstream } = await answering((request, response) => {
      seen.push([request.url, request.headers.authorization])
      response.writeHead(200, TYPE).end(SET)
    })
    const { changes, ...first } = await upstream.changes('r 1', never())
    expect(first).toEqual({ revision: 'r2', full: false, edited: ['/about'] })
    expect([...changes]).toEqual([
      {
        key: '/global',
        etag: 'e1',
        answer: { festival_year: 2026 },
        json: Buffer.from('{"festival_year":2026}'),
      },
      { key: '/pages/about', gone: true },
    ])
    await upstream.changes('r2', never(), { atOnce: true })
    expect(seen).toEqual([
      ['/changes?since=r+1&wait=25', 'Bearer a token of sixteen characters'],
      ['/changes?since=r2&wait=0', 'Bearer a token of sixteen characters'],
    ])
  })

  const REPLIES: readonly (readonly [string, RequestListener])[] = [
    ['an empty body', sends('')],
    ['204', (_request, response) => response.writeHead(204, TYPE).end()],
    ['500 with a set', (_request, response) => response.writeHead(500, TYPE).end(SET)],
    ['404 with a set', (_request, response) => response.writeHead(404, TYPE).end(SET)],
    ['HTML', sends('<!doctype html>\n')],
    ['a set of another type', sends(SET, { 'content-type': 'text/html' })],
    ['null', sends('null\n')],
    ['an array', sends('[]\n')],
    ['a first line without a revision', sends('{"full":true}\n')],
    ['an empty revision', sends('{"revision":"","full":true}\n')],
    ['a line without an etag', sends(`${SET}{"key":"/x","answer":1}\n`)],
    ['a set cut off in a line', sends(SET.slice(0, -9))],
    ['a set cut off before its last line break', sends(SET.trimEnd())],
    ['no text', sends(Buffer.from([0xff, 0xfe, 0x0a]))],
    [
      'a body shorter than its length',
      (_request, response) => {
        response.writeHead(200, { ...TYPE, 'content-length': SET.length * 2 })
        response.write(SET, () => response.destroy())
      },
    ],
    [
      'a set cut off between two lines by a reset',
      (_request, response) => {
        const [first, second] = SET.split('\n')
        response.writeHead(200, TYPE)
        response.write(`${first}\n${second}\n`, () => response.socket?.resetAndDestroy())
      },
    ],
    [
      'bytes that are not what their encoding says',
      sends('no gzip', { ...TYPE, 'content-encoding': 'gzip' }),
    ],
  ]

  test.each(REPLIES)(
    'is refused as a whole when it answers %s (spec/faults C10, C12)',
    async (_reply, listener) => {
      const { upstream } = await answering(listener)
      const read = async () => [...(await upstream.changes('', never())).changes]
      await expect(read()).rejects.toThrow(Error)
    },
  )

  test('is not waited for any more when the request is aborted', async () => {
    const calling = new AbortController()
    const { upstream } = await answering(() => calling.abort())
    await expect(upstream.changes('', calling.signal)).rejects.toThrow('abort')
  })

  test('returns a file’s bytes, and nothing if it is missing or larger than 50 MB', async () => {
    const large = Buffer.alloc(50 * 1024 * 1024 + 1)
    const { upstream } = await answering((request, response) => {
      if (request.url === '/media/a.jpg') response.end('bytes')
      else if (request.url === '/media/large.jpg') response.end(large)
      else response.writeHead(404).end('none')
    })
    expect(Buffer.from((await upstream.media('a.jpg')) ?? []).toString()).toBe('bytes')
    expect(await upstream.media('b.jpg')).toBeUndefined()
    expect(await upstream.media('large.jpg')).toBeUndefined()
  })

  test('has eight connections for files and one for the changes (spec/faults R16)', async () => {
    const { upstream, proxy } = await answering((_request, response) => {
      setTimeout(() => response.writeHead(200, TYPE).end(SET), 5)
    })
    const files = Array.from({ length: 30 }, (_, index) => upstream.media(`${index}.jpg`))
    const sets = Array.from({ length: 3 }, () => upstream.changes('', never()))
    await Promise.all([...files, ...sets])
    expect(proxy.stats()).toMatchObject({ connections: 9, mostOpen: 9, requests: 33 })
  })

  test('is asked again if it had closed the kept connection, and not if it closes a new one', async () => {
    let asked = 0
    const { upstream } = await answering((request, response) => {
      asked += 1
      // Every second request fails, because its connection has been closed.
      if (asked % 2 === 0) request.socket.destroy()
      else response.writeHead(200, TYPE).end(SET)
    })
    await upstream.changes('', never())
    await upstream.changes('', never())
    expect(asked).toBe(3)

    const closing = await answering((request) => {
      asked += 1
      request.socket.destroy()
    })
    await expect(closing.upstream.changes('', never())).rejects.toThrow(Error)
    expect(asked).toBe(4)
  })

  test.each([301, 302, 307])('is not followed anywhere: %i (spec/faults X28)', async (status) => {
    let caught = 0
    const trap = await answering(() => {
      caught += 1
    })
    const location = `http://127.0.0.1:${trap.proxy.port}/`
    const { upstream } = await answering((_request, response) =>
      response.writeHead(status, { location }).end(),
    )
    await expect(upstream.changes('', never())).rejects.toThrow(`answered ${status}`)
    await expect(upstream.media('a.jpg')).rejects.toThrow(`answered ${status}`)
    expect(caught).toBe(0)
  })

  test.each([429, 503])(
    'says after how long it may be asked again: %i (spec/faults B3)',
    async (status) => {
      const { upstream } = await answering((_request, response) =>
        response.writeHead(status, { 'retry-after': '3600' }).end(),
      )
      const error = await upstream.changes('', never()).catch((reason: unknown) => reason)
      expect(error).toBeInstanceOf(RefusedError)
      expect(error).toMatchObject({ status, retryAfterMs: 60_000 })
    },
  )
})

describe('a content service whose response does not end (spec/faults B2)', () => {
  /** The limits of the tests. The client's timers have a resolution of half a second. */
  const LIMITS: UpstreamLimits = { connectMs: 9_000, headersMs: 600, bodyMs: 600, totalMs: 9_000 }
  const MODES: readonly (readonly [FaultMode, RegExp])[] = [
    [{ kind: 'hang' }, /Headers Timeout/],
    [{ kind: 'stall', after: 'headers' }, /Body Timeout/],
    [{ kind: 'stall', after: 200 }, /Body Timeout/],
    [{ kind: 'delay', ms: 60_000 }, /Headers Timeout/],
  ]

  test('is given up if it hangs, stalls after the headers or in the body, or answers too late', async () => {
    const given = MODES.map(async ([mode, message]) => {
      const { upstream, proxy } = await answering(sends(SET), LIMITS)
      await proxy.set(mode)
      await expect(upstream.changes('', never())).rejects.toThrow(message)
    })
    await Promise.all(given)
  })

  test('is given up if it sends without end', async () => {
    const limits = { ...LIMITS, headersMs: 5_000, bodyMs: 5_000, totalMs: 200 }
    const { upstream, proxy } = await answering(sends(SET), limits)
    await proxy.set({ kind: 'drip', bytesPerSecond: 100 })
    await expect(upstream.changes('', never())).rejects.toThrow('timeout')
  })
})
