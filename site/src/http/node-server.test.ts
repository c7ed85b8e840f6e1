/**
 * Rows of spec/faults §4 that are about a raw connection. The rows that Node's own parser refuses are here too, so that
 * an update of Node cannot change them unnoticed. Which pages exist does not matter here: the server answers every
 * accepted request with the same constant.
 *
 * H7: there is no listener for `upgrade`, so no socket can be handed over.
 * spec/faults §12: the default times and limits are in `node-server-settings.test.ts`; the times here are short.
 * H13: no code reads `headersDistinct`; the test sends the dangerous names anyway.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rawAnswers, rawConnection } from '../../testing/raw-http.ts'
import { serve } from '../../testing/serve.ts'
import type { HttpReply, SiteRequest } from './reply.ts'
import type { NodeServerTimes } from './node-server.ts'

const PAGE = 'a page'
const pageReply: HttpReply = { status: 200, headers: { 'Content-Length': '6' }, body: PAGE }
const HOST = 'Host: festival.example\r\n'
const GET = `GET / HTTP/1.1\r\n${HOST}\r\n`
/** A request that asks to close the connection, so that a test need not close it. */
const LAST = `GET / HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`

/** A server that answers every request with the page, and the requests that it got. */
async function servingPage(times = {}) {
  const asked: string[] = []
  const respond = ({ target }: SiteRequest) => {
    asked.push(target)
    return pageReply
  }
  return { asked, ...(await serve({ respond, times })) }
}

/** A server that reads bodies, as the content proxy does. */
const servingBodies = (times = {}) =>
  serve({
    times,
    async respond({ body }) {
      const given = body ? await text(body) : ''
      return { status: 200, headers: { 'Content-Length': String(given.length) }, body: given }
    },
  })

const get = (headers: string) => `GET /page HTTP/1.1\r\n${HOST}${headers}\r\n`
const post = (headers: string, body = '') => `POST /page HTTP/1.1\r\n${HOST}${headers}\r\n${body}`
const lines = (count: number) => Array.from({ length: count }, (_, n) => `X${n}: 1\r\n`).join('')
const chunked = (codings: string) => `Transfer-Encoding: ${codings}\r\n`

