import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createRevisions, type Revisions } from '../stores/revisions.ts'
import { entriesOf } from '../testing/answers.ts'
import { createReachedReports } from '../live/reached.ts'
import { createApi } from './app.ts'

const TOKEN = 'a token of sixteen characters'
const AUTHORISED = { Authorization: `Bearer ${TOKEN}` }
const FILE = '0123456789abcdef-large.webp'
const MISSING_FILE = 'fedcba9876543210-large.webp'

let folder = ''
let revisions: Revisions
let api: ReturnType<typeof createApi>

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'festival-api-'))
  writeFileSync(join(folder, FILE), 'the bytes of a picture')
})

afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  revisions = createRevisions()
  publish({ '/routes': { custom_pages: ['about'] }, '/pages/learn/schools': { title: 'Schools' } })
  api = createApi({
    token: TOKEN,
    ...live(),
    revisions,
    media: (name) =>
      [FILE, MISSING_FILE].includes(name)
        ? {
            type: 'image/webp',
            read: () =>
              Promise.resolve(name === FILE ? Buffer.from('the bytes of a picture') : undefined),
          }
        : undefined,
  })
})

/** The dependencies of `/reached`. Revision `r2` contains the record `events/7`, saved at 00:20 or earlier. */
function live() {
  const reached = createReachedReports()
  for (const revision of ['r1', 'r2']) reached.noteRevision(revision)
  const shown = (name: string, updatedAt: string) =>
    name === 'events/7' && updatedAt <= '2026-03-14T00:20:00.000Z'
      ? { isComposed: true, revision: 'r2' }
      : { isComposed: false }
  const previews = { open: () => Promise.resolve('none' as const) }
  return { reached, shown, previews }
}

function publish(answers: Readonly<Record<string, unknown>>): string {
  revisions.publish(entriesOf(answers))
  return revisions.current()?.id ?? ''
}

const get = (path: string, init: RequestInit = {}) =>
  Promise.resolve(api.request(path, { headers: AUTHORISED, ...init }))

interface Line {
  readonly key: string
  readonly etag?: string
  readonly answer?: unknown
  readonly gone?: true
}

/** Reads a change set: its first line, then one line for each key. */
async function changes(query: string) {
  const response = await get(`/changes${query}`)
  const [first = '', ...rest] = (await response.text()).trimEnd().split('\n')
  const head: { revision: string; full: boolean } = JSON.parse(first)
  const lines = rest.map((line): Line => JSON.parse(line))
  return { status: response.status, head, lines }
}

describe('the token (spec/faults S2)', () => {
  test.each([
    ['none', {}],
    ['an empty header', { Authorization: '' }],
    ['a wrong one', { Authorization: 'Bearer another token of length' }],
    ['one character less', { Authorization: `Bearer ${TOKEN.slice(0, -1)}` }],
    ['one character more', { Authorization: `Bearer ${TOKEN}x` }],
    ['another case', { Authorization: `Bearer ${TOKEN.toUpperCase()}` }],
    ['8 kB', { Authorization: `Bearer ${'x'.repeat(8192)}` }],
    ['another scheme', { Authorization: `Basic ${TOKEN}` }],
    ['no scheme', { Authorization: TOKEN }],
    ['nothing after the scheme', { Authorization: 'Bearer ' }],
  ])('is refused: %s', async (_what, headers) => {
    const paths = ['/routes', '/nobody', '/changes', `/media/${FILE}`, `/routes?token=${TOKEN}`]
    const responses = await Promise.all(paths.map((path) => get(path, { headers })))

    expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 401))
    expect(responses[0]?.headers.get('www-authenticate')).toBe('Bearer')
    // Every body is the same, so a response does not reveal whether a key exists.
    const bodies = await Promise.all(responses.map((response) => response.text()))
    expect(new Set(bodies)).toEqual(
      new Set([JSON.stringify({ error: { status: 401, message: 'Unauthorized' } })]),
    )
  })

  test.each(['Bearer', 'bearer', 'BEARER'])('is taken after %s', async (scheme) => {
    const response = await get('/routes', { headers: { Authorization: `${scheme} ${TOKEN}` } })

    expect(response.status).toBe(200)
  })

  test('is not needed for the health check', async () => {
    const well = await get('/healthz', { headers: {} })
    expect(well.status).toBe(200)
    expect(await well.json()).toEqual({ revision: revisions.current()?.id })

    const starting = createApi({
      token: TOKEN,
      ...live(),
      revisions: createRevisions(),
      media: () => undefined,
    })
    expect((await starting.request('/healthz')).status).toBe(503)
  })
})

