import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { describe, expect, test } from 'vitest'
import * as app from '../../app.tsx'
import { bodyText } from '../../../testing/create-test-site.ts'
import { createSmallFestival as aSite } from '../../../testing/small-festival.ts'
import { SLUG_ROUTE } from '../../routes.ts'
import type { Answer } from './answer.ts'

const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' {hash}; img-src 'self' data:; font-src 'self'; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://w.soundcloud.com; require-trusted-types-for 'script'; trusted-types default; upgrade-insecure-requests"
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Headers, the hash of the page's own style left open. */
function headersOf({ headers }: Answer) {
  const policy = headers['Content-Security-Policy']?.replace(/'sha256-[^']+'/, '{hash}')
  return { ...headers, ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }) }
}

function bytesOf({ body, headers }: Answer): string {
  if (!Buffer.isBuffer(body)) throw new Error('the body is no buffer')
  switch (headers['Content-Encoding']) {
    case 'br':
      return brotliDecompressSync(body).toString()
    case 'gzip':
      return gunzipSync(body).toString()
    default:
      return body.toString()
  }
}

describe('a page (faults §11)', () => {
  test('has the headers of the baseline and no others', async () => {
    const site = await aSite()
    const answer = await site.answer('/about', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.status).toBe(200)
    expect(headersOf(answer)).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': 'en-AU',
      'Content-Length': String(Buffer.isBuffer(answer.body) && answer.body.length),
      'Content-Encoding': 'br',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'CDN-Cache-Control': 'max-age=60, stale-while-revalidate=30, stale-if-error=2592000',
      ETag: expect.stringMatching(/^"[\w-]{22}-br"$/),
      Vary: 'Accept-Encoding',
      'Content-Security-Policy': PAGE_POLICY,
      'Permissions-Policy': expect.stringContaining('geolocation=(self)'),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Status': 'festival; hit',
    })
  })

  test('is the same document in every encoding, under an etag of its own', async () => {
    const site = await aSite()
    const answers = await Promise.all(
      ['', 'gzip', 'br'].map((each) =>
        site.answer('/about', { headers: { 'accept-encoding': each } }),
      ),
    )
    expect(new Set(answers.map(bytesOf)).size).toBe(1)
    expect(answers.map(({ headers }) => headers['Content-Encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
    expect(new Set(answers.map(({ headers }) => headers['ETag'])).size).toBe(3)
  })

  test('declares the one style block it has, and no script that runs inline', async () => {
    const page = await (await aSite()).page('/about')
    const [style, ...others] = page.document.all('style')
    expect(style).toBeDefined()
    expect(others).toEqual([])
    expect(page.headers['Content-Security-Policy']).toMatch(
      /style-src 'self' 'sha256-[\w+/=]{44}';/,
    )
    const inline = page.document.all('script').filter((each) => !each.attribute('src'))
    expect(inline.map((each) => each.attribute('type'))).toEqual([
      'application/ld+json',
      'application/json',
    ])
    expect(page.html).not.toMatch(/ (?:style|on\w+)=/)
  })

  test.each([
    ['/caf%C3%A9', 'Café'],
    ['/apr%C3%A8s-dark', 'Après dark'],
    ['/artists/caf%C3%A9', 'Café'],
    ['/artists/artist%27s-walk', 'Walk'],
    ['/2024/photobook-weekend', 'About Parallax'],
  ])('is shown at %s, also where the name has to be encoded', async (path, heading) => {
    const page = await (await aSite()).page(path)
    expect(page.status).toBe(200)
    expect(page.headings.filter(({ level }) => level === 1)).toEqual([{ level: 1, text: heading }])
  })

  test('is unzipped once for all who read it at a time without an encoding', async () => {
    const site = await aSite()
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, async () => (await site.answer('/about')).body),
    )
    expect(others.filter((body) => body !== first)).toEqual([])
  })
})