const REFUSED: readonly { id: string; what: string; input: string; expected: number }[] = [
  { id: 'H1', what: '17 kB of headers', input: get(`X: ${'a'.repeat(17_000)}\r\n`), expected: 431 },
  { id: 'H1', what: '101 header lines', input: get(lines(100)), expected: 431 },
  { id: 'H1', what: '1,001 header lines', input: get(lines(1_000)), expected: 431 },
  {
    id: 'H1',
    what: 'a target of 20 kB',
    input: `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`,
    expected: 431,
  },
  {
    id: 'L8',
    what: '50 cookies of 4 kB',
    input: get(
      `Cookie: ${Array.from({ length: 50 }, (_, n) => `c${n}=${'a'.repeat(4_096)}`).join('; ')}\r\n`,
    ),
    expected: 431,
  },
  {
    id: 'H2',
    what: 'a length and chunks',
    input: post(`Content-Length: 4\r\n${chunked('chunked')}`, '0\r\n\r\n'),
    expected: 400,
  },
  {
    id: 'H2',
    what: 'two lengths',
    input: post('Content-Length: 4\r\nContent-Length: 4\r\n', 'body'),
    expected: 400,
  },
  { id: 'H2', what: 'length +4', input: post('Content-Length: +4\r\n', 'body'), expected: 400 },
  { id: 'H2', what: 'length 4, 4', input: post('Content-Length: 4, 4\r\n', 'body'), expected: 400 },
  {
    id: 'H2',
    what: 'chunked, identity',
    input: post(chunked('chunked, identity'), '0\r\n\r\n'),
    expected: 400,
  },
  { id: 'H2', what: 'a space before the colon', input: get('X : 1\r\n'), expected: 400 },
  { id: 'H2', what: 'a folded line', input: get('X: 1\r\n  2\r\n'), expected: 400 },
  { id: 'H2', what: 'bare LF', input: 'GET /page HTTP/1.1\nHost: a\n\n', expected: 400 },
  { id: 'H2', what: 'a bare LF among CR LF', input: get('X: 1\nY: 2\r\n'), expected: 400 },
  { id: 'H2', what: 'a bare CR', input: get('X: 1\rY: 2\r\n'), expected: 400 },
  { id: 'H2', what: 'NUL in a header', input: get('X: a\0b\r\n'), expected: 400 },
  { id: 'H2', what: 'NUL in the target', input: `GET /\0 HTTP/1.1\r\n${HOST}\r\n`, expected: 400 },
  { id: 'H2', what: 'raw UTF-8', input: `GET /é HTTP/1.1\r\n${HOST}\r\n`, expected: 400 },
  { id: 'H2, C4', what: 'no Host', input: 'GET /page HTTP/1.1\r\n\r\n', expected: 400 },
  { id: 'H2', what: 'an unknown method', input: `FOO / HTTP/1.1\r\n${HOST}\r\n`, expected: 400 },
  { id: 'H2', what: 'a lower-case method', input: `get / HTTP/1.1\r\n${HOST}\r\n`, expected: 400 },
  ...['xchunked', 'identity', 'gzip, chunked', 'chunked, chunked'].map((codings) => ({
    id: 'H3',
    what: `Transfer-Encoding: ${codings}`,
    input: post(chunked(codings), '0\r\n\r\n'),
    expected: 400,
  })),
  {
    id: 'H3',
    what: 'Transfer-Encoding twice',
    input: post(chunked('chunked').repeat(2), '0\r\n\r\n'),
    expected: 400,
  },
  { id: 'H4', what: 'no version', input: 'GET /page\r\n\r\n', expected: 400 },
  { id: 'H4', what: 'HTTP/2.0', input: `GET /page HTTP/2.0\r\n${HOST}\r\n`, expected: 400 },
  { id: 'H4', what: 'HTTP/9.9', input: `GET /page HTTP/9.9\r\n${HOST}\r\n`, expected: 400 },
  {
    id: 'H5',
    what: 'an absolute target',
    input: `GET http://evil.test/page HTTP/1.1\r\n${HOST}\r\n`,
    expected: 400,
  },
  { id: 'H5', what: 'OPTIONS *', input: `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`, expected: 400 },
  { id: 'H5', what: 'GET *', input: `GET * HTTP/1.1\r\n${HOST}\r\n`, expected: 400 },
  { id: 'H9', what: 'GET with a body', input: get('Content-Length: 1\r\n') + 'x', expected: 400 },
  {
    id: 'H9',
    what: 'GET with chunks',
    input: `${get(chunked('chunked'))}0\r\n\r\n`,
    expected: 400,
  },
  {
    id: 'H9',
    what: 'HEAD with a body',
    input: `HEAD /page HTTP/1.1\r\n${HOST}Content-Length: 1\r\n\r\nx`,
    expected: 400,
  },
  { id: 'C4', what: 'two Hosts', input: get('host: evil.test\r\n'), expected: 400 },
  { id: 'H16', what: 'Expect: xyz', input: get('Expect: xyz\r\n'), expected: 417 },
  {
    id: 'H16',
    what: 'Expect: 100-continue for 1 GB',
    input: post('Expect: 100-continue\r\nContent-Length: 1000000000\r\n'),
    expected: 413,
  },
  {
    id: 'H14',
    what: 'the preface of HTTP/2',
    input: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    expected: 400,
  },
  { id: 'H14', what: 'a TLS hello', input: '\x16\x03\x01\x02\x00\x01\x00\x01', expected: 400 },
]

/** The text of a refusal: one line, which for 431 also says how to avoid it (spec/faults L8). */
function refusalText(status: number): unknown {
  return status === 431
    ? 'Request Header Fields Too Large: delete the cookies of this site in the settings of your browser, then load the page again.\n'
    : expect.stringMatching(/^[A-Z][A-Za-z ]+\n$/)
}

