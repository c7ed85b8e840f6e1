/**
 * The content proxy through the request handler (spec/behaviour §24.1, faults X). Some rows have their tests elsewhere:
 * X4 in `read-body.test.ts`, the trap sockets of X8 and R13 in `no-connection.test.ts`, X21 in `http/holding.test.ts`,
 * X23 in `journeys/secrets.test.ts`, X24 and X26 in `browser/browser-content.test.ts`, X25 and X27 in
 * `process/refused-start.test.ts`, X28 in `replica/upstream.test.ts`, X29 in `envelopes.test.ts`.
 */
import { afterAll, describe, expect, test } from 'vitest'
import { askProxy } from '../../../../testing/ask-proxy.ts'
import { bodyText, createTestSite } from '../../../../testing/create-test-site.ts'
import { createSmallFestival, SMALL_FESTIVAL } from '../../../../testing/small-festival.ts'
import { watchSite } from '../../../../testing/watch-site.ts'
import type { HttpReply } from '../../reply.ts'

const site = await createSmallFestival({ endedBy: afterAll })
const check = await watchSite(site)
const ABOUT = SMALL_FESTIVAL['/pages/about']

type RequestHeaders = Readonly<Record<string, string>>

const errorOf = async ({ status, headers, body }: HttpReply) => {
  const { error } = JSON.parse(await bodyText(body))
  return { status, allow: headers['Allow'], error }
}

/** Expects the status and message of the table, and no side effect. */
async function expectRefusal(answer: HttpReply, status: number, message: string, key?: string) {
  const allow =
    { 'Method Not Allowed': 'POST' }[message] ?? (status === 405 ? 'GET, HEAD' : undefined)
  const error = { status, message, ...(key === undefined ? {} : { key }) }
  expect(await errorOf(answer)).toEqual({ status, allow, error })
  await check(answer, 'error as data')
}

async function expectAbout(answer: HttpReply) {
  expect([answer.status, JSON.parse(await bodyText(answer.body))]).toEqual([200, ABOUT])
  await check(answer, 'proxy')
}

