import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import { anArtist } from 'contract/testing/artist.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anImage, aStubImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { afterAll, describe, expect, test } from 'vitest'
import {
  bodyText,
  createTestSite,
  testPage,
  type TestSiteOptions,
  type WireAnswers,
} from '../../testing/create-test-site.ts'
import { askProxy } from '../../testing/ask-proxy.ts'
import { expectBaseline } from '../../testing/expect-baseline.ts'
import { readPage } from '../../testing/read-page.ts'
import { PHOTOGRAPH_TEXT } from '../../testing/small-festival.ts'
import type { HttpReply } from './reply.ts'

const OPENS_AT = '2026-11-21T23:00:00.000Z'
const BEFORE = '2026-11-21T22:59:59.999Z'
const BROTLI = { headers: { 'accept-encoding': 'br' } }

const ANSWERS: WireAnswers = {
  '/routes': { custom_pages: ['about'], program: [], festival_years: [2026, 2024] },
  '/pages/about': aPage(),
  '/artists/noor-castellane': anArtist(),
  '/years/2026': anEdition(),
  '/years/2026/program': { events: [] },
  '/redirects': {
    rules: [{ from: '/old', to: '/about' }],
    gone: [{ from: '/events/withdrawn', reason: 'The artist asked for it' }],
  },
}

const flag = (show_loading_screen: unknown) => ({ ...aGlobal(), show_loading_screen })
const opening = (opens_at: string | undefined) =>
  aSite({ holding: opens_at === undefined ? {} : { opens_at } })

/** A held site, one millisecond before its opening. */
function aHeldSite({ now = BEFORE, answers = {}, ...options }: TestSiteOptions = {}) {
  return createTestSite({
    now,
    answers: {
      ...ANSWERS,
      '/global': flag(true),
      '/site': opening('2026-11-22T10:00'),
      ...answers,
    },
    ...options,
  })
}

/** A site that stays held, for all tests that change nothing. */
const heldSite = await aHeldSite({ endedBy: afterAll })
await heldSite.settled()

type TestSite = Awaited<ReturnType<typeof createTestSite>>

/** The error page that replaces a page, with everything that an error page must have. */
async function errorPage(site: TestSite, path: string, asked: Parameters<TestSite['answer']>[1]) {
  const answer = await site.answer(path, asked)
  expectBaseline(answer, 'error page', site.origin)
  return readPage(answer.status, answer.headers, await bodyText(answer.body))
}

const isHolding = ({ status, headers }: HttpReply) =>
  status === 200 &&
  headers['X-Robots-Tag'] === 'noindex' &&
  /^public, max-age=\d+$/.test(headers['Cache-Control'] ?? '')

describe('whether the site is held (spec/behaviour §16.1)', () => {
  test.each([
    { id: 'the flag is off', global: flag(false), opens: undefined, now: BEFORE, held: false },
    {
      id: 'nobody knows the opening',
      global: flag(true),
      opens: undefined,
      now: OPENS_AT,
      held: true,
    },
    {
      id: 'it opens in a millisecond',
      global: flag(true),
      opens: '2026-11-22T10:00',
      now: BEFORE,
      held: true,
    },
    {
      id: 'the opening is no time',
      global: flag(true),
      opens: 'tomorrow',
      now: OPENS_AT,
      held: true,
    },
  ])('is $held when $id', async ({ global, opens, now, held }) => {
    const site = await aHeldSite({ now, answers: { '/global': global, '/site': opening(opens) } })
    expect(isHolding(await site.answer('/about'))).toBe(held)
    const problems = site.logged.filter(({ event }) => event === 'replica.problem')
    expect(problems.some(({ fields }) => fields['key'] === '/site')).toBe(opens === 'tomorrow')
  })

  test('no copy may be cached beyond the opening (spec/behaviour §16.3)', async () => {
    const site = await aHeldSite({ now: '2026-11-21T22:59:45.500Z' })
    const { headers } = await site.answer('/')
    expect(headers['Cache-Control']).toBe('public, max-age=14')
  })
})