describe('refuses, before it looks anything up and for good on that connection,', () => {
  test.each(REFUSED)('$id: $what with $expected', async ({ input, expected }) => {
    const { asked, port, problems, logged } = await servingPage()
    const connection = rawConnection(port, input + GET)
    const [answer, ...others] = rawAnswers(await connection.ended)

    expect(others).toEqual([])
    expect(answer).toEqual({
      status: expected,
      headers: {
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000',
        'content-type': 'text/plain; charset=utf-8',
        'content-length': expect.stringMatching(/^\d+$/),
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        connection: 'close',
        date: expect.stringMatching(/GMT$/),
      },
      body: input.startsWith('HEAD') ? '' : refusalText(expected),
    })
    expect(asked).toEqual([])
    expect(problems()).toEqual({ 'request.refused': 1 })
    expect(logged).toHaveLength(1)

    expect(rawAnswers(await rawConnection(port, LAST).ended)).toMatchObject([{ body: PAGE }])
  })

  test('H6: CONNECT without a response', async () => {
    const { asked, port } = await servingPage()
    const input = `CONNECT evil.test:443 HTTP/1.1\r\n${HOST}\r\n`
    expect(await rawConnection(port, input + GET).ended).toBe('')
    expect(asked).toEqual([])
  })

  test('H14: any bytes, with 400 or no response, and one line in the log for all', async () => {
    const { asked, port, logged } = await servingPage()
    // Each takes a connection.
    const inputs = fc.sample(fc.uint8Array({ minLength: 1, maxLength: 200 }), 100)
    for (const input of inputs) {
      const connection = rawConnection(port, input)
      connection.socket.end()
      expect((await connection.ended).slice(0, 12)).toMatch(/^(?:HTTP\/1\.1 400)?$/)
    }
    expect(asked).toEqual([])
    expect(logged.map(({ event }) => event)).toEqual(['request.refused'])
  })

  test('also after a request that it has answered', async () => {
    const { port } = await servingPage()
    const answers = rawAnswers(await rawConnection(port, `${GET}BAD\r\n\r\n${GET}`).ended)
    expect(answers.map(({ status }) => status)).toEqual([200, 400])
  })
})

describe('a body', () => {
  test('H16: that is announced gets 100 Continue', async () => {
    const { port } = await servingBodies()
    const connection = rawConnection(port, post('Expect: 100-continue\r\nContent-Length: 4\r\n'))
    await connection.until(/^HTTP\/1\.1 100 Continue\r\n\r\n$/)
    connection.socket.write('body')
    expect(await connection.until(/body$/)).toContain('HTTP/1.1 200 OK\r\n')
    connection.socket.destroy()
  })

  test.each([
    ['chunk extensions of 17 kB', `1;${'a'.repeat(17_000)}\r\nx\r\n0\r\n\r\n`, 413],
    ['10,000 trailers', `1\r\nx\r\n0\r\n${lines(10_000)}\r\n`, 413],
    ['a length as a trailer', '1\r\nx\r\n0\r\nContent-Length: 4\r\n\r\n', 400],
    ['no chunk at all', 'zzz\r\n', 400],
  ])('H17: with %s is refused while it is read', async (_what, body, expected) => {
    const { port } = await servingBodies()
    const answers = rawAnswers(
      await rawConnection(port, post(chunked('chunked'), body) + GET).ended,
    )
    expect(answers.map(({ status }) => status)).toEqual([expected])
  })

  test('that is not read ends the connection, and its errors are not written into the response', async () => {
    const { port } = await servingPage()
    const answers = rawAnswers(await rawConnection(port, post(chunked('chunked'), 'zzz\r\n')).ended)
    expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: PAGE }])
  })

  test('H10: that arrives too slowly is answered 408', async () => {
    const { port, problems } = await servingBodies({ headers: 100, request: 200, check: 20 })
    const { ended } = rawConnection(port, post('Content-Length: 100\r\n', 'x'))
    const [answer] = rawAnswers(await ended)
    expect(answer).toMatchObject({ status: 408, headers: { connection: 'close' } })
    expect(problems()).toEqual({ 'request.late': 1 })
  })
})

describe('an ordinary request', () => {
  test.each([
    [
      'H7: for a web socket',
      'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n',
    ],
    [
      'H7: for HTTP/2 in the clear (CVE-2026-44578)',
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n',
    ],
    [
      'H13: with names of prototypes (CVE-2026-21710)',
      '__proto__: 1\r\nconstructor: 1\r\ntoString: 1\r\n',
    ],
    ['with a length of nothing', 'Content-Length: 0\r\n'],
    ['with 99 more header lines', lines(99)],
  ])('%s is answered 200, and so is the next', async (_what, headers) => {
    const { port, problems } = await servingPage()
    const connection = rawConnection(port, get(headers))
    await connection.until(/a page$/)
    connection.socket.write(LAST)
    const answers = rawAnswers(await connection.ended)
    expect(answers).toMatchObject([
      { status: 200, body: PAGE },
      { status: 200, body: PAGE },
    ])
    expect(problems()).toEqual({})
  })

  test('may be HTTP/1.0 and without a Host', async () => {
    const { port } = await servingPage()
    const answers = rawAnswers(await rawConnection(port, 'GET / HTTP/1.0\r\n\r\n').ended)
    expect(answers).toMatchObject([{ status: 200, headers: { connection: 'close' }, body: PAGE }])
  })
})