describe('the request', () => {
  test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
    'X1 is 405 for %s',
    async (method) => {
      await expectRefusal(await site.answer('/api/content', { method }), 405, 'Method Not Allowed')
    },
  )

  test.each(['/api', '/api/', '/api/other', '/api/content/', '/api/content/x', '/api/content%2f'])(
    'is 404 at %s, where there is no proxy',
    async (target) => {
      const answer = await site.answer(target, { method: 'POST' })
      await expectRefusal(answer, 404, 'Not Found')
    },
  )

  test.each<RequestHeaders>([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: 'https://festival.example.evil.test' },
    { origin: 'https://festival.example:8443' },
    { origin: 'http://festival.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://festival.example' },
  ])('X2 is 403 with %o', async (headers) => {
    const answer = await askProxy(site, { path: '/pages/about' }, headers)
    await expectRefusal(answer, 403, 'Cross-site requests are not allowed')
  })

  test.each<RequestHeaders>([
    {},
    { origin: 'https://festival.example' },
    { origin: 'https://festival.example', 'sec-fetch-site': 'same-origin' },
    // The visitor has opened the site at another one of its addresses.
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
  ])('X2 is answered with %o', async (headers) => {
    await expectAbout(await askProxy(site, { path: '/pages/about' }, headers))
  })

  test.each<RequestHeaders>([
    { 'content-type': '' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json; charset=utf-16' },
    { 'content-type': 'application/jsonx' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'br' },
    { 'content-encoding': 'deflate' },
    { 'content-encoding': 'identity' },
  ])('X3 is 415 with %o', async (headers) => {
    const answer = await askProxy(site, { path: '/pages/about' }, headers)
    await expectRefusal(answer, 415, 'Unsupported Media Type')
  })

  test.each(['application/json; charset=utf-8', 'Application/JSON;charset="UTF-8"'])(
    'X3 is answered as %s',
    async (type) => {
      const headers = { 'content-type': type }
      await expectAbout(await askProxy(site, { path: '/pages/about' }, headers))
    },
  )

  const nested = (depth: number) => '{"body":'.repeat(depth) + 'null' + '}'.repeat(depth)
  test.each<readonly [string, string | Uint8Array]>([
    ['an empty body', ''],
    ['[', '['],
    ['"x"', '"x"'],
    ['[]', '[]'],
    ['null', 'null'],
    ['12', '12'],
    ['NaN', 'NaN'],
    ['the bytes ff fe', Buffer.from('fffe', 'hex')],
    ['a lone continuation byte', Buffer.from('{"path":"\x80"}', 'latin1')],
    ['10,000 lists in each other', '['.repeat(10_000) + ']'.repeat(10_000)],
    ['10,000 lists in an object', `{"body":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
    ['33 objects in each other', nested(33)],
    ['trailing garbage', '{"path":"/pages/about"}}'],
  ])('X5 is 400 with %s', async (_what, body) => {
    await expectRefusal(await askProxy(site, body), 400, 'Invalid JSON')
  })

  test('X5 may have 32 nested objects', async () => {
    await expectRefusal(await askProxy(site, nested(32)), 400, 'Invalid path')
  })
})

describe('the fields', () => {
  const FIELDS = ['retry', 'timeout', 'baseURL', 'dispatcher', 'signal', 'proxy', 'responseType']
  test.each([...FIELDS, '__proto__', 'constructor', 'prototype', 'toString'])(
    'X6 may not have the name %s',
    async (field) => {
      const answer = await askProxy(site, `{"path":"/pages/about","${field}":{"polluted":1}}`)
      await expectRefusal(answer, 400, `Unknown field "${field}"`)
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    },
  )

  test('X6 count once: of a repeated name the last value is checked', async () => {
    await expectAbout(await askProxy(site, '{"path":"//evil.test","path":"/pages/about"}'))
    const answer = await askProxy(site, '{"path":"/pages/about","path":"//evil.test"}')
    await expectRefusal(answer, 400, 'Absolute URLs are not allowed')
  })

  test.each([{}, ...[null, 12, true, {}, [], ''].map((path) => ({ path }))])(
    'X7 need a path: %j is 400',
    async (envelope) => {
      await expectRefusal(await askProxy(site, envelope), 400, 'Invalid path')
    },
  )

  test.each([
    '\nhttps://evil.test/',
    '//evil.test/x',
    '\\\\evil.test\\x',
    ' https://x',
    '\t//evil.test',
    'http://localhost/admin',
    'HTTP://LOCALHOST/x',
    'http:///localhost/x',
    'http://localhost#@evil.test/',
    'blob:http://localhost/x',
    'http:evil.test',
    'http:/evil.test',
    'data:x;base64,----',
    'file:///etc/passwd',
    'javascript:x',
    'x:x',
  ])('X8 have no absolute path: %j is 400', async (path) => {
    await expectRefusal(await askProxy(site, { path }), 400, 'Absolute URLs are not allowed')
  })

  test.each([
    '/\\evil.test',
    '/\t/evil.test',
    '/../../wp/v2/users',
    '../routes',
    '/%2e%2e/users',
    '/..\\..\\users',
    '/..%2f..%2fadmin',
    '/..%252f',
    '/%c0%ae%c0%ae/',
    '/routes;/../x',
    '/routes/',
    '/routes//x',
    '/./routes',
    '/',
    '/routes#/../x',
    '/routes?x=y',
    '?rest_route=/wp/v2/users',
    '/routes\r\nX-Evil: 1',
    '/routes\n',
    '/routes\u0000',
    '\uFF0Froutes',
    `/pages/${'a'.repeat(506)}`,
  ])('X9 have no path like %j: 400', async (path) => {
    await expectRefusal(await askProxy(site, { path }), 400, 'Invalid path')
  })

  test.each([
    '/__proto__',
    '/constructor',
    '/hasOwnProperty',
    '/toString',
    '/years/__proto__',
    '/pages/constructor',
    '/ROUTES',
    '/media/x',
    '/changes',
    '/healthz',
    `/pages/${'a'.repeat(505)}`,
  ])('X10 name a key: %s is 404', async (path) => {
    const answer = await askProxy(site, { path })
    await expectRefusal(answer, 404, `Unknown content path "${path}"`, path)
  })

  test.each(['/events/nobody', '/years/1999', '/years/abc', `/pages/a-_.~!$'"()*+:@b`])(
    'X11 name a key that has an answer: %s is 404',
    async (path) => {
      const answer = await askProxy(site, { path })
      await expectRefusal(answer, 404, `Unknown content path "${path}"`, path)
    },
  )
})

describe('what is checked and dropped', () => {
  const text = 'x'.repeat(200)
  test.each([
    { context: 'edit', per_page: 1e9, status: 'draft', draft: true, depth: 99, _embed: 1 },
    { locale: ['x', 1, false], [text]: text },
    Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`k${n}`, n])),
    {},
  ])('X12 a query changes nothing', async (query) => {
    await expectAbout(await askProxy(site, { path: '/pages/about', query }))
  })

  const many = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, n) => [n.toString(36), 0]))
  test.each<readonly [string, unknown]>([
    ['a string', 'a=b'],
    ['null', null],
    ['a list', ['a']],
    ['an empty list', []],
    ['an object in it', { a: { b: 1 } }],
    ['null in it', { a: null }],
    ['a list in a list', { a: [['b']] }],
    ['21 names', many(21)],
    ['a value of 201 characters', { a: `${text}x` }],
    ['a name of 201 characters', { [`${text}x`]: 1 }],
    ['4,000 names', many(4_000)],
  ])('X13 %s is no query: 400', async (_what, query) => {
    const answer = await askProxy(site, { path: '/pages/about', query })
    await expectRefusal(answer, 400, 'Invalid query')
  })

  test.each(['query', 'headers'])('X13 __proto__ in %s changes no prototype', async (field) => {
    const body = `{"path":"/pages/about","${field}":{"__proto__":{"polluted":1}}}`
    await expectAbout(await askProxy(site, body))
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  const HEADERS = {
    Authorization: 'Bearer x',
    Cookie: 'a=b',
    Host: 'evil.test',
    'X-Forwarded-For': '127.0.0.1',
    'X-HTTP-Method-Override': 'DELETE',
    'Transfer-Encoding': 'chunked',
    'Content-Endpoint-Url': 'https://evil.test',
    Accept: 'text/html',
    'Accept-Language': 'de',
  }
  test.each([
    ['an object', HEADERS],
    ['pairs', Object.entries(HEADERS)],
    ['none', []],
  ])('X14 headers change nothing, as %s', async (_form, headers) => {
    await expectAbout(await askProxy(site, { path: '/pages/about', headers }))
  })

  test.each<readonly [string, unknown]>([
    ['CR in a value', { a: 'b\rc' }],
    ['LF in a value', [['a', 'b\nc: d']]],
    ['a number', { a: 1 }],
    ['an object in it', { a: {} }],
    ['a pair of three', [['a', 'b', 'c']]],
    ['a list of texts', ['a']],
    ['a text', 'a: b'],
    ['null', null],
    ['101 entries', Array.from({ length: 101 }, () => ['a', 'b'])],
  ])('X15 %s is no header: 400', async (_what, headers) => {
    const answer = await askProxy(site, { path: '/pages/about', headers })
    await expectRefusal(answer, 400, 'Invalid headers')
  })
})

