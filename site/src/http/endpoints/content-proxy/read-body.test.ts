import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { serve } from '../../../../testing/serve.ts'
import { createSmallFestival } from '../../../../testing/small-festival.ts'
import type { HttpReply } from '../../reply.ts'

const LIMIT = 65_536
const CALL = '{"path":"/pages/about"}'

const site = await createSmallFestival({ endedBy: afterAll })

/** Sends the given headers and body, does not end the request, and reads until the server closes the connection. */
async function send(headers: readonly string[], body: string): Promise<string> {
  const { port } = await serve(site)
  const socket = connect(port, '127.0.0.1')
  const head = ['POST /api/content HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  socket.write([...head, ...headers, '', body].join('\r\n'))
  return text(socket)
}

const chunk = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n`

describe('a body on the wire (spec/behaviour §24.1)', () => {
  test.each([
    ['declared one byte too long, and not sent', [`Content-Length: ${LIMIT + 1}`], ''],
    ['of a declared gigabyte', ['Content-Length: 1073741824'], '{"body":{"__type":"form-data"'],
    ['with a path of 1 MB', ['Content-Length: 1048598'], `{"path":"/${'a'.repeat(1 << 20)}"}`],
    [
      'in chunks that cross the limit, without an end',
      ['Transfer-Encoding: chunked'],
      chunk(' '.repeat(LIMIT)) + chunk(' '),
    ],
  ])('X4 %s is 413, and its connection is closed', async (_which, headers, body) => {
    const answer = await send(headers, body)
    expect(answer).toMatch(/^HTTP\/1\.1 413 Payload Too Large\r\n/)
    expect(answer).toMatch(/\r\nConnection: close\r\n/)
    expect(answer).toMatch(/\{"error":\{"status":413,"message":"Payload Too Large"\}\}$/)
  })

  test.each([
    ['whole', ['Connection: close', `Content-Length: ${LIMIT}`], CALL.padEnd(LIMIT)],
    [
      'in chunks',
      ['Connection: close', 'Transfer-Encoding: chunked'],
      [CALL.slice(0, 5), CALL.slice(5).padEnd(LIMIT - 5), ''].map(chunk).join(''),
    ],
  ])('X4 of the very limit is answered, sent %s', async (_how, headers, body) => {
    expect(await send(headers, body)).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
  })

  test('X3 is not read when it is compressed', async () => {
    const headers = ['Content-Encoding: gzip', 'Content-Length: 1073741824']
    expect(await send(headers, '\x1f\x8b')).toMatch(/^HTTP\/1\.1 415 [^]+\r\nConnection: close\r\n/)
  })

  test('is not logged as our fault if it breaks off', async () => {
    const answers: Promise<HttpReply>[] = []
    const { port, problems } = await serve({
      respond(request) {
        const answer = Promise.resolve(site.respond(request))
        answers.push(answer)
        return answer
      },
    })
    const socket = connect(port, '127.0.0.1')
    const head = 'POST /api/content HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'
    socket.write(`${head}Content-Length: 100\r\n\r\n{"path"`)
    await expect.poll(() => answers).toHaveLength(1)
    socket.resetAndDestroy()
    await Promise.allSettled(answers)
    expect(problems()).toEqual({})
    expect(site.logged.filter(({ event }) => event === 'request.failed')).toEqual([])
  })
})
