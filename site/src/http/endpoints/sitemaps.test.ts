import { aGlobal } from 'contract/testing/base-answers.ts'
import { anEdition, aLegacyEdition } from 'contract/testing/edition.ts'
import { anEvent } from 'contract/testing/event.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { aYearVenue } from 'contract/testing/venue.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyText } from '../../../testing/create-test-site.ts'
import { entered } from '../../../testing/export-test-site.ts'
import { readXml } from '../../../testing/read-xml.ts'
import { createSmallFestival, SMALL_FESTIVAL } from '../../../testing/small-festival.ts'

const ORIGIN = 'https://festival.example'
const IMAGE_URL = /^https:\/\/festival\.example\/media\/[0-9a-f]{16}-[\w.]+$/

type Site = Awaited<ReturnType<typeof createSmallFestival>>

const ANSWERS = {
  '/routes': { ...SMALL_FESTIVAL['/routes'], festival_years: [2026, 2024, 2022] },
  '/years/2022': aLegacyEdition(),
  '/years/2022/program': { events: [] },
  '/years/2022/venues/shed-9': aYearVenue({ updated_at: '2022-06-01T00:00:00Z' }),
  '/pages/hidden': aPage({ id: 'pg07', name: 'hidden', listed: false }),
  '/participate': { items: [] },
  '/events/slack-water': anEvent({
    lead_image: anImage(),
    gallery: [anImage(), anImage({ url: '/media/00000000000000cc-full.jpg', sizes: {} })],
  }),
  '/events/canary': anEvent({ slug: 'canary', id: 'ev05', meta: { noindex: true } }),
  '/events/then': anEvent({
    slug: 'then',
    id: 'ev06',
    year: 2024,
    edition: anEdition({ year: 2024 }),
    updated_at: '2024-05-05T00:00:00Z',
  }),
  '/redirects': {
    rules: [{ from: '/night-school', to: '/about' }],
    gone: [{ from: '/events/withdrawn', reason: 'The artist asked for it' }],
  },
}

interface Row {
  readonly file: string
  readonly path: string
  readonly lastmod: string | undefined
  readonly images: readonly string[]
}

async function xmlOf(site: Site, path: string) {
  const { status, headers, body } = await site.answer(path)
  expect([path, status, headers['Content-Type']]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
  ])
  return readXml(await bodyText(body))
}

/** Every row of every file that the index names. */
async function rowsOf(site: Site): Promise<readonly Row[]> {
  const index = await xmlOf(site, '/sitemap.xml')
  expect([index.name, index.attributes['xmlns']]).toEqual([
    'sitemapindex',
    'http://www.sitemaps.org/schemas/sitemap/0.9',
  ])
  const files = index.children.map(({ children }) => pathOf(children[0]?.text))
  const rows = await Promise.all(
    files.map(async (file) => {
      const set = await xmlOf(site, file)
      expect(set.name).toBe('urlset')
      return set.children.map(({ children }) => {
        const texts = (name: string) => children.filter((each) => each.name === name)
        return {
          file,
          path: pathOf(texts('loc')[0]?.text),
          lastmod: texts('lastmod')[0]?.text,
          images: texts('image:image').map((image) => image.children[0]?.text ?? ''),
        }
      })
    }),
  )
  return rows.flat()
}

function pathOf(loc = ''): string {
  expect(loc.startsWith(`${ORIGIN}/`)).toBe(true)
  return loc.slice(ORIGIN.length)
}

const site = await createSmallFestival({ answers: ANSWERS, endedBy: afterAll })
let rows: readonly Row[]
beforeAll(async () => {
  await site.idle()
  rows = await rowsOf(site)
})