describe('a conditional request (faults C7)', () => {
  test('is 304 for the etag of the encoding asked for, and 200 for any other', async () => {
    const site = await aSite()
    const etagOf = async (encoding: string) =>
      (await site.answer('/about', { headers: { 'accept-encoding': encoding } })).headers['ETag'] ??
      ''
    const gzip = await etagOf('gzip')
    const br = await etagOf('br')
    const rows = [
      ['*', 304],
      [gzip, 304],
      ['"nope-gzip"', 200],
      [`W/${gzip}`, 304],
      [[...Array.from({ length: 199 }, (_, index) => `"x${index}"`), gzip].join(', '), 304],
      [br, 200],
      [gzip.slice(1), 200],
      ['', 200],
    ] as const
    for (const [etag, status] of rows) {
      const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag }
      expect([etag, (await site.answer('/about', { headers })).status]).toEqual([etag, status])
    }
  })

  test('has the headers of the page and no body when it is 304', async () => {
    const site = await aSite()
    const page = await site.answer('/about')
    const etag = page.headers['ETag'] ?? ''
    const fresh = await site.answer('/about', { headers: { 'if-none-match': etag } })
    expect(fresh.body).toBeUndefined()
    const {
      'Content-Type': _type,
      'Content-Language': _language,
      'Content-Length': _length,
      ...kept
    } = page.headers
    expect(fresh.headers).toEqual(kept)
  })

  test('is not decided by If-Modified-Since, If-Match or If-Range', async () => {
    const site = await aSite()
    const headers = {
      'if-modified-since': 'Fri, 01 Jan 2100 00:00:00 GMT',
      'if-match': '"nope"',
      'if-range': '"nope"',
    }
    expect((await site.answer('/about', { headers })).status).toBe(200)
  })
})

describe('a target (behaviour §1)', () => {
  test.each([
    ['/About/', 301, '/about', 3600],
    ['/about/?a=b', 301, '/about?a=b', 3600],
    ['/2024-photobook-weekend', 301, '/2024/photobook-weekend', 3600],
    ['/old?x=1', 301, '/about?x=1', 300],
    ['/2024/program/exhibitions', 302, '/2024/program/exhibitions?sort=location', 300],
  ])('%s is redirected with %i to %s', async (target, status, location, maxAgeS) => {
    const answer = await (await aSite()).answer(target)
    expect(answer.status).toBe(status)
    expect(answer.body).toBeUndefined()
    expect(answer.headers).toMatchObject({
      Location: location,
      'Cache-Control': `public, max-age=${maxAgeS}`,
      'Content-Security-Policy': DATA_POLICY,
      'Content-Length': '0',
    })
  })

  test('with equal meaning gives the same bytes: undeclared keys, bad values, repeats (behaviour §2.2.11)', async () => {
    const site = await aSite()
    const page = await site.answer('/program')
    for (const query of [
      '?',
      '?utm_source=x',
      '?sort=nope',
      '?sort=&sort=title',
      '?SORT=title',
      '?sort=type',
      '?free=2&day=x',
    ]) {
      const same = await site.answer(`/program${query}`)
      expect([query, same.headers]).toEqual([query, page.headers])
      expect(same.body).toEqual(page.body)
    }
  })

  test.each([
    ['/a/../about', 400, 'Bad Request'],
    ['/%00', 400, 'Bad Request'],
    ['/%zz', 400, 'Bad Request'],
    ['/a%5Cb', 400, 'Bad Request'],
    ['http://evil.test/', 400, 'Bad Request'],
    [`/${'x'.repeat(2048)}`, 414, 'URI Too Long'],
  ])('%s is refused with %i', async (target, status, message) => {
    const page = await (await aSite()).page(target)
    expect(page.status).toBe(status)
    expect(page.title).toBe(`${status} - ${message}`)
    expect(page.html).not.toContain('x'.repeat(2048))
  })
})

describe('a declared query (architecture, decision 3)', () => {
  test('is a document of its own, in one form whatever the order of its keys', async () => {
    const site = await aSite()
    const [page, one, other] = await Promise.all(
      [
        '/program',
        '/program?sort=title&view=grid&x=1',
        '/program?view=grid&sort=title&sort=date',
      ].map((target) => site.answer(target)),
    )
    expect(one?.status).toBe(200)
    expect(one?.headers['ETag']).not.toBe(page?.headers['ETag'])
    expect(other?.headers['ETag']).toBe(one?.headers['ETag'])
    expect(other?.body).toEqual(one?.body)
  })

  test.each([
    ['/search?q=slack', 'noindex'],
    ['/program?day=today', 'noindex'],
    ['/program?sort=title', undefined],
    ['/program', undefined],
  ])('%s says to search engines: %s (faults §11)', async (target, expected) => {
    const { headers } = await (await aSite()).answer(target)
    expect(headers['X-Robots-Tag']).toBe(expected)
  })

  test('is answered anew when an answer changes that only it reads', async () => {
    const site = await aSite()
    const before = await site.page('/search?q=slack')
    await site.publish({ '/search': { rows: [aSearchRow({ title: 'Slack Tide' })] } })
    const after = await site.page('/search?q=slack')
    expect(before.main.text).toContain('Slack Water')
    expect(after.main.text).toContain('Slack Tide')
  })
})