/** A server that answers with the target, each time when the test allows it. */
async function servingInSteps() {
  const asked: string[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const served = await serve({
    async respond({ target }) {
      const answer = Promise.withResolvers<void>()
      asked.push(target)
      answers.push(answer)
      await answer.promise
      return { status: 200, headers: { 'Content-Length': String(target.length) }, body: target }
    },
  })
  return { ...served, asked, answerNext: () => answers.shift()?.resolve() }
}

/** Counts the requests for which Node creates an object, until the test ends. */
function countParsed(): () => number {
  let count = 0
  const add = () => void (count += 1)
  subscribe('http.server.request.start', add)
  onTestFinished(() => void unsubscribe('http.server.request.start', add))
  return () => count
}

const getEach = (targets: readonly string[]) =>
  targets.map((target) => `GET ${target} HTTP/1.1\r\n${HOST}\r\n`).join('')
const targetsOf = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => `/${from + n}`)

describe('several requests at once on one connection (spec/faults H12)', () => {
  test('are answered in order, sixteen at a time, with other connections in between', async () => {
    const asked: string[] = []
    const { port } = await serve({
      respond({ target }) {
        asked.push(target)
        return { status: 200, headers: { 'Content-Length': String(target.length) }, body: target }
      },
    })
    const many = rawConnection(port)
    for (let from = 0; from < 992; from += 16) {
      many.socket.write(getEach(targetsOf(16, from)))
      await many.until(new RegExp(`/${from + 15}$`))
    }
    const other = rawConnection(port, LAST.replace('GET /', 'GET /other'))
    await other.ended
    many.socket.write(getEach(targetsOf(8, 992)))

    const received = await many.until(/\/999$/)
    expect(rawAnswers(received).map(({ body }) => body)).toEqual(targetsOf(1_000))
    expect(asked.indexOf('/other')).toBe(992)
    many.socket.destroy()
  })

  test('cost nothing before it is their turn', async () => {
    const { port, asked, answerNext } = await servingInSteps()
    const many = rawConnection(port, getEach(targetsOf(16)))
    const other = rawConnection(port, LAST.replace('GET /', 'GET /other'))
    await expect.poll(() => asked.toSorted()).toEqual(['/0', '/other'])
    answerNext()
    answerNext()
    await other.ended
    await expect.poll(() => asked.slice(2)).toEqual(['/1'])
    many.socket.destroy()
  })

  test('end the connection if there are more than sixteen, and the rest is not parsed', async () => {
    const { port, asked, problems, logged } = await servingInSteps()
    const parsed = countParsed()
    expect(await rawConnection(port, getEach(targetsOf(1_000))).ended).toBe('')
    expect(asked).toEqual(['/0'])
    expect(parsed()).toBe(17)
    expect(problems()).toEqual({ 'request.refused': 1 })
    expect(logged).toMatchObject([{ fields: { code: 'TOO_MANY_UNANSWERED' } }])
  })

  test('are not parsed after one that is refused', async () => {
    const { port } = await servingInSteps()
    const parsed = countParsed()
    await rawConnection(port, `OPTIONS * HTTP/1.1\r\n${HOST}\r\n${getEach(targetsOf(1_000))}`).ended
    expect(parsed()).toBe(1)
  })
})

describe('a visitor who goes away (spec/faults H15)', () => {
  const big = Buffer.alloc(16 * 1024 * 1024)

  test('before, during or after the answer leaves nothing behind', async () => {
    const { port, problems } = await serve({
      respond: () => ({
        status: 200,
        headers: { 'Content-Length': String(big.length) },
        body: big,
      }),
    })
    const before = rawConnection(port, 'GET / HT')
    const during = rawConnection(port, GET)
    await during.until(/^HTTP/)
    for (const { socket } of [before, during]) socket.resetAndDestroy()
    await Promise.all([before.ended, during.ended])

    const after = await servingPage()
    const connection = rawConnection(after.port, GET)
    await connection.until(/a page$/)
    connection.socket.resetAndDestroy()
    expect(rawAnswers(await rawConnection(after.port, LAST).ended)).toHaveLength(1)
    expect([problems(), after.problems()]).toEqual([{}, {}])
  })

  test('while the response is made does not stop it', async () => {
    const asked = Promise.withResolvers<void>()
    const answer = Promise.withResolvers<HttpReply>()
    const { port, problems } = await serve({
      respond() {
        asked.resolve()
        return answer.promise
      },
    })
    const connection = rawConnection(port, GET)
    await asked.promise
    connection.socket.resetAndDestroy()
    await connection.ended
    answer.resolve(pageReply)
    expect(rawAnswers(await rawConnection(port, LAST).ended)).toMatchObject([{ body: PAGE }])
    expect(problems()).toEqual({})
  })
})