describe('the sitemaps (spec/screens §13)', () => {
  test('have every page that may be shown exactly once, and no other', async () => {
    const shown: string[] = []
    for (const path of site.store.paths()) {
      const { status, headers } = await site.answer(entered(path))
      if (status === 200 && headers['X-Robots-Tag'] === undefined) shown.push(entered(path))
    }
    expect(shown.length).toBeGreaterThan(40)
    expect(rows.map(({ path }) => path).toSorted()).toEqual(shown.toSorted())
  })

  test.each([
    '/hidden',
    '/events/canary',
    '/events/withdrawn',
    '/missing',
    '/night-school',
    '/old',
  ])('do not have %s', (path) => {
    expect(rows.filter((row) => row.path === path)).toEqual([])
  })

  test.each([
    ['/about', '/sitemap-2026.xml', '2026-02-02T01:00:00Z'],
    ['/', '/sitemap-2026.xml', undefined],
    ['/artists/caf%C3%A9', '/sitemap-2026.xml', '2026-02-01T00:00:00Z'],
    ['/events/slack-water', '/sitemap-2026.xml', '2026-02-01T00:00:00Z'],
    ['/events/then', '/sitemap-2024.xml', '2024-05-05T00:00:00Z'],
    ['/2024/photobook-weekend', '/sitemap-2024.xml', '2026-02-02T01:00:00Z'],
    ['/2024/program/exhibitions?sort=location', '/sitemap-2024.xml', undefined],
    ['/2022/venues/shed-9', '/sitemap-2022.xml', '2022-06-01T00:00:00Z'],
  ])('have %s in %s, of %s', (path, file, lastmod) => {
    expect(rows.find((row) => row.path === path)).toMatchObject({ file, lastmod })
  })

  test('have in the index the time at which each year last changed', async () => {
    const { children } = await xmlOf(site, '/sitemap.xml')
    expect(children.map((map) => map.children.map(({ text }) => text))).toEqual([
      [`${ORIGIN}/sitemap-2026.xml`, '2026-02-02T01:00:00Z'],
      [`${ORIGIN}/sitemap-2024.xml`, '2026-02-02T01:00:00Z'],
      [`${ORIGIN}/sitemap-2022.xml`, '2022-06-01T00:00:00Z'],
    ])
  })

  test('have the pictures of a page, each once', async () => {
    const { images = [] } = rows.find(({ path }) => path === '/events/slack-water') ?? {}
    const { html } = await site.page('/events/slack-water')
    expect(images).toHaveLength(2)
    expect(images.filter((url) => !IMAGE_URL.test(url))).toEqual([])
    expect(images.filter((url) => !html.includes(`src="${url.slice(ORIGIN.length)}"`))).toEqual([])
  })

  test('change with what is published and withdrawn (spec/faults S7)', async () => {
    const own = await createSmallFestival()
    await own.idle()
    const paths = async () => (await rowsOf(own)).map(({ path }) => path)
    expect(await paths()).not.toContain('/events/slack-water')
    await own.publish({ '/events/slack-water': anEvent() })
    expect(await paths()).toContain('/events/slack-water')
    await own.publish({ '/events/slack-water': anEvent({ meta: { noindex: true } }) })
    expect(await paths()).not.toContain('/events/slack-water')
    await own.publish({ '/events/slack-water': undefined })
    expect(await paths()).not.toContain('/events/slack-water')
  })

  test('are prepared once, not for every request', async () => {
    const first = await site.answer('/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
    const second = await site.answer('/sitemap.xml', { headers: { 'accept-encoding': 'br' } })
    expect(second.body).toBe(first.body)
  })

  test.each([
    '/sitemap-2019.xml',
    '/sitemap.xml/2026',
    '/sitemap-2026.xml/',
    '/sitemap-20266.xml',
    '/robots.txt/x',
  ])('%s is not there', async (path) => {
    expect((await site.answer(path)).status).toBe(404)
  })

  test('wait for every page, because missing ones would look deleted', async () => {
    const silent = await createSmallFestival({ isSilent: true })
    const { status, headers } = await silent.answer('/sitemap.xml')
    expect([status, headers['Retry-After']]).toEqual([503, '5'])
  })
})

describe('robots.txt', () => {
  const TEXT = `User-agent: *\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`

  test('lets robots request every page, and names the sitemap', async () => {
    const { status, headers, body } = await site.answer('/robots.txt')
    expect([status, headers['Content-Type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await bodyText(body)).toBe(TEXT)
  })

  test('is served while the site is held (spec/behaviour §16.4, spec/faults L3)', async () => {
    const held = await createSmallFestival({
      answers: { '/global': aGlobal({ show_loading_screen: true }) },
    })
    await held.idle()
    expect(await bodyText((await held.answer('/robots.txt')).body)).toBe(TEXT)
  })
})