describe('a missing page (behaviour §7.1)', () => {
  test.each([
    ['/artists/nobody?x=1', 'Page Not Found: /artists/nobody?x=1'],
    ['/venues/nowhere', 'Page Not Found: /venues/nowhere'],
    ['/events/nothing', 'Page Not Found: /events/nothing'],
    ['/guides/nothing', 'Page Not Found: /guides/nothing'],
    ['/channel/nothing', 'Page Not Found: /channel/nothing'],
    ['/participate/nothing', 'Page Not Found: /participate/nothing'],
    ['/past-festivals/1999', 'Page Not Found: /past-festivals/1999'],
    ['/2024/venues/nowhere', 'Page Not Found: /2024/venues/nowhere'],
    ['/program/nothing', 'Page Not Found: /program/nothing'],
    ['/program/events', 'Page Not Found: /program/events'],
    ['/2024/program/events', 'Page Not Found: /2024/program/events'],
    ['/2024/program/nothing', 'Page Not Found: /2024/program/nothing'],
    ['/missing', 'Page Not Found: /missing'],
    ['/no/such/page', 'Page not found: /no/such/page'],
    ['/Nope/', 'Page not found: /Nope/'],
    ['/a/b/c/d/e/f/g/h/i', 'Page not found: /a/b/c/d/e/f/g/h/i'],
    ['/2019/program', 'Page not found: /2019/program'],
    ['/a%2Fb', 'Page not found: /a%2Fb'],
    ['/artists/a%2Fb', 'Page not found: /artists/a%2Fb'],
    ['/%F0%9F%8E%9E', 'Page not found: /%F0%9F%8E%9E'],
    ['//evil.test/x', 'Page not found: //evil.test/x'],
    [
      '/%3Cimg%20src=x%20onerror=alert(1)%3E',
      'Page not found: /%3Cimg%20src=x%20onerror=alert(1)%3E',
    ],
  ])('%s is a 404 with the path as typed', async (target, message) => {
    const page = await (await aSite()).page(target)
    expect(page.status).toBe(404)
    expect(page.title).toBe(`404 - ${message}`)
    expect(page.main.outline()).toEqual([`1 ${message}`])
    expect(page.main.all('bdi').map(({ text }) => text)).toContain(target)
    expect(page.main.links()).toEqual([['Go back home', '/']])
    expect(page.landmarks).toEqual(expect.arrayContaining(['header', 'main', 'footer']))
    expect(page.document.all('link[rel=canonical]')).toEqual([])
  })

  test('prints what it was asked for as text, also in the data of the page', async () => {
    const target =
      '/"><img/src=x></title></script><script>alert(1)</script>&amp;\u2028requested-path-goes-here'
    const page = await (await aSite()).page(target)
    expect(page.document.all('img')).toEqual([])
    expect(page.document.all('title')).toHaveLength(1)
    expect(page.document.all('script').map((each) => each.attribute('type'))).toEqual([
      'module',
      'application/json',
    ])
    const state = /id="page-state">(.*?)<\/script>/s.exec(page.html)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({
      route: SLUG_ROUTE,
      error: { status: 404, message: `Page not found: ${target}`, fullPath: target },
    })
  })

  test('offers the pages that may have been meant, as text, and keeps what was asked for apart from them', async () => {
    const rows = [
      aSearchRow({ slug: 'slack-water', title: '[Slack] <Water> & likely-page-goes-here-0-kind' }),
      aSearchRow({ type: 'guide', id: 'gu01', slug: 'slack-water', title: 'Slack', year: 2024 }),
    ]
    const site = await aSite({ answers: { '/search': { rows } } })
    const target = '/likely-page-goes-here-0-title/slack-waters'
    const page = await site.page(target)
    expect([page.status, page.headers['Cache-Control']]).toEqual([404, 'no-store'])
    expect(page.title).toBe(`404 - Page not found: ${target}`)
    expect(page.main.outline()).toEqual([`1 Page not found: ${target}`, '2 Did you mean'])
    expect(page.main.links().slice(1)).toEqual([
      ['Slack <Water> & likely-page-goes-here-0-kind', '/events/slack-water'],
      ['Slack', '/guides/slack-water'],
    ])
    expect(page.main.text).toContain('Event, 2026')
    const state = /id="page-state">(.*?)<\/script>/s.exec(page.html)?.[1] ?? ''
    expect(JSON.parse(state)).toMatchObject({
      error: { likely: [{ href: '/events/slack-water', kind: 'Event, 2026' }, { title: 'Slack' }] },
    })
    await site.publish({ '/search': { rows: [] } })
    expect((await site.page(target)).main.outline()).toHaveLength(1)
  })

  test('is rendered once, whatever is asked for afterwards', async () => {
    let renders = 0
    const render: typeof app.render = (input) => {
      renders += 1
      return app.render(input)
    }
    const site = await aSite({ app: { render } })
    await site.settled()
    await site.answer('/nope')
    const before = renders
    for (let index = 0; index < 50; index += 1) await site.answer(`/nope-${index}?${index}`)
    expect(renders).toBe(before)
  })

  test.each(['br', 'gzip'])('is sent as %s to whom accepts it', async (encoding) => {
    const site = await aSite()
    const plain = await site.answer('/nope')
    const zipped = await site.answer('/nope', { headers: { 'accept-encoding': encoding } })
    expect(zipped.headers).toEqual({
      ...plain.headers,
      'Content-Encoding': encoding,
      'Content-Length': String(Buffer.isBuffer(zipped.body) && zipped.body.length),
    })
    expect(plain.headers['Vary']).toBe('Accept-Encoding')
    expect(bytesOf(zipped)).toBe(bytesOf(plain))
  })

  test('is not stored by anyone', async () => {
    const answer = await (await aSite()).answer('/nope')
    expect(headersOf(answer)).toMatchObject({
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
      'Content-Security-Policy': PAGE_POLICY,
    })
    expect(answer.headers).not.toHaveProperty('ETag')
  })
})