describe('methods (spec/faults S3)', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
    'other than GET and HEAD are refused everywhere, with and without the token: %s',
    async (method) => {
      for (const path of ['/routes', '/nobody', '/changes', `/media/${FILE}`, '/healthz']) {
        for (const headers of [AUTHORISED, {}]) {
          const response = await get(path, { method, headers })
          expect(response.status).toBe(405)
          expect(response.headers.get('allow')).toBe('GET, HEAD')
          expect(await response.json()).toEqual({
            error: { status: 405, message: 'Method Not Allowed' },
          })
        }
      }
    },
  )

  test.each(['/routes', '/nobody', '/changes', `/media/${FILE}`, '/healthz'])(
    'include HEAD, which is answered like GET without the body: %s',
    async (path) => {
      const [head, full] = await Promise.all([get(path, { method: 'HEAD' }), get(path)])

      expect(head.status).toBe(full.status)
      expect(head.headers.get('content-type')).toBe(full.headers.get('content-type'))
      expect(await head.text()).toBe('')
    },
  )
})

describe('answers', () => {
  test('are JSON with an etag', async () => {
    const response = await get('/routes')

    expect(response.headers.get('content-type')).toBe('application/json')
    expect(response.headers.get('etag')).toBe(
      `"${revisions.current()?.entries.get('/routes')?.etag}"`,
    )
    expect(await response.json()).toEqual({ custom_pages: ['about'] })
  })

  test('are 304 for a client that has the current etag, and complete for any other etag', async () => {
    const etag = (await get('/routes')).headers.get('etag') ?? ''
    const ask = (value: string) =>
      get('/routes', { headers: { ...AUTHORISED, 'If-None-Match': value } })

    const same = await ask(etag)
    expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
    expect((await ask('"another"')).status).toBe(200)
    publish({ '/routes': { custom_pages: [] } })
    expect((await ask(etag)).status).toBe(200)
  })

  test('are found by keys with several segments', async () => {
    expect(await (await get('/pages/learn/schools')).json()).toEqual({ title: 'Schools' })
  })

  test.each([
    ['/nobody', '/nobody'],
    ['/events/a-draft', '/events/a-draft'],
    ['/__proto__', '/__proto__'],
    ['/constructor', '/constructor'],
    ['/years/__proto__', '/years/__proto__'],
    ['/ROUTES', '/ROUTES'],
    ['/routes/', '/routes/'],
    ['/routes%00', '/routes\u0000'],
    ['/pages/..%2froutes', '/pages/../routes'],
    ['/%2e%2e%2froutes', '/../routes'],
    ['/pages/%252e%252e/routes', '/pages/%2e%2e/routes'],
    ['/%E0%A4%A', '/%E0%A4%A'],
  ])('are 404 with their key at %s (spec/faults S6)', async (path, key) => {
    const response = await get(path)

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: { status: 404, message: 'There is no such answer', key },
    })
  })

  test('ignore a query', async () => {
    expect((await get('/routes?draft=true&depth=9')).status).toBe(200)
  })
})