describe('the holding page (spec/behaviour §16, spec/faults §11)', () => {
  test.each([{}, BROTLI.headers])('has the headers of the table with %o', async (headers) => {
    expectBaseline(await heldSite.answer('/', { headers }), 'holding', heldSite.origin)
  })

  test('has the content of spec/screens §11, without the shell', async () => {
    const page = await heldSite.page('/program')
    expect(page.title).toBe('Parallax 2026')
    expect(page.landmarks).toEqual(['main'])
    expect(page.headings).toEqual([{ level: 1, text: 'The future is loading' }])
    expect(page.main.text).toBe(
      'Parallax International Festival of Photography The future is loading Check back at 10am 22 Nov AEDT Open the site',
    )
    const [time] = page.main.all('time')
    expect(time?.attribute('datetime')).toBe('2026-11-22T10:00:00+11:00')
    expect(page.main.links()).toEqual([['Open the site', '?']])
    expect(page.document.all('dialog')).toEqual([])
    expect(page.document.all('meta[name=robots]')[0]?.attribute('content')).toBe('noindex')
    expect(page.document.all('link[rel=canonical]')).toEqual([])
    expect(page.html).toContain('<noscript><meta http-equiv="refresh" content="60"/></noscript>')
  })

  test('has the preview of the site when it is shared', async () => {
    const site = await aHeldSite({ answers: { '/site': aSite({ image: anImage() }) } })
    const page = await site.page('/')
    const property = (name: string) =>
      page.document.all(`meta[property=${name}]`)[0]?.attribute('content')
    expect(property('og:title')).toBe('Parallax 2026')
    expect(property('og:image')).toContain('/media/')
    expect(property('og:url')).toBeUndefined()
  })

  test('has no script that runs inline, and no style attribute', async () => {
    const page = await heldSite.page('/')
    expect(page.document.all('script').map((each) => each.attribute('src'))).toEqual([
      '/assets/first.js',
    ])
    expect(page.html).not.toMatch(/ style="| on\w+="/)
  })

  test('that has not changed answers 304 when it is requested again (spec/behaviour §16.6)', async () => {
    const { headers } = await heldSite.answer('/about', BROTLI)
    const again = await heldSite.answer('/about', {
      headers: { ...BROTLI.headers, 'if-none-match': headers['ETag'] ?? '' },
    })
    expect(again.status).toBe(304)
    expect(again.headers['Cache-Control']).toBe('public, max-age=1')
  })
})

