import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { aSearchRow } from 'contract/testing/search-row.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as app from '../app/render-page.tsx'

import { createSmallFestival as aSite } from '../../testing/small-festival.ts'
import type { Payload } from '../browser/payload.ts'
import type { HttpReply } from './reply.ts'

const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** One site for all tests that change nothing. */
const site = await aSite({ endedBy: afterAll })
await site.idle()

function bytesOf({ body, headers }: HttpReply): string {
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

describe('a page (spec/faults §11)', () => {
  test('is the same document in every encoding, each with its own etag', async () => {
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

  test('declares its only style block, and no script that runs inline', async () => {
    const page = await site.page('/about')
    const [style, ...others] = page.document.all('style')
    expect(style).toBeDefined()
    expect(others).toEqual([])
    expect(page.headers['Content-Security-Policy']).toMatch(
      /style-src 'self' 'sha256-[\w+/=]{44}';/,
    )
    const inline = page.document.all('script').filter((each) => !each.attribute('src'))
    expect(inline.map((each) => each.attribute('type'))).toEqual(['application/ld+json'])
    expect(page.html).not.toMatch(/ (?:style|on\w+)=/)
  })

  test.each([
    ['/caf%C3%A9', 'Café'],
    ['/apr%C3%A8s-dark', 'Après dark'],
    ['/artists/caf%C3%A9', 'Café'],
    ['/artists/artist%27s-walk', 'Walk'],
    ['/2024/photobook-weekend', 'About Parallax'],
  ])('is shown at %s, also if the name has to be encoded', async (path, heading) => {
    const page = await site.page(path)
    expect(page.status).toBe(200)
    expect(page.headings.filter(({ level }) => level === 1)).toEqual([{ level: 1, text: heading }])
  })

  test('is decompressed once for all concurrent requests without an encoding', async () => {
    const own = await aSite()
    const [first, ...others] = await Promise.all(
      Array.from({ length: 10 }, async () => (await own.answer('/about')).body),
    )
    expect(others.filter((body) => body !== first)).toEqual([])
  })
})

describe('a conditional request (spec/faults C7)', () => {
  test('is 304 for the etag of the encoding asked for, and 200 for that of another', async () => {
    const etagOf = async (encoding: string) =>
      (await site.answer('/about', { headers: { 'accept-encoding': encoding } })).headers['ETag'] ??
      ''
    const statusFor = async (etag: string) => {
      const headers = { 'accept-encoding': 'gzip', 'if-none-match': etag }
      return (await site.answer('/about', { headers })).status
    }
    expect(await statusFor(await etagOf('gzip'))).toBe(304)
    expect(await statusFor(await etagOf('br'))).toBe(200)
  })
})

describe('a target (spec/behaviour §1)', () => {
  test.each([
    ['/About/', 301, '/about', 3600],
    ['/about/?a=b', 301, '/about?a=b', 3600],
    ['/2024-photobook-weekend', 301, '/2024/photobook-weekend', 3600],
    ['/old?x=1', 301, '/about?x=1', 300],
    ['/2024/program/exhibitions', 302, '/2024/program/exhibitions?sort=location', 300],
  ])('%s is redirected with %i to %s', async (target, status, location, maxAgeS) => {
    const answer = await site.answer(target)
    expect(answer.status).toBe(status)
    expect(answer.body).toBeUndefined()
    expect(answer.headers).toMatchObject({
      Location: location,
      'Cache-Control': `public, max-age=${maxAgeS}`,
      'Content-Security-Policy': DATA_POLICY,
      'Content-Length': '0',
    })
  })

  test('with equal meaning gives the same bytes: undeclared keys, bad values, repeats (spec/behaviour §2.2.11)', async () => {
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
})

describe('a declared query (decision 003)', () => {
  test.each([
    ['/search?q=slack', 'noindex'],
    ['/program?day=today', 'noindex'],
    ['/program?sort=title', undefined],
    ['/program', undefined],
  ])('%s says to search engines: %s (spec/faults §11)', async (target, expected) => {
    const { headers } = await site.answer(target)
    expect(headers['X-Robots-Tag']).toBe(expected)
  })

  test('is rendered again when an answer changes that only it reads', async () => {
    const own = await aSite()
    const before = await own.page('/search?q=slack')
    await own.publish({ '/search': { rows: [aSearchRow({ title: 'Slack Tide' })] } })
    const after = await own.page('/search?q=slack')
    expect(before.main.text).toContain('Slack Water')
    expect(after.main.text).toContain('Slack Tide')
  })
})

describe('a missing page (spec/behaviour §7.1)', () => {
  test('prints the requested path as text', async () => {
    const target =
      '/"><img/src=x></title></script><script>alert(1)</script>&amp;\u2028requested-path-goes-here'
    const page = await site.page(target)
    expect(page.document.all('img')).toEqual([])
    expect(page.document.all('title')).toHaveLength(1)
    expect(page.document.all('script').map((each) => each.attribute('type'))).toEqual(['module'])
    expect(page.main.all('h1').map(({ text }) => text)).toEqual([
      `Page not found: ${target.replaceAll('\u2028', ' ')}`,
    ])
  })

  test('suggests likely pages as text, separate from the requested path', async () => {
    const rows = [
      aSearchRow({ slug: 'slack-water', title: '[Slack] <Water> & likely-page-goes-here-0-kind' }),
      aSearchRow({ type: 'guide', id: 'gd01', slug: 'slack-water', title: 'Slack', year: 2024 }),
    ]
    const own = await aSite({ answers: { '/search': { rows } } })
    const target = '/likely-page-goes-here-0-title/slack-waters'
    const page = await own.page(target)
    expect([page.status, page.headers['Cache-Control']]).toEqual([404, 'no-store'])
    expect(page.title).toBe(`404 - Page not found: ${target}`)
    expect(page.main.outline()).toEqual([`1 Page not found: ${target}`, '2 Did you mean'])
    expect(page.main.links().slice(2)).toEqual([
      ['Slack <Water> & likely-page-goes-here-0-kind', '/events/slack-water'],
      ['Slack', '/guides/slack-water'],
    ])
    expect(page.main.text).toContain('Event, 2026')
    await own.publish({ '/search': { rows: [] } })
    expect((await own.page(target)).main.outline()).toHaveLength(1)
  })

  test.each(['br', 'gzip'])('is sent as %s to clients that accept it', async (encoding) => {
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
})

describe('other errors (spec/behaviour §7.2)', () => {
  test('a screen that throws answers 500 without the reason', async () => {
    const load: typeof app.load = (route, ...rest) => {
      if (route.id === 'artists') throw new Error('secret')
      return app.load(route, ...rest)
    }
    const own = await aSite({ app: { load } })
    const page = await own.page('/artists')
    expect(page.status).toBe(500)
    expect(page.title).toBe('500 - Server Error')
    expect(page.html).not.toMatch(/secret|\.tsx?|at /)
    expect(page.main.text).not.toContain('/artists')
    expect(own.logged).toContainEqual({
      event: 'publish.failed',
      fields: { path: '/artists', message: 'Error: secret' },
    })
  })

  test('an error screen that cannot be rendered is replaced by one without the shell', async () => {
    const renderError: typeof app.renderError = () => {
      throw new Error('secret')
    }
    const page = await (await aSite({ app: { renderError } })).page('/nope')
    expect(page.status).toBe(500)
    expect(page.title).toBe('500 - Server Error')
    expect(page.main.links()).toEqual([['Go back home', '/']])
    expect(page.html).not.toContain('secret')
  })
})

describe('before the first answers (spec/behaviour §7.2, spec/faults B7)', () => {
  test('every page answers 503 with a screen without the shell', async () => {
    const own = await aSite({ isSilent: true })
    for (const target of ['/', '/about', '/no/such/page']) {
      const page = await own.page(target)
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

  test('data answer 503; the site is alive and not ready', async () => {
    const own = await aSite({ isSilent: true })
    const payload = await own.answer('/about/_payload.json?x')
    expect(payload).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } })
    expect((await own.answer('/healthz')).status).toBe(200)
    expect((await own.answer('/readyz')).status).toBe(503)
  })

  test('ends when the answers arrive', async () => {
    const own = await aSite({ isSilent: true })
    await own.publish({})
    expect((await own.page('/about')).status).toBe(200)
    expect((await own.answer('/readyz')).status).toBe(200)
  })
})

describe('payloads (spec/behaviour §23)', () => {
  test('have exactly the HTML of the document', async () => {
    const page = await site.page('/about')
    const payload = await site.json('/about/_payload.json?test-build')
    expect(payload).toMatchObject({ buildId: 'test-build', path: '/about', query: '' })
    const { title, head, main, footer, page: hash, theme } = payload as Payload // asked for above
    expect(page.title).toBe(title)
    expect(page.html).toContain(head)
    expect(page.html).toContain(`data-page="${hash}" data-year="2026">${main}</main>`)
    expect(page.html).toContain(`${footer}</footer>`)
    expect(Object.keys(theme)).toEqual([
      'color',
      'backgroundColor',
      'accentColor',
      'siteTitle',
      'siteDescription',
      'siteImage',
      'festival_year',
    ])
  })

  test('of a declared query have the variant, and its canonical query', async () => {
    const variant = await site.page('/program?sort=title')
    const payload = (await site.json('/program/_payload.json?test-build&x=1&sort=title')) as Payload // asked for above
    expect(payload.query).toBe('?sort=title')
    expect(variant.html).toContain(payload.main)
    expect(variant.html).not.toContain(
      ((await site.json('/program/_payload.json?test-build')) as Payload).main,
    )
  })

  test('of islands are immutable under the hash of their page, and are the newest under another hash', async () => {
    const { page } = (await site.json('/about/_payload.json?test-build')) as Payload // asked for above
    const kept = await site.answer(`/about/_islands.json?${page}`)
    const newest = await site.answer('/about/_islands.json?another')
    expect(kept.headers['Cache-Control']).toBe('public, max-age=31536000, immutable')
    expect(newest.headers['Cache-Control']).toBe('public, max-age=0, must-revalidate')
    expect(await site.json('/about/_islands.json?another')).toEqual({ page, props: [] })
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
    const answer = await site.answer(target)
    expect(answer.status).toBe(404)
    expect(answer.headers).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    expect(await site.json(target)).toMatchObject({ error: { status: 404 } })
  })

  test('exist for a path that redirects without a query (spec/behaviour §5.7)', async () => {
    const payload = await site.json('/2024/program/exhibitions/_payload.json?test-build')
    expect(payload).toMatchObject({
      path: '/2024/program/exhibitions',
      query: '',
    })
  })

  test.each(['/?/_payload.json', '/program?/_payload.json', '/program?_payload.json'])(
    '%s is the page and leaves it as it was (spec/faults C1)',
    async (target) => {
      const path = target.split('?', 1)[0] ?? ''
      const before = await site.answer(path)
      expect(await site.answer(target)).toEqual(before)
      await site.answer(`${path === '/' ? '' : path}/_payload.json?x`)
      expect(await site.answer(path)).toEqual(before)
    },
  )
})

describe('a page that is true until T (spec/faults C20)', () => {
  const T = Date.parse('2026-03-14T01:00:00Z')
  const at = (offsetMs: number) => new Date(T + offsetMs).toISOString()

  const load: typeof app.load = (route, location, deps) => {
    const loaded = app.load(route, location, deps)
    if (loaded === 'not-found' || route.id !== 'artists') return loaded
    const title = deps.moment.isBefore(T) ? 'Before' : 'After'
    return { ...loaded, page: { ...loaded.page, title } }
  }
  let untilT: Awaited<ReturnType<typeof aSite>>
  beforeAll(async () => {
    let end = () => Promise.resolve()
    untilT = await aSite({ now: at(-300_000), app: { load }, endedBy: (byTest) => (end = byTest) })
    await untilT.settled()
    return end
  })

  test.each([
    [-300_000, 'max-age=60, stale-while-revalidate=30, stale-if-error=2592000'],
    [-90_000, 'max-age=60, stale-while-revalidate=30, stale-if-error=2592000'],
    [-89_999, 'max-age=60, stale-if-error=2592000'],
    [-5_000, 'max-age=5, stale-if-error=2592000'],
    [-4_200, 'max-age=4, stale-if-error=2592000'],
    [-1, 'max-age=0, stale-if-error=2592000'],
  ])('may be kept, at T%i ms, for no longer than to T', async (offsetMs, expected) => {
    untilT.setNow(at(offsetMs))
    const answer = await untilT.answer('/artists')
    expect(answer.headers['CDN-Cache-Control']).toBe(expected)
  })

  test('has its new bytes from T on', async () => {
    const titles: string[] = []
    for (const offsetMs of [-5_000, -1, 0, 1_000]) {
      untilT.setNow(at(offsetMs))
      titles.push((await untilT.page('/artists')).title)
    }
    expect(titles).toEqual([
      'Before | Parallax 2026',
      'Before | Parallax 2026',
      'After | Parallax 2026',
      'After | Parallax 2026',
    ])
  })
})