describe('/changes (spec/faults S4)', () => {
  test.each(['', '?since=', '?since=0', '?since=-1', '?since=x', `?since=${'f'.repeat(32)}`])(
    'returns everything for %j',
    async (query) => {
      const { status, head, lines } = await changes(query)

      expect(status).toBe(200)
      expect(head).toEqual({ revision: revisions.current()?.id, full: true, edited: [] })
      expect(lines.map(({ key }) => key)).toEqual(['/routes', '/pages/learn/schools'])
    },
  )

  test('returns everything without waiting to a client whose revision is unknown', async () => {
    expect((await changes('?since=of-another-database&wait=30')).head.full).toBe(true)
  })

  test('returns changed and removed answers in one set, each as it is served', async () => {
    const before = revisions.current()?.id ?? ''
    publish({ '/routes': { custom_pages: ['about', 'visit'] }, '/site': { name: 'Parallax' } })
    const { head, lines } = await changes(`?since=${before}`)
    const served = await get('/routes')

    expect(head).toEqual({ revision: revisions.current()?.id, full: false, edited: [] })
    expect(lines).toEqual([
      {
        key: '/routes',
        etag: served.headers.get('etag')?.slice(1, -1),
        answer: await served.json(),
      },
      { key: '/site', etag: expect.any(String), answer: { name: 'Parallax' } },
      { key: '/pages/learn/schools', gone: true },
    ])
  })

  test('ends every line with a line break, so that a client notices a line that was cut off', async () => {
    const response = await get('/changes')

    expect(response.headers.get('content-type')).toBe('application/x-ndjson')
    expect(await response.text()).toMatch(/\}\n$/)
  })

  test('returns at once without changes if the client does not wait', async () => {
    const current = revisions.current()?.id ?? ''

    expect(await changes(`?since=${current}`)).toEqual({
      status: 200,
      head: { revision: current, full: false, edited: [] },
      lines: [],
    })
  })

  test('holds a poll until something changes', async () => {
    const current = revisions.current()?.id ?? ''
    const poll = changes(`?since=${current}&wait=30`)
    const next = publish({ '/routes': {} })

    expect((await poll).head).toEqual({ revision: next, full: false, edited: [] })
  })

  test('ends a poll without changes when its time is over', async () => {
    const current = revisions.current()?.id ?? ''

    expect((await changes(`?since=${current}&wait=0.01`)).lines).toEqual([])
  })

  test.each([
    ['missing', '', 0],
    ['negative', '&wait=-1', 0],
    ['between 0 and 30', '&wait=12.5', 12_500],
    ['above 30', '&wait=1e9', 30_000],
    ['infinite', '&wait=Infinity', 30_000],
  ])('waits 0 to 30 seconds if the asked wait is %s', async (_what, wait, milliseconds) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    await changes(`?since=${revisions.current()?.id}${wait}`)

    expect(timeout.mock.calls).toEqual(milliseconds === 0 ? [] : [[milliseconds]])
    timeout.mockRestore()
  })

  test.each(['x', '', 'NaN', '5s', '%20'])('refuses wait=%s', async (wait) => {
    const response = await get(`/changes?wait=${wait}`)

    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      error: { status: 400, message: 'wait must be a number of seconds' },
    })
  })

  test('answers 503 before the first revision, and holds a poll until there is one', async () => {
    revisions = createRevisions()
    api = createApi({ token: TOKEN, ...live(), revisions, media: () => undefined })
    const early = await get('/changes')
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])

    const poll = changes('?wait=30')
    publish({ '/routes': {} })
    expect((await poll).head.full).toBe(true)
  })
})