describe('a visitor who is too slow', () => {
  const big = Buffer.alloc(16 * 1024 * 1024)
  const servingBig = (times: Partial<NodeServerTimes>) =>
    serve({
      times,
      respond: () => ({
        status: 200,
        headers: { 'Content-Length': String(big.length) },
        body: big,
      }),
    })

  test('H8, R12: to send a whole header, or anything at all, is disconnected; others are answered', async () => {
    const { port, problems } = await servingPage({ headers: 2_000, request: 2_000, check: 20 })
    const slow = Array.from({ length: 500 }, (_, n) =>
      rawConnection(port, n % 2 === 0 ? '' : `GET / HTTP/1.1\r\n${HOST}X: `),
    )
    expect(rawAnswers(await rawConnection(port, LAST).ended)).toMatchObject([{ body: PAGE }])
    const received = await Promise.all(slow.map(({ ended }) => ended))
    expect(received.filter((each) => !each.startsWith('HTTP/1.1 408 '))).toEqual([])
    expect(problems()).toEqual({ 'request.late': slow.length })
  })

  test.each([
    ['without any progress', { idle: 2_000 }, {}],
    ['until its time is over', { response: 2_000 }, { 'response.late': 20 }],
  ] as const)(
    'H11: to read, %s, is disconnected, and costs no copy of the reply',
    async (_what, times, expected) => {
      const { port, server, problems } = await servingBig(times)
      const before = process.memoryUsage()
      const slow = Array.from({ length: 20 }, () => rawConnection(port, GET))
      await Promise.all(
        slow.map(async ({ until, socket }) => {
          await until(/^HTTP/)
          socket.pause()
        }),
      )
      const { external, arrayBuffers } = process.memoryUsage()
      expect(external - before.external).toBeLessThan(2 * big.length)
      expect(arrayBuffers - before.arrayBuffers).toBeLessThan(2 * big.length)

      await expect.poll(() => server.connections()).toBe(0)
      expect(problems()).toEqual(expected)
      for (const { socket } of slow) socket.destroy()
    },
  )

  test('is not kept waiting for a response that never comes', async () => {
    const { port, problems } = await serve({
      respond: () => new Promise(() => {}),
      times: { response: 50 },
    })
    expect(await rawConnection(port, GET).ended).toBe('')
    expect(problems()).toEqual({ 'response.late': 1 })
  })
})

describe('draining (spec/faults H18)', () => {
  const answerOnce = () => {
    const answer = Promise.withResolvers<HttpReply>()
    const asked = Promise.withResolvers<void>()
    const respond = ({ target }: SiteRequest) => {
      if (target !== '/slow') return pageReply
      asked.resolve()
      return answer.promise
    }
    return { respond, asked: asked.promise, finish: () => answer.resolve(pageReply) }
  }
  const SLOW = GET.replace('GET /', 'GET /slow')

  test('answers all received requests, ends each connection after its response, and accepts no new one', async () => {
    const { respond, asked, finish } = answerOnce()
    const { port, server } = await serve({ respond })
    const busy = rawConnection(port, SLOW)
    const idle = rawConnection(port, GET)
    await Promise.all([asked, idle.until(/a page$/)])

    const drained = server.drain(5_000)
    // A request that was already on its way is still answered.
    idle.socket.write(GET)
    await expect(rawConnection(port, GET).until(/^HTTP/)).rejects.toThrow('ended after ""')
    expect(rawAnswers(await idle.ended)).toMatchObject([
      { status: 200, headers: { connection: 'keep-alive' } },
      { status: 200, headers: { connection: 'close' } },
    ])
    finish()
    expect(rawAnswers(await busy.ended)).toMatchObject([
      { status: 200, headers: { connection: 'close' }, body: PAGE },
    ])
    await drained
  })

  test('ends idle connections by itself', async () => {
    const { port, server } = await servingPage()
    const idle = rawConnection(port, GET)
    await idle.until(/a page$/)
    await server.drain(60_000)
    expect(rawAnswers(await idle.ended)).toHaveLength(1)
  })

  test('closes connections that are not finished in time', async () => {
    const { respond, asked } = answerOnce()
    const { port, server } = await serve({ respond })
    const busy = rawConnection(port, SLOW)
    await asked
    await server.drain(50)
    expect(await busy.ended).toBe('')
  })
})