describe('a call that would write', () => {
  test.each(['DELETE', 'PUT', 'PATCH', 'TRACE', 'CONNECT', 'get\r\n', ''])(
    'X16 is 405: method %j',
    async (method) => {
      const answer = await askProxy(site, { path: '/pages/about', method })
      await expectRefusal(answer, 405, 'The content API is read-only')
    },
  )

  test.each([12, {}, null, ['GET']])('X16 is 400: method %j', async (method) => {
    const answer = await askProxy(site, { path: '/pages/about', method })
    await expectRefusal(answer, 400, 'Invalid method')
  })

  const blob = { __type: 'blob', data: 'aGk=', type: 'text/plain', size: 2, name: 'hi.txt' }
  const form = (file: unknown) => ({ __type: 'form-data', title: 'A', file })
  test.each([
    '',
    'a',
    0,
    false,
    [],
    {},
    { a: [{ b: null }] },
    form(blob),
    form([blob, 'b', { ...blob, data: '', size: 0 }]),
    form({ ...blob, data: 'aGkh', size: 3 }),
    form({ ...blob, data: 'aA==', size: 1 }),
  ])('X17 is 405: body %j', async (body) => {
    const answer = await askProxy(site, { path: '/pages/about', body })
    const message = 'The content API is read-only: bodies and files are not accepted'
    await expectRefusal(answer, 405, message)
  })

  const without = (field: string) =>
    Object.fromEntries(Object.entries(blob).filter(([name]) => name !== field))
  test.each([
    form({ ...blob, data: 'aGk' }),
    form({ ...blob, data: 'a-k=' }),
    form({ ...blob, data: 'aGk=\n' }),
    form({ ...blob, data: 12 }),
    form({ ...blob, size: 3 }),
    form({ ...blob, size: '2' }),
    form({ ...blob, size: -1 }),
    form(without('data')),
    form(without('name')),
    form(without('type')),
    form(without('size')),
    form({ ...blob, name: blob }),
    form({ __type: 'form-data' }),
    form({ __type: 'file' }),
    form([blob, { __type: 'blob' }]),
    blob,
    { __type: 'files' },
  ])('X18 is 400: body %j', async (body) => {
    const answer = await askProxy(site, { path: '/pages/about', body })
    await expectRefusal(answer, 400, 'Invalid body')
  })
})