describe('many polls at once (spec/faults S5)', () => {
  /** Starts requests for the current revision, and counts how many have been answered. */
  function startPolls(count: number, init?: () => RequestInit) {
    const current = revisions.current()?.id ?? ''
    const answered: string[] = []
    const all = Array.from({ length: count }, async () => {
      const response = await get(`/changes?since=${current}&wait=30`, init?.())
      answered.push(await response.text())
    })
    return { answered, all: Promise.all(all) }
  }

  test('are held up to the number of 64; the others are answered at once, without changes', async () => {
    const { answered, all } = startPolls(500)
    await expect.poll(() => answered).toHaveLength(500 - 64)
    expect(answered.filter((text) => text.trimEnd().includes('\n'))).toEqual([])

    publish({ '/routes': { custom_pages: [] }, '/site': {} })
    await all
    const sets = answered.slice(500 - 64).map((text) => text.match(/"key":"[^"]+"/g))
    expect(sets).toEqual(
      Array.from({ length: 64 }, () => [
        '"key":"/routes"',
        '"key":"/site"',
        '"key":"/pages/learn/schools"',
      ]),
    )
  })

  test('leave their place to another poll when their client disconnects', async () => {
    const leaving = new AbortController()
    const first = startPolls(65, () => ({ headers: AUTHORISED, signal: leaving.signal }))
    await expect.poll(() => first.answered).toHaveLength(1)
    leaving.abort()
    await first.all

    const second = startPolls(65)
    await expect.poll(() => second.answered).toHaveLength(1)
    publish({ '/routes': {} })
    await second.all
  })

  test('return complete sets, whatever is published meanwhile', async () => {
    const follower = new Map<string, unknown>()
    let since = ''
    const follow = async (poll = changes(`?since=${since}&wait=30`)) => {
      const { head, lines } = await poll
      since = head.revision
      for (const { key, gone, answer } of lines) {
        if (gone) follower.delete(key)
        else follower.set(key, answer)
      }
    }
    await follow()
    for (let n = 1; n <= 50; n += 1) {
      const poll = changes(`?since=${since}&wait=30`)
      publish({ '/routes': { n }, '/site': { n }, [`/pages/${n % 3}`]: { n } })
      publish({ '/routes': { n }, '/site': { n: -n }, [`/pages/${n % 3}`]: { n } })
      await follow(poll)
    }
    await follow(changes(`?since=${since}`))

    const { lines } = await changes('')
    const all = new Map(lines.map(({ key, answer }) => [key, answer]))
    expect(follower).toEqual(all)
  })
})

describe('/media (docs/architecture.md "The content API")', () => {
  test('returns a file that never changes', async () => {
    const response = await get(`/media/${FILE}`)

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '22',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect(await response.text()).toBe('the bytes of a picture')
  })

  test.each([
    MISSING_FILE,
    'nothing',
    'aaaaaaaaaaaaaaaa-large.webp',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e%2fpackage.json',
    `..%5c${FILE}`,
    `${FILE}%00`,
    '__proto__',
  ])('is 404 at %s, with the error of every other missing file', async (name) => {
    const response = await get(`/media/${name}`)

    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({
      error: {
        status: 404,
        message: 'There is no such file',
        key: `/media/${decodeURIComponent(name)}`,
      },
    })
  })
})

describe('/reached (spec/behaviour §24.4)', () => {
  const REPORT = { site: 'a', revision: 'r2', count: 60, paths: ['/program'] }
  const report = (body: unknown, headers: Readonly<Record<string, string>> = AUTHORISED) =>
    get('/reached', { method: 'POST', headers, body: JSON.stringify(body) })
  const ask = async (record: string, updated: string) =>
    (await get(`/reached?${new URLSearchParams({ record, updated })}`)).json()

  test('accepts the report of a site, and says how far each site is with a record', async () => {
    expect((await report(REPORT)).status).toBe(204)

    expect(await ask('events/7', '2026-03-14T00:20:00.000Z')).toEqual({
      isComposed: true,
      sites: [
        {
          site: 'a',
          isAway: false,
          hasReached: true,
          at: expect.any(Number),
          count: 60,
          paths: ['/program'],
        },
      ],
    })
    expect(await ask('events/7', '2026-03-14T00:21:00.000Z')).toMatchObject({
      isComposed: false,
      sites: [{ hasReached: false }],
    })
  })

  test('says how far each site is with the current revision', async () => {
    await report(REPORT)
    const { sites } = await (await get('/reached')).json()
    expect(sites).toMatchObject([{ site: 'a', isAway: false, hasReached: true }])
  })

  test('neither accepts nor returns anything without the token', async () => {
    expect((await report(REPORT, {})).status).toBe(401)
    expect((await get('/reached?record=events/7&updated=x', { headers: {} })).status).toBe(401)
  })

  test.each([
    [{}],
    [{ ...REPORT, site: '' }],
    [{ ...REPORT, count: -1 }],
    [{ ...REPORT, paths: Array.from({ length: 51 }, () => '/') }],
    [{ ...REPORT, paths: [7] }],
    ['text'],
  ])('refuses a body that is not a report: %j', async (body) => {
    expect((await report(body)).status).toBe(400)
  })

  test('refuses a report of more than 64 kB, and a question without a record', async () => {
    expect((await report({ ...REPORT, site: 'x'.repeat(70_000) })).status).toBe(413)
    expect((await get('/reached?record=events/7')).status).toBe(400)
    expect((await get('/reached', { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
  })
})

describe('a failure', () => {
  test('is one error of the same shape, and reveals nothing about the inside', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = createApi({
      token: TOKEN,
      ...live(),
      revisions,
      media: () => {
        throw new Error('secret at /srv/content')
      },
    })
    const response = await broken.request(`/media/${FILE}`, { headers: AUTHORISED })

    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: { status: 500, message: 'Internal Server Error' },
    })
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
  })
})
