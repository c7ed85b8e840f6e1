/** Redirects as a visitor meets them: from the server, and by a click in the browser, with one result (spec/behaviour §6). */
import type { RedirectRule } from 'contract/rules/redirects.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTestBrowser } from '../testing/create-test-browser.ts'
import { createTestSite } from '../testing/create-test-site.ts'
import { createManifest } from './browser/manifest.ts'
import { readManifest } from './browser/read-manifest.ts'
import { buildRoutes } from './routes.ts'

const ORIGIN = 'https://festival.example'
const ROUTES = parseAnswer('/routes', {
  custom_pages: [],
  program: [],
  festival_years: [2026, 2024, 2022],
})
const CHAIN = Array.from({ length: 20 }, (_, hop) => [`/r${hop + 1}`, `/r${hop + 2}`] as const)

type Site = Awaited<ReturnType<typeof createTestSite>>

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const siteWith = (rules: readonly RedirectRule[]) =>
  createTestSite({ answers: { '/redirects': { rules }, '/routes': ROUTES } })

/** Status and `Location`, or undefined when it is no redirect. */
async function byServer(site: Site, request: string): Promise<string | undefined> {
  const { status, headers, body } = await site.answer(request)
  if (headers['Location'] === undefined) return undefined
  expect([headers['Cache-Control'], body]).toEqual(['public, max-age=300', undefined])
  return `${status} ${headers['Location']}`
}

/** Where a click ends, by the manifest that the site publishes, or undefined when it stays. */
async function byClick(site: Site, to: string): Promise<string | undefined> {
  const published = await site.json('/builds/meta/test-build.json')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(published)))
  const asked = createManifest({ onUnknownBuild: () => undefined, buildId: 'test-build' })
  await asked.ask()
  const known = asked.current()
  const manifest = known && readManifest(known, ORIGIN)
  const { routes } = buildRoutes(ROUTES)
  const { address } = await createTestBrowser({ routes, manifest }).click(to)
  return address === to ? undefined : address
}

describe('a redirect (spec/behaviour §6)', () => {
  test.each([
    [[['/old', '/new']], '/old?x=1', '301 /new?x=1'],
    [[['/old', '/new?x=2']], '/old?x=1&y=3', '301 /new?x=2&y=3'],
    [[['/2018/**', '/past-festivals/2018']], '/2018/a/b', '301 /past-festivals/2018'],
    [
      [['/shop/**', 'https://shop.example.org/**']],
      '/shop/a%20b?c=1',
      '301 https://shop.example.org/a%20b?c=1',
    ],
    [
      [
        ['/a', '/b'],
        ['/b', '/c'],
      ],
      '/a',
      '301 /c',
    ],
    [
      [
        ['/a', '/b'],
        ['/b', '/a'],
      ],
      '/a',
      undefined,
    ],
    [[['/x', '/x']], '/x', undefined],
    [[['/x', '//evil.test']], '/x', undefined],
    [[['/x', '/\\evil.test']], '/x', undefined],
    [[['/x', 'javascript:alert(1)']], '/x', undefined],
    [[['/x', 'https:evil']], '/x', undefined],
    [[['/x', 'https://u:p@h/']], '/x', undefined],
    [[['/x', '/y\r\nSet-Cookie: a=b']], '/x', undefined],
    [[['/x', '/api/content']], '/x', undefined],
    [[['/x/**', 'https://h.example']], '/x/evil.test/y', '301 https://h.example/'],
    [[['/program', '/elsewhere']], '/program', undefined],
    [CHAIN, '/r1', undefined],
    [[['/artists/old', '/artists/new']], '/artists/old', '301 /artists/new'],
    [[['/artists/**', '/elsewhere']], '/artists', undefined],
    [[['/news/*', '/channel#latest']], '/news/a', '301 /channel#latest'],
    [[['/old', `${ORIGIN}/New/`]], '/old', '301 /new'],
    [
      [['/shows', '/2024/program/exhibitions#list']],
      '/shows?x=1',
      '301 /2024/program/exhibitions?x=1&sort=location#list',
    ],
    [[], '/2024/program/guides-walks', '302 /2024/program#guides'],
    [[], '/2026/program/guides-walks?mode=walk', '302 /program/guides-walks?mode=walk'],
  ] as const)(
    'by the rules %j, %s leads to %s, from the server and by a click',
    async (pairs, request, expected) => {
      const site = await siteWith(pairs.map(([from, to]) => ({ from, to })))
      expect(await byServer(site, request)).toBe(expected)
      expect(await byClick(site, request)).toBe(expected?.slice('301 '.length))
    },
  )

  test.each([
    ['/old', '/new', '/old#here', '/new#here'],
    ['/old', '/new#there', '/old#here', '/new#there'],
    ['/shop/**', 'https://shop.example.org/**', '/shop#here', 'https://shop.example.org/#here'],
  ])(
    'from %s to %s leads a click on %s to %s (spec/behaviour §6.8)',
    async (from, to, link, expected) => {
      expect(await byClick(await siteWith([{ from, to }]), link)).toBe(expected)
    },
  )
})

describe('a rule that does not hold (spec/behaviour §6.6, §6.10, spec/faults U5)', () => {
  test('is dropped with one warning, and the others hold', async () => {
    const site = await siteWith([
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/x', to: '//evil.test' },
      { from: '/partners', to: '/elsewhere' },
      { from: '/old', to: '/new' },
    ])
    const dropped = site.logged.filter(({ event }) => event === 'redirects.dropped')
    expect(dropped.map(({ fields }) => [fields['from'], fields['reason']])).toEqual([
      ['/x', 'a target that is not allowed'],
      ['/partners', 'a fixed path'],
      ['/a', 'a loop'],
      ['/b', 'a loop'],
    ])
    expect(await byServer(site, '/old')).toBe('301 /new')
  })
})