describe('other errors (behaviour §7.2)', () => {
  test.each([
    ['/events/withdrawn', 'event'],
    ['/events/nobody', 'event'],
    ['/nope', 'slug'],
  ])('%s is hydrated as the route it has', async (path, id) => {
    const html = await bodyText((await (await aSite()).answer(path)).body)
    const [, state = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(state)).toMatchObject({ route: { id } })
  })

  test('a withdrawn path is 410 with its reason', async () => {
    const page = await (await aSite()).page('/events/withdrawn')
    expect(page.status).toBe(410)
    expect(page.title).toBe('410 - This page has been withdrawn')
    expect(page.main.text).toContain('The artist asked for it')
    expect(page.main.text).not.toContain('/events/withdrawn')
  })

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PURGE'])(
    '%s of a page is 405 with what is allowed',
    async (method) => {
      const answer = await (await aSite()).answer('/about', { method })
      expect(answer.status).toBe(405)
      expect(answer.headers['Allow']).toBe('GET, HEAD')
      expect(await bodyText(answer.body)).toContain('<title>405 - Method Not Allowed</title>')
    },
  )

  test('a screen that throws is 500 without a word of why', async () => {
    const load: typeof app.load = (route, ...rest) =>
      route.id === 'artists' ? Promise.reject(new Error('secret')) : app.load(route, ...rest)
    const site = await aSite({ app: { load } })
    const page = await site.page('/artists')
    expect(page.status).toBe(500)
    expect(page.title).toBe('500 - Server Error')
    expect(page.html).not.toMatch(/secret|\.tsx?|at /)
    expect(page.main.text).not.toContain('/artists')
    expect(site.logged).toContainEqual({
      event: 'publish.failed',
      fields: { path: '/artists', message: 'Error: secret' },
    })
  })

  test('an error screen that cannot be rendered stands alone', async () => {
    const render: typeof app.render = () => Promise.reject(new Error('secret'))
    const page = await (await aSite({ app: { render } })).page('/nope')
    expect(page.status).toBe(500)
    expect(page.title).toBe('500 - Server Error')
    expect(page.main.links()).toEqual([['Go back home', '/']])
    expect(page.html).not.toContain('secret')
  })
})

