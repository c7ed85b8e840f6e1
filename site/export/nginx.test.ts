import { describe, expect, test } from 'vitest'
import { bodyText } from '../testing/create-test-site.ts'
import { entered, exportTestSite } from '../testing/export-test-site.ts'
import { nginxPath, serveWithNginx } from '../testing/nginx.ts'

/** Requests for which the site and nginx must reply with the same redirect. */
const REDIRECTS = [
  '/about/',
  '/About',
  '//about',
  '/%61bout',
  '/about//',
  '/ABOUT/?utm_source=x',
  '/caf%c3%a9',
  '/Caf%C3%A9/',
  "/artists/artist's-walk",
  '/2024-photobook-weekend',
  '/2024-Photobook-Weekend/?a=b',
  '/2024/program/exhibitions',
  '/2024-program/exhibitions?x=1',
  '/2024/Program/Exhibitions/?venue=x&utm=1',
  '/old',
  '/Old/?x=1',
  '/old-caf%C3%A9?x=1',
  '/tickets',
  '/tickets?day=1',
  '/buy?x=1',
  '/2018',
  '/2018/a/b',
  '/2018/kept',
  '/people/x',
  '/people/x/work?y=1',
  '/artist',
  '/artist/noor-castellane?x=1',
  '/shop',
  '/shop/a%20b?c=1',
  '/root/about',
  '/root',
  '/past-festivals/x',
]

/** Requests that neither the site nor nginx may redirect. */
const NO_REDIRECTS = [
  '/about?sort=x',
  '/2024/program/exhibitions?sort=',
  '/2024/program/exhibitions?venue=x&sort=title',
  '/past-festivals?x=1',
  '/people/x/y',
  '/20189',
  '/nope/',
  '/about%2F',
  '/artists%2Fcaf%C3%A9',
  '/nope/_payload.json',
  '/assets/nope.js',
  '/sitemap-1999.xml',
  '/media/0123456789abcdef-full.png',
  '/events/withdrawn',
  '/404.html',
  '/about/index.html',
  '/about.html',
]

const HOSTILE = [
  '/%0d%0aSet-Cookie:x=1',
  '/about/%0d%0aSet-Cookie:x=1',
  '/shop/%0d%0aSet-Cookie:x=1',
  '/shop/x?%0d%0aSet-Cookie:x=1',
  '/root/%5Cevil.example',
  '/root/\\\\evil.example',
  '/root//evil.example',
  '//evil.example',
  '/root/%2F/evil.example',
]

const SAME_HEADERS = [
  'Content-Type',
  'Content-Language',
  'Cache-Control',
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'CDN-Cache-Control',
  'Referrer-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'X-Robots-Tag',
]

/** On a busy machine it takes longer to render a whole site. */
const LONG = { timeout: 60_000 }

describe.skipIf(nginxPath === undefined)(
  'the export behind nginx, if it is installed',
  LONG,
  () => {
    test('answers every page and payload, file and picture as the site does', async () => {
      const { site, folder, write } = await exportTestSite()
      await write()
      const ask = await serveWithNginx(nginxPath ?? '', folder)

      const pages = [...site.store.paths()].filter((path) => path !== '/missing')
      const payloads = pages.map((path) => `${path}/_payload.json`.replace('//', '/'))
      const files = [
        '/assets/entry.js',
        '/media/0123456789abcdef-full.jpg',
        '/robots.txt',
        '/sw.js',
        '/favicon.ico',
        '/site.webmanifest',
      ]
      const maps = ['/sitemap.xml', '/sitemap-2026.xml', '/sitemap-2024.xml']
      for (const target of [
        ...pages.map(entered),
        ...payloads,
        ...files,
        ...maps,
        '/?x=1',
        '/events/withdrawn',
      ]) {
        const own = await site.answer(target)
        const { status, headers, body } = await ask(target)
        expect(status, target).toBe(own.status)
        expect(body.toString(), target).toBe(await bodyText(own.body))
        for (const name of SAME_HEADERS) {
          expect(headers[name.toLowerCase()], `${name} of ${target}`).toBe(own.headers[name])
        }
      }
    })

    test('redirects as the site does, in one hop', async () => {
      const { site, folder, write } = await exportTestSite()
      await write()
      const ask = await serveWithNginx(nginxPath ?? '', folder)

      for (const target of REDIRECTS) {
        const own = await site.answer(target)
        const { status, headers } = await ask(target)
        expect([status, headers['location'], headers['cache-control']], target).toEqual([
          own.status,
          own.headers['Location'],
          own.headers['Cache-Control'],
        ])
        expect(own.headers['Location'], target).toBeDefined()
      }
      for (const target of NO_REDIRECTS) {
        const own = await site.answer(target)
        const { status, headers } = await ask(target)
        expect([status, headers['location']], target).toEqual([own.status, undefined])
      }
    })

    test('repeats nothing from a visitor that could end a header or name a host', async () => {
      const { folder, write } = await exportTestSite()
      await write()
      const ask = await serveWithNginx(nginxPath ?? '', folder)

      for (const target of HOSTILE) {
        const { headers } = await ask(target)
        expect(headers['set-cookie'], target).toBeUndefined()
        expect(headers['location'] ?? '/', target).toMatch(
          /^\/(?![/\\])|^https:\/\/shop\.example\.org\//,
        )
      }
    })
  },
)