describe('an answer', () => {
  test.each([{}, { body: null }, { method: 'get' }])('X19 is given for %j', async (fields) => {
    await expectAbout(await askProxy(site, { path: '/pages/about', ...fields }))
  })

  test('X19 has no body for HEAD', async () => {
    const answer = await askProxy(site, { path: '/pages/about', method: 'Head' })
    expect([answer.status, await bodyText(answer.body)]).toEqual([200, ''])
    await check(answer, 'proxy')
  })

  test.each([
    ['the right', (etag: string) => etag, 304],
    ['a wrong', () => '"another"', 200],
  ] as const)('X19 is judged by %s etag', async (_which, tagOf, status) => {
    const { headers: own } = await askProxy(site, { path: '/pages/about' })
    const headers = { 'If-None-Match': tagOf(own['ETag'] ?? '') }
    const answer = await askProxy(site, { path: '/pages/about', headers })
    expect([answer.status, answer.body === undefined]).toEqual([status, status === 304])
    await check(answer, 'proxy')
    const asPairs = { path: '/pages/about', headers: Object.entries(headers) }
    expect((await askProxy(site, asPairs)).status).toBe(status)
  })

  test('X20 is 503 before the first answers', async () => {
    const silent = await createTestSite({ isSilent: true })
    const answer = await askProxy(silent, { path: '/global' })
    expect(answer).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect((await askProxy(silent, { path: '/nothing' })).status).toBe(404)
  })

  test('X22 is made once for any number of concurrent requests', async () => {
    const { answers } = site.store.base()?.snapshot ?? { answers: new Map() }
    const keys = [...answers.keys()].filter((key) => !/[^ -~]/.test(key))
    const [one, all] = await Promise.all([
      Promise.all(Array.from({ length: 5_000 }, () => askProxy(site, { path: '/search' }))),
      Promise.all(keys.map((path) => askProxy(site, { path }))),
    ])
    expect(new Set([...one, ...all].map(({ status }) => status))).toEqual(new Set([200]))
    // All replies share one body in memory instead of five thousand copies.
    expect(new Set(one.map(({ body }) => body)).size).toBe(1)
    await expectAbout(await askProxy(site, { path: '/pages/about' }))
  })

  test('is found at the base path that is configured, and at no other', async () => {
    const elsewhere = await createTestSite({
      settings: { contentAccess: { proxyPath: '/api/v1/answers' } },
    })
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ path: '/global' }),
    }
    expect((await elsewhere.answer('/api/v1/answers', init)).status).toBe(200)
    expect((await elsewhere.answer('/api/content', init)).status).toBe(404)
    expect((await elsewhere.page('/')).html).toContain(
      '&quot;proxyPath&quot;:&quot;/api/v1/answers&quot;',
    )
  })
})
