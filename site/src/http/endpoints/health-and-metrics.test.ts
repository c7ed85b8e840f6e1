import { aPage } from 'contract/testing/page.ts'
import { describe, expect, test } from 'vitest'
import {
  bodyText,
  createTestSite,
  type TestSiteOptions,
} from '../../../testing/create-test-site.ts'
import { createSiteStatus } from '../operations.ts'
import { createMetricsRegistry, health } from './health-and-metrics.ts'

const NOW = '2026-03-14T00:20:00Z'
const SECRET = 'a secret of twenty-four'

const aSite = (options: TestSiteOptions = {}) => createTestSite({ now: NOW, ...options })
const later = (seconds: number) => new Date(Date.parse(NOW) + seconds * 1_000).toISOString()

describe('/healthz', () => {
  test('reports no revision and no suspect revision before the first answers', async () => {
    const site = await aSite({ isSilent: true })
    expect((await site.answer('/healthz')).status).toBe(200)
    expect(await site.json('/healthz')).toEqual({
      revision: null,
      behindSeconds: 0,
      stale: false,
      held: null,
      saved: true,
    })
  })

  test.each([
    [0, false],
    [60, false],
    [61, true],
    [30 * 24 * 60 * 60, true],
  ])(
    'R3: %i s after the last response of the content service, stale is %s',
    async (seconds, stale) => {
      const site = await aSite()
      const before = await site.answer('/')
      await site.cutOff()
      site.setNow(later(seconds))
      expect(await site.json('/healthz')).toMatchObject({
        revision: '1',
        behindSeconds: seconds,
        stale,
      })
      expect((await site.answer('/')).body).toEqual(before.body)
    },
  )

  test('H21: reports 0 seconds behind, not a negative number, when the clock is set back', async () => {
    const site = await aSite({ origin: 'http://localhost' })
    await site.cutOff()
    site.setNow('2025-03-14T00:20:00Z')
    expect(await site.json('/healthz')).toMatchObject({ behindSeconds: 0, stale: false })
    expect((await site.answer('/')).headers['Cache-Status']).toBe('festival; hit')
    const metrics = await bodyText((await site.answer('/metrics')).body)
    expect(metrics.split('\n')).toContain('site_behind_seconds 0')
  })

  test('R3: becomes stale even if the content service has never responded', async () => {
    const site = await aSite({ isSilent: true })
    site.setNow(later(61))
    expect(await site.json('/healthz')).toMatchObject({
      revision: null,
      behindSeconds: 61,
      stale: true,
    })
  })
})

describe('a revision that is held until the content service confirms it (spec/faults C13)', () => {
  test('is named by /healthz, and counts as 1 in the metrics', async () => {
    const replica = { revision: 'r1', behindS: 3, suspectRevision: 'r2', isSaved: true }
    const status = createSiteStatus({
      replica: { status: () => replica },
      store: { ready: () => true, size: () => 4 },
      variants: { size: () => 0 },
      isLeaving: () => false,
    })
    const { body } = await health(status).reply({ method: 'GET', target: '', headers: {} }, '')
    expect(JSON.parse(await bodyText(body))).toEqual({
      revision: 'r1',
      behindSeconds: 3,
      stale: false,
      held: 'r2',
      saved: true,
    })
    const registry = createMetricsRegistry({ status, replies: () => [], problems: () => new Map() })
    expect((await registry.metrics()).split('\n')).toContain('site_held 1')
  })
})

describe('/readyz', () => {
  test('answers 503 until every page is published, and again when the site is about to end', async () => {
    const site = await aSite({ isSilent: true })
    const isReady = async () => [(await site.answer('/readyz')).status, await site.json('/readyz')]
    expect(await isReady()).toEqual([503, { ready: false }])
    await site.publish({})
    expect(await isReady()).toEqual([200, { ready: true }])
    site.leave()
    expect(await isReady()).toEqual([503, { ready: false }])
    expect((await site.answer('/')).status).toBe(200)
  })
})

describe('/metrics (spec/faults H22)', () => {
  const at = (host: string) => ({ origin: `https://${host}` })
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

  test.each<[string, TestSiteOptions, Record<string, string>, number]>([
    ['without a token, of a public site', at('festival.example'), {}, 404],
    ['without a token, of a host that looks local', at('localhost.example'), {}, 404],
    ['without a token, of localhost', at('localhost:3000'), {}, 200],
    ['without a token, of 127.0.0.1', at('127.0.0.1:3000'), {}, 200],
    ['without a token, of [::1]', at('[::1]:3000'), {}, 200],
    ['with a token that is not sent', { metricsToken: SECRET }, {}, 401],
    ['with a token that is sent', { metricsToken: SECRET }, bearer(SECRET), 200],
    ['with a token, but another one is sent', { metricsToken: SECRET }, bearer(`${SECRET}x`), 401],
    ['with a token, of localhost', { ...at('localhost'), metricsToken: SECRET }, {}, 401],
    ['with a token, by another scheme', { metricsToken: SECRET }, { authorization: SECRET }, 401],
  ])('%s', async (_what, options, headers, status) => {
    const answer = await (await aSite(options)).answer('/metrics', { headers })
    expect(answer.status).toBe(status)
    expect(answer.headers['WWW-Authenticate']).toBe(status === 401 ? 'Bearer' : undefined)
    expect(await bodyText(answer.body)).not.toContain(SECRET)
    expect(answer.headers).toMatchObject({
      'Content-Type': expect.stringMatching(/^text\/plain; (?:version=0\.0\.4; )?charset=utf-8$/),
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
  })

  test('count replies by class of status, and report the state of the site', async () => {
    const site = await aSite({
      origin: 'http://localhost',
      answers: {
        '/routes': { custom_pages: ['about'], program: [], festival_years: [2026] },
        '/pages/about': aPage(),
      },
    })
    await site.settled()
    for (const target of ['/about', '/about', '/About', '/nope']) await site.answer(target)
    await site.cutOff()
    site.setNow(later(90))
    const lines = (await bodyText((await site.answer('/metrics')).body)).split('\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'site_answers_total{class="2xx"} 2',
        'site_answers_total{class="3xx"} 1',
        'site_answers_total{class="4xx"} 1',
        'site_answers_total{class="5xx"} 0',
        'site_ready 1',
        'site_stale 1',
        'site_behind_seconds 90',
        `site_pages ${site.store.size()}`,
        'site_variants 0',
      ]),
    )
  })

  test('are counted separately for two sites in one process', async () => {
    const [one, other] = [
      await aSite({ origin: 'http://localhost' }),
      await aSite({ origin: 'http://localhost' }),
    ]
    await one.answer('/nope')
    const { body } = await other.answer('/metrics')
    expect(await bodyText(body)).toContain('site_answers_total{class="4xx"} 0')
  })
})