describe('before the first answers (behaviour §7.2, faults B7)', () => {
  test('every page is 503 on a screen that stands alone', async () => {
    const site = await aSite({ isSilent: true })
    for (const target of ['/', '/about', '/no/such/page']) {
      const page = await site.page(target)
      expect(page.status).toBe(503)
      expect(page.headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
      expect(page.title).toBe('503 - Service Unavailable')
      expect(page.main.text).toContain('Please try again in a moment')
      expect(page.main.links()).toEqual([
        ['try again', ''],
        ['Go back home', '/'],
      ])
      expect(page.document.all('script').concat(page.document.all('link'))).toEqual([])
    }
  })

  test('data are 503, the site is alive and not ready', async () => {
    const site = await aSite({ isSilent: true })
    const payload = await site.answer('/about/_payload.json?x')
    expect(payload).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect((await site.answer('/healthz')).status).toBe(200)
    expect((await site.answer('/readyz')).status).toBe(503)
  })

  test('ends when they are there', async () => {
    const site = await aSite({ isSilent: true })
    await site.publish({})
    expect((await site.page('/about')).status).toBe(200)
    expect((await site.answer('/readyz')).status).toBe(200)
  })
})

describe('payloads (behaviour §23)', () => {
  test('say what the page itself says of its route', async () => {
    const site = await aSite()
    const page = await site.page('/about')
    const state = /id="page-state">(.*?)<\/script>/s.exec(page.html)?.[1] ?? ''
    const { build, route, data } = JSON.parse(state)
    expect(await site.json('/about/_payload.json?test-build')).toEqual({
      buildId: build.id,
      path: '/about',
      route: route.id,
      data: { [route.id]: data },
    })
  })

  test('have an etag and the headers of data', async () => {
    const answer = await (await aSite()).answer('/_payload.json?test-build')
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'public, max-age=0, must-revalidate',
      'Content-Security-Policy': DATA_POLICY,
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: expect.stringMatching(/^"[\w-]{22}-identity"$/),
      Vary: 'Accept-Encoding',
    })
  })

  test('are equal for any query', async () => {
    const site = await aSite()
    const [one, other] = await Promise.all([
      site.answer('/program/_payload.json?test-build'),
      site.answer('/program/_payload.json?sort=title'),
    ])
    expect(other).toEqual(one)
  })

  test.each([
    '/nope/_payload.json',
    '/artists/nobody/_payload.json',
    '/About/_payload.json',
    '/about//_payload.json',
    '/old/_payload.json',
    '/events/withdrawn/_payload.json',
    '/a/../about/_payload.json',
    '/%zz/_payload.json',
  ])('%s is 404 as JSON: only a canonical path of a page has one', async (target) => {
    const site = await aSite()
    const answer = await site.answer(target)
    expect(answer.status).toBe(404)
    expect(answer.headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    expect(await site.json(target)).toMatchObject({ error: { status: 404 } })
  })

  test('are there for a path that redirects without a query (behaviour §5.7)', async () => {
    const payload = await (await aSite()).json('/2024/program/exhibitions/_payload.json?test-build')
    expect(payload).toMatchObject({
      path: '/2024/program/exhibitions',
      route: 'year-program-type:2024',
    })
  })

  test.each(['/?/_payload.json', '/program?/_payload.json', '/program?_payload.json'])(
    '%s is the page and leaves it as it was (faults C1)',
    async (target) => {
      const site = await aSite()
      const path = target.split('?', 1)[0] ?? ''
      const before = await site.answer(path)
      expect(await site.answer(target)).toEqual(before)
      await site.answer(`${path === '/' ? '' : path}/_payload.json?x`)
      expect(await site.answer(path)).toEqual(before)
    },
  )
})

describe('a page that is true until T (faults C20)', () => {
  const T = Date.parse('2026-03-14T01:00:00Z')
  const at = (offsetMs: number) => new Date(T + offsetMs).toISOString()

  async function siteUntilT() {
    const load: typeof app.load = async (route, location, deps) => {
      const loaded = await app.load(route, location, deps)
      if (loaded === 'not-found' || route.id !== 'artists') return loaded
      const isOver = deps.clock.now() >= T
      const page = { ...loaded.page, title: isOver ? 'After' : 'Before' }
      return isOver ? { ...loaded, page } : { ...loaded, page, until: T }
    }
    const site = await aSite({ now: at(-300_000), app: { load } })
    await site.settled()
    return site
  }

  test.each([
    [-300_000, 'max-age=60, stale-while-revalidate=30, stale-if-error=2592000'],
    [-90_000, 'max-age=60, stale-while-revalidate=30, stale-if-error=2592000'],
    [-89_999, 'max-age=60, stale-if-error=2592000'],
    [-5_000, 'max-age=5, stale-if-error=2592000'],
    [-4_200, 'max-age=4, stale-if-error=2592000'],
    [-1, 'max-age=0, stale-if-error=2592000'],
  ])('may be kept, at T%i ms, for no longer than to T', async (offsetMs, expected) => {
    const site = await siteUntilT()
    site.setNow(at(offsetMs))
    const answer = await site.answer('/artists')
    expect(answer.headers['CDN-Cache-Control']).toBe(expected)
  })

  test('has its new bytes from T on', async () => {
    const site = await siteUntilT()
    const titles: string[] = []
    for (const offsetMs of [-5_000, -1, 0, 1_000]) {
      site.setNow(at(offsetMs))
      titles.push((await site.page('/artists')).title)
    }
    expect(titles).toEqual([
      'Before | Parallax 2026',
      'Before | Parallax 2026',
      'After | Parallax 2026',
      'After | Parallax 2026',
    ])
  })
})
