/**
 * Redirects as a visitor meets them: from the server, and after a click in the browser, which must lead to the same
 * address (spec/behaviour §6). `contract/rules/redirects.test.ts` tests the rules.
 */
import type { RedirectRule } from 'contract/rules/redirects.ts'
import { parseAnswer } from 'contract/testing/parse-answer.ts'
import { describe, expect, test, vi } from 'vitest'
import { createTestBrowser } from '../../testing/create-test-browser.ts'
import { createTestSite } from '../../testing/create-test-site.ts'
import { createManifest } from '../browser/builds/manifest.ts'

const ORIGIN = 'https://festival.example'
const ROUTES = parseAnswer('/routes', {
  custom_pages: [],
  program: [],
  festival_years: [2026, 2024, 2022],
})

type Site = Awaited<ReturnType<typeof createTestSite>>

const siteWith = (rules: readonly RedirectRule[]) =>
  createTestSite({ answers: { '/redirects': { rules }, '/routes': ROUTES } })

/** Status and `Location`; undefined when the reply is not a redirect. */
async function byServer(site: Site, request: string): Promise<string | undefined> {
  const { status, headers, body } = await site.answer(request)
  if (headers['Location'] === undefined) return undefined
  expect([headers['Cache-Control'], body]).toEqual(['public, max-age=300', undefined])
  return `${status} ${headers['Location']}`
}

/** The target of a click, by the manifest that the site publishes; undefined when no redirect applies. */
async function byClick(site: Site, to: string): Promise<string | undefined> {
  const published = await site.json('/builds/meta/test-build.json')
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(published)))
  const manifest = createManifest({
    buildId: 'test-build',
    origin: ORIGIN,
    onUnknownBuild: () => undefined,
    isOnline: () => true,
  })
  await manifest.ask()
  const { address } = await createTestBrowser({ manifest: manifest.current() }).click(to)
  return address === to ? undefined : address
}

describe('a redirect (spec/behaviour §6)', () => {
  test.each([
    [[['/old', '/new']], '/old?x=1', '301 /new?x=1'],
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
    [[['/x', '//evil.test']], '/x', undefined],
    [[['/program', '/elsewhere']], '/program', undefined],
    [[['/news/*', '/channel#latest']], '/news/a', '301 /channel#latest'],
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