describe('while the site is held (spec/behaviour §16.3, §16.4; spec/faults L3, X21)', () => {
  test('every page path, known or not, answers with the one holding page', async () => {
    const paths = [
      '/',
      '/about',
      '/artists/noor-castellane',
      '/years/2026',
      '/2026/program/exhibitions',
      '/search?q=night',
      '/no/such/page',
      '/old',
      '/events/withdrawn',
      '/About/',
      '//about',
      '/%E0%A4%A',
      '/2024-about?utm_source=x',
    ]
    const answers = await Promise.all(paths.map((path) => heldSite.answer(path)))
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
    expect(new Set(answers.map(({ headers }) => headers['ETag'])).size).toBe(1)
    expect(answers.filter(({ headers }) => 'Location' in headers)).toEqual([])
  })

  test.each([
    [414, 'GET', `/${'x'.repeat(2_048)}`],
    [405, 'POST', '/about'],
    [405, 'DELETE', '/no/such/page'],
  ])('%i has neither the menu nor the footer of the site', async (status, method, path) => {
    const site = await aHeldSite()
    const look = () => errorPage(site, path, { method })
    const page = await look()
    expect([page.status, page.landmarks]).toEqual([status, ['main']])
    expect(page.document.links()).toEqual([['Go back home', '/']])
    site.setNow(OPENS_AT)
    expect((await look()).landmarks).toContain('footer')
  })

  test('a 500 is a page without the shell and without the reason', async () => {
    const site = await aHeldSite()
    const headers = {
      get 'if-none-match'(): string {
        throw new Error('secret')
      },
    }
    const look = () => errorPage(site, '/about', { headers })
    const page = await look()
    expect([page.status, page.landmarks]).toEqual([500, ['main']])
    expect(page.html).not.toContain('secret')
    site.setNow(OPENS_AT)
    expect((await look()).landmarks).toContain('footer')
  })

  test('a holding page that cannot be rendered is replaced by a 503 without the shell', async () => {
    const page = await testPage('/about', {
      now: BEFORE,
      answers: { ...ANSWERS, '/global': flag(true) },
      app: {
        renderHolding: () => {
          throw new Error('broken')
        },
      },
    })
    expect([page.status, page.landmarks]).toEqual([503, ['main']])
  })

  test.each([
    '/_payload.json',
    '/about/_payload.json?test-build',
    '/sitemap.xml',
    '/sitemap-2026.xml',
    '/feeds/channel.atom',
    '/calendar/ev01.ics',
    '/about/_islands.json',
    '/guides/river-at-dusk/pack.json',
    '/og/ev01.png',
  ])('%s is not there', async (path) => {
    const { status, headers } = await heldSite.answer(path)
    expect(status).toBe(404)
    expect(headers['Content-Type']).not.toContain('html')
    expect(headers['Cache-Control']).toBe('no-store')
  })

  test.each([
    ['/localtime', 200] as const,
    ...[
      '/global',
      '/site',
      '/routes',
      '/redirects',
      '/search',
      '/pages/about',
      '/artists/noor-castellane',
      '/x',
    ].map((key) => [key, 404] as const),
  ])('the content proxy answers %s with %i', async (key, status) => {
    const answer = await askProxy(heldSite, { path: key })
    expect(answer.status).toBe(status)
    if (status === 404) {
      expect(JSON.parse(await bodyText(answer.body))).toEqual({
        error: { status: 404, message: `Unknown content path "${key}"`, key },
      })
    }
  })

  test('the build manifest names no page and no redirect, and all of them after the opening', async () => {
    const site = await aHeldSite()
    await site.settled()
    const manifest = () => site.json('/builds/meta/test-build.json')
    expect(await manifest()).toEqual({
      id: 'test-build',
      timestamp: 1,
      matcher: { static: {}, wildcard: {}, dynamic: {} },
      prerendered: [],
    })
    site.setNow(OPENS_AT)
    expect(await manifest()).toMatchObject({
      matcher: { static: { '/old': { redirect: '/about', status: 301 } } },
      prerendered: expect.arrayContaining(['/about', '/artists/noor-castellane']),
    })
  })

  test('only the site’s own picture and logo are served', async () => {
    const portrait = anImage({ url: '/media/00000000000000aa-full.jpg', sizes: {} })
    const shared = anImage({ url: '/media/00000000000000bb-full.jpg', sizes: {} })
    const logo = aStubImage({ url: '/media/00000000000000cc-full.jpg', sizes: {} })
    const site = await createTestSite({
      now: BEFORE,
      answers: {
        ...ANSWERS,
        '/artists/noor-castellane': anArtist({ portrait }),
        '/global': flag(true),
        '/site': aSite({ image: shared, logo, holding: { opens_at: '2026-11-22T10:00' } }),
      },
      media: {
        '00000000000000aa-full.jpg': Buffer.from(PHOTOGRAPH_TEXT, 'latin1'),
        '00000000000000bb-full.jpg': Buffer.from(PHOTOGRAPH_TEXT, 'latin1'),
        '00000000000000cc-full.jpg': Buffer.from(PHOTOGRAPH_TEXT, 'latin1'),
      },
    })
    const statuses = () =>
      Promise.all(
        [portrait, shared, logo].map(async ({ url }) => {
          const { status, body } = await site.answer(url)
          await bodyText(body)
          return status
        }),
      )
    expect(await statuses()).toEqual([404, 200, 200])
    site.setNow(OPENS_AT)
    expect(await statuses()).toEqual([200, 200, 200])
  })

  test.each(['/healthz', '/readyz'])('%s answers as usual', async (path) => {
    expect((await heldSite.answer(path)).status).toBe(200)
  })
})

