import { createServer, type RequestListener } from 'node:http'
import { createServer as createTrap, type AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createUpstream } from './upstream.ts'

const SET = [
  JSON.stringify({ revision: 'r2', full: false }),
  JSON.stringify({ key: '/global', etag: 'e1', answer: { festival_year: 2026 } }),
  JSON.stringify({ key: '/pages/about', gone: true }),
  '',
].join('\n')

/** A content service that answers as a test likes. */
async function answering(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo // a TCP server's address is no path
  const upstream = createUpstream({
    contentUrl: `http://127.0.0.1:${port}`,
    token: 'a token of sixteen characters',
  })
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await upstream.close()
  })
  return upstream
}

const never = () => new AbortController().signal

describe('the content service over HTTP (architecture, "The content API")', () => {
  test('is asked for what is new since a revision, with the token', async () => {
    const seen: unknown[] = []
    const upstream = await answering((request, response) => {
      seen.push([request.url, request.headers.authorization])
      response.end(SET)
    })
    expect(await upstream.changes('r 1', never())).toEqual({
      revision: 'r2',
      full: false,
      changes: [
        { key: '/global', etag: 'e1', answer: { festival_year: 2026 } },
        { key: '/pages/about', gone: true },
      ],
    })
    expect(seen).toEqual([['/changes?since=r+1&wait=25', 'Bearer a token of sixteen characters']])
  })

  const REPLIES: readonly (readonly [string, RequestListener])[] = [
    ['an empty body', (_request, response) => response.end()],
    ['204', (_request, response) => response.writeHead(204).end()],
    ['a redirect', (_request, response) => response.writeHead(302, { location: '/other' }).end()],
    ['500 with a set', (_request, response) => response.writeHead(500).end(SET)],
    ['HTML', (_request, response) => response.end('<!doctype html>\n')],
    ['null', (_request, response) => response.end('null\n')],
    ['an array', (_request, response) => response.end('[]\n')],
    ['a first line without a revision', (_request, response) => response.end('{"full":true}\n')],
    [
      'a line without an etag',
      (_request, response) => response.end(`${SET}{"key":"/x","answer":1}\n`),
    ],
    ['a set cut off in a line', (_request, response) => response.end(SET.slice(0, -9))],
    [
      'a set cut off before its last line break',
      (_request, response) => response.end(SET.trimEnd()),
    ],
    [
      'a body shorter than its length',
      (_request, response) => {
        response.writeHead(200, { 'content-length': SET.length * 2 })
        response.write(SET, () => response.destroy())
      },
    ],
    [
      'a set cut off between two lines by a reset',
      (_request, response) => {
        const [first, second] = SET.split('\n')
        response.write(`${first}\n${second}\n`, () => response.socket?.resetAndDestroy())
      },
    ],
    [
      'bytes that are not what their encoding says',
      (_request, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip'),
    ],
  ]

  test.each(REPLIES)(
    'is refused as a whole when it answers %s (faults C10, C12)',
    async (_reply, listener) => {
      const upstream = await answering(listener)
      await expect(upstream.changes('', never())).rejects.toThrow(Error)
    },
  )

  test.each([301, 302, 307])(
    'X28 is not left for where it says %i to, and has failed',
    async (status) => {
      const asked: (string | undefined)[] = []
      const trapped: unknown[] = []
      const trap = createTrap((socket) => trapped.push(socket)).listen(0, '127.0.0.1')
      onTestFinished(() => void trap.close())
      await new Promise((resolve) => trap.once('listening', resolve))
      const { port } = trap.address() as AddressInfo // a TCP server's address is no path
      const targets = [`http://127.0.0.1:${port}/`, 'http://169.254.169.254/', '/changes']
      for (const location of targets) {
        const upstream = await answering((request, response) => {
          asked.push(request.url)
          response.writeHead(status, { location }).end(SET)
        })
        await expect(upstream.changes('r1', never())).rejects.toThrow(String(status))
        expect(await upstream.media('a.jpg')).toBeUndefined()
      }
      const once = ['/changes?since=r1&wait=25', '/media/a.jpg']
      expect([asked, trapped]).toEqual([[...once, ...once, ...once], []])
    },
  )

  test('is not waited for any longer when the asking is called off', async () => {
    const calling = new AbortController()
    const upstream = await answering(() => calling.abort())
    await expect(upstream.changes('', calling.signal)).rejects.toThrow('abort')
  })

  test('gives a file’s bytes, and nothing when there is none', async () => {
    const upstream = await answering((request, response) =>
      request.url === '/media/a.jpg' ? response.end('bytes') : response.writeHead(404).end('none'),
    )
    expect(Buffer.from((await upstream.media('a.jpg')) ?? []).toString()).toBe('bytes')
    expect(await upstream.media('b.jpg')).toBeUndefined()
  })
})
