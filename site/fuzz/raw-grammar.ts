import fc from 'fast-check'
import { MARK } from './hostile.ts'
import { requests, type FuzzRequest } from './request-grammar.ts'

const CRLF = '\r\n'

/**
 * Bytes that Node's parser or the site's `connection-guard.ts` refuses, and bytes that look like another protocol
 * (spec/faults §4).
 */
const REFUSED: readonly string[] = [
  ...['GET /program', 'get / HTTP/1.1', 'GET / HTTP/2.0', 'GET / HTTP/9.9', 'BREW / HTTP/1.1'].map(
    (line) => `${line}${CRLF}Host: x${CRLF}${CRLF}`,
  ),
  ...['*', '//evil.test/page', 'http://evil.test/page', '/é', '/a b', `/${MARK}`, '?x', ''].map(
    (target) => `GET ${target} HTTP/1.1${CRLF}Host: x${CRLF}${CRLF}`,
  ),
  ...['OPTIONS *', 'TRACE /', 'CONNECT evil.test:443', 'PRI *', 'PURGE /'].map(
    (line) => `${line} HTTP/1.1${CRLF}Host: x${CRLF}${CRLF}`,
  ),
  `GET / HTTP/1.1${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF}Host: y${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host : x${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF} folded${CRLF}${CRLF}`,
  `GET / HTTP/1.1\nHost: x\n\n`,
  `GET / HTTP/1.1\rHost: x\r\r`,
  `GET / HTTP/1.1${CRLF}Host: x\0y${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF}X: ${'a'.repeat(17_000)}${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF}${`X: 1${CRLF}`.repeat(101)}${CRLF}`,
  `GET /${'a'.repeat(2_049)} HTTP/1.1${CRLF}Host: x${CRLF}${CRLF}`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1${CRLF}Host: x${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF}Content-Length: 4${CRLF}${CRLF}body`,
  `POST /api/content HTTP/1.1${CRLF}Host: x${CRLF}Expect: xyz${CRLF}Content-Length: 2${CRLF}${CRLF}{}`,
  ...[
    'Content-Length: 4' + CRLF + 'Transfer-Encoding: chunked',
    'Content-Length: 4' + CRLF + 'Content-Length: 5',
    'Content-Length: +4',
    'Content-Length: 4, 4',
    'Content-Length: 9999999999999999',
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: chunked, chunked',
  ].map(
    (line) => `POST /api/content HTTP/1.1${CRLF}Host: x${CRLF}${line}${CRLF}${CRLF}0${CRLF}${CRLF}`,
  ),
  `POST /api/content HTTP/1.1${CRLF}Host: x${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}5;${'x'.repeat(16_000)}${CRLF}`,
  `POST /api/content HTTP/1.1${CRLF}Host: x${CRLF}Transfer-Encoding: chunked${CRLF}${CRLF}0${CRLF}${`T: 1${CRLF}`.repeat(2_000)}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF}Upgrade: websocket${CRLF}Connection: Upgrade${CRLF}${CRLF}`,
  `GET / HTTP/1.1${CRLF}Host: x${CRLF}Connection: Upgrade, HTTP2-Settings${CRLF}Upgrade: h2c${CRLF}HTTP2-Settings: AAMAAABk${CRLF}${CRLF}`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
]

/**
 * Bytes for a socket: whole requests, refused requests, requests that are changed in a few bytes or cut off, and noise.
 */
export function rawRequests(paths: readonly string[]): fc.Arbitrary<Buffer> {
  const whole = requests(paths).map(serialised)
  const changes = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { minLength: 1, maxLength: 4 })
  const damaged = fc.tuple(whole, changes).map(([bytes, all]) => {
    for (const [place, byte] of all) bytes[place % bytes.length] = byte
    return bytes
  })
  const short = fc
    .tuple(whole, fc.nat())
    .map(([bytes, end]) => bytes.subarray(0, end % bytes.length))
  const noise = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes))
  return fc.oneof(
    { arbitrary: whole, weight: 5 },
    {
      arbitrary: fc.constantFrom(...REFUSED).map((text) => Buffer.from(text, 'latin1')),
      weight: 2,
    },
    { arbitrary: damaged, weight: 2 },
    { arbitrary: short, weight: 1 },
    { arbitrary: noise, weight: 1 },
  )
}

/** A request as a client without any checks would write it. */
function serialised({ method, target, headers, body }: FuzzRequest): Buffer {
  const given = { host: 'festival.example', connection: 'close', ...headers }
  const lines = Object.entries(given).map(([name, value]) => `${name}: ${value}${CRLF}`)
  const length = body === undefined ? '' : `content-length: ${Buffer.byteLength(body)}${CRLF}`
  return Buffer.from(
    `${method} ${target} HTTP/1.1${CRLF}${lines.join('')}${length}${CRLF}${body ?? ''}`,
  )
}