describe('the opening of a held site (spec/behaviour §16.5, spec/faults L1)', () => {
  const PORTRAIT = '00000000000000aa-full.jpg'
  /** Targets, with their status while the site is held and after it opens. */
  const ASKED: readonly (readonly [target: string, held: number, open: number])[] = [
    ['/', 200, 200],
    ['/about', 200, 200],
    ['/artists/noor-castellane', 200, 200],
    ['/no/such/page', 200, 404],
    ['/old', 200, 301],
    ['/about/_payload.json', 404, 200],
    ['/old/_payload.json', 404, 404],
    ['/sitemap.xml', 404, 200],
    [`/media/${PORTRAIT}`, 404, 200],
  ]

  test('is at one instant for every request, without rendering and without the content service', async () => {
    const site = await createTestSite({
      now: BEFORE,
      answers: {
        ...ANSWERS,
        '/artists/noor-castellane': anArtist({
          portrait: anImage({ url: `/media/${PORTRAIT}`, sizes: {} }),
        }),
        '/global': flag(true),
        '/site': opening('2026-11-22T10:00'),
      },
      media: { [PORTRAIT]: Buffer.from(PHOTOGRAPH_TEXT, 'latin1') },
    })
    await site.idle()
    const rendered = site.store.base()
    const calls = site.upstreamCalls()
    const ask = (count: number) =>
      Array.from({ length: count }, async (_, n) => {
        const [target, held, open] = ASKED[n % ASKED.length] ?? ['/', 200, 200]
        const answer = await site.answer(target, BROTLI)
        await bodyText(answer.body)
        return {
          seen: `${target} ${answer.status}`,
          held,
          open,
          target,
          isHeld: isHolding(answer) && answer.status === 200,
        }
      })
    /** The proxy knows the key only when it has read the body, so the state at that time counts. */
    const askForPages = (count: number) =>
      Promise.all(
        Array.from(
          { length: count },
          async () => (await askProxy(site, { path: '/pages/about' })).status,
        ),
      )

    expect(new Set(await askForPages(500))).toEqual(new Set([404]))
    // None of these requests is answered before the opening.
    const before = ask(2_000)
    site.setNow(OPENS_AT)
    const after = ask(2_000)

    for (const { seen, target, held, isHeld } of await Promise.all(before))
      expect([seen, isHeld]).toEqual([`${target} ${held}`, held === 200])
    for (const { seen, target, open, isHeld } of await Promise.all(after))
      expect([seen, isHeld]).toEqual([`${target} ${open}`, false])
    expect(new Set(await askForPages(500))).toEqual(new Set([200]))
    expect(site.upstreamCalls()).toEqual(calls)
    expect(site.store.base()).toBe(rendered)
  })

  test('shows the acknowledgement as on any first visit (spec/behaviour §16.9)', async () => {
    const site = await aHeldSite()
    expect((await site.page('/about')).document.all('dialog')).toEqual([])
    site.setNow(OPENS_AT)
    expect(
      (await site.page('/about')).document.all('dialog[aria-label=Acknowledgement of Country]'),
    ).toHaveLength(1)
  })

  test('by staff comes with the next snapshot, and no response mixes the two states (spec/faults B9)', async () => {
    const site = await aHeldSite({ answers: { '/site': opening(undefined) } })
    const seen = new Set<string>()
    const look = async () => {
      const answer = await site.answer('/about')
      const html = await bodyText(answer.body)
      const shown = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, words = '']) =>
        words.replace(/<[^>]+>/g, ''),
      )
      seen.add(`${isHolding(answer) ? 'held' : 'open'}: ${shown.join()}`)
    }
    for (let flip = 0; flip < 10; flip += 1) {
      const published = site.publish({
        '/global': flag(flip % 2 === 1),
        '/pages/about': aPage({ title: flip % 4 < 2 ? 'One' : 'Two' }),
      })
      await Promise.all([published, ...Array.from({ length: 20 }, look)])
      await look()
    }
    expect(seen).toEqual(new Set(['held: The future is loading', 'open: One', 'open: Two']))
  })
})
