import { aGlobal, aSite } from 'contract/testing/base-answers.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anImage } from 'contract/testing/image.ts'
import { aPage } from 'contract/testing/page.ts'
import { aTier } from 'contract/testing/partner.ts'
import { afterAll, describe, expect, test } from 'vitest'
import * as app from '../app/render-page.tsx'
import { createTestSite, type WireAnswers } from '../../testing/create-test-site.ts'
import type { TestPage } from '../../testing/read-page.ts'
import type { PageMeta } from '../views/screen.ts'

const NAMES = ['about', 'the-art-of-light', 'info/café_hours', 'x/100-days', '2021-artists-of-note']
const ANSWERS: WireAnswers = {
  '/routes': { custom_pages: NAMES, program: [], festival_years: [2026] },
  '/years/2026': anEdition(),
  '/partners': { years: [{ year: 2026, tiers: [aTier()] }] },
  ...Object.fromEntries(
    NAMES.map((name, index) => [`/pages/${name}`, aPage({ id: `pg0${index}`, name })]),
  ),
}

/** A site whose pages have other meta data than their answers. */
const aSiteWhose = (page: Partial<PageMeta>, answers: WireAnswers = {}) => {
  const load: typeof app.load = (...args) => {
    const loaded = app.load(...args)
    return loaded === 'not-found' ? loaded : { ...loaded, page: { ...loaded.page, ...page } }
  }
  return createTestSite({ answers: { ...ANSWERS, ...answers }, app: { load } })
}

const meta = (page: TestPage, name: string) =>
  page.document
    .all('meta')
    .filter((each) => [each.attribute('name'), each.attribute('property')].includes(name))
    .map((each) => each.attribute('content'))
const canonicalOf = (page: TestPage) =>
  page.document.all('link[rel=canonical]').map((each) => each.attribute('href'))

describe('the title (spec/behaviour §8.1)', () => {
  test.each([
    ['/', {}, 'Parallax 2026'],
    ['/partners', { title: 'Partners' }, 'Partners | Parallax 2026'],
    [
      '/2021/artists-of-note',
      { title: 'Artists 2021', year: 2021 },
      'Artists 2021 | Parallax 2021',
    ],
    ['/the-art-of-light', {}, 'The Art of Light | Parallax 2026'],
    ['/info/caf%C3%A9_hours', {}, 'Café Hours | Parallax 2026'],
    ['/x/100-days', {}, '100 Days | Parallax 2026'],
    [
      '/about',
      { title: '</title><script>alert(1)</script>' },
      '</title><script>alert(1)</script> | Parallax 2026',
    ],
  ])('of %s with %o is %s', async (path, page: Partial<PageMeta>, title) => {
    const site = await aSiteWhose({ title: undefined, year: undefined, ...page })
    const shown = await site.page(path)
    expect(shown.document.all('title').map(({ text }) => text)).toEqual([title])
    expect(meta(shown, 'og:title')).toEqual([title])
    const types = shown.document.all('script').map((each) => each.attribute('type'))
    expect(types).toEqual(['module', 'application/ld+json'])
  })

  test.each([
    ['Parallax', 'Other 2025', 'About Parallax | Parallax 2026'],
    ['Parallax 2026', 'Other', 'About Parallax | Parallax 2026'],
    ['2026', 'Header 2025', 'About Parallax | Header 2026'],
  ])(
    'names the site “%s”, or by its header “%s”, without its year',
    async (name, headerTitle, title) => {
      const site = await aSiteWhose(
        {},
        {
          '/site': aSite({ name }),
          '/global': aGlobal({ header: { content: { title: headerTitle }, navigation: [] } }),
        },
      )
      expect((await site.page('/about')).title).toBe(title)
    },
  )
})

/** A site whose pages have the meta data of their answers. */
const plainSite = await createTestSite({ answers: ANSWERS, endedBy: afterAll })

describe('the canonical link (spec/behaviour §8.2)', () => {
  test.each([
    ['/program?sort=title&utm_source=x', '/program?sort=title'],
    ['/program?day=2026-03-14&free=1&sort=title', '/program?sort=title'],
    ['/about?sort=x', '/about'],
  ])('of %s is %s, once, and og:url with it', async (target, path) => {
    const page = await plainSite.page(target)
    expect(page.status).toBe(200)
    expect(canonicalOf(page)).toEqual([`https://festival.example${path}`])
    expect(meta(page, 'og:url')).toEqual([`https://festival.example${path}`])
  })
})

describe('the other tags (spec/behaviour §8.3)', () => {
  test('occur once each', async () => {
    const site = await aSiteWhose({ description: 'A "quoted" <b> & more' })
    const page = await site.page('/about')
    expect(page.document.attribute('lang')).toBe('en-AU')
    expect(
      [
        'description',
        'og:title',
        'og:site_name',
        'og:type',
        'og:description',
        'og:locale',
        'twitter:card',
        'theme-color',
        'robots',
      ].map((name) => [name, ...meta(page, name)]),
    ).toEqual([
      ['description', 'A "quoted" <b> & more'],
      ['og:title', 'About Parallax | Parallax 2026'],
      ['og:site_name', 'Parallax'],
      ['og:type', 'website'],
      ['og:description', 'A "quoted" <b> & more'],
      ['og:locale', 'en_AU'],
      ['twitter:card', 'summary_large_image'],
      ['theme-color', expect.stringMatching(/^#[0-9a-f]{6}$/)],
      ['robots'],
    ])
  })

  test('describe the site if the page has no description', async () => {
    const site = await aSiteWhose({ description: undefined })
    expect(meta(await site.page('/about'), 'description')).toEqual([
      'A festival of photography in Melbourne and Victoria.',
    ])
  })

  test('have the picture of the page with address, size and text, else that of the site, else that of the build', async () => {
    const image = anImage({ alt: 'A pier' })
    const own = await (
      await aSiteWhose({}, { '/pages/about': aPage({ meta: { image } }) })
    ).page('/about')
    expect(
      ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) =>
        meta(own, name),
      ),
    ).toEqual([
      ['https://festival.example/media/0123456789abcdef-large.webp'],
      ['1024'],
      ['683'],
      ['A pier'],
    ])

    const sites = await aSiteWhose({}, { '/site': aSite({ image: anImage({ alt: 'The site' }) }) })
    expect(meta(await sites.page('/about'), 'og:image:alt')).toEqual(['The site'])
    const builds = await (await aSiteWhose({})).page('/about')
    expect(
      ['og:image', 'og:image:width', 'og:image:height', 'og:image:alt'].map((name) =>
        meta(builds, name),
      ),
    ).toEqual([
      [expect.stringMatching(/^https:\/\/festival\.example\/.*default-picture.*\.png$/)],
      ['1200'],
      ['630'],
      ['About Parallax | Parallax 2026'],
    ])
  })

  test.each([
    ['/program?free=1', true],
    ['/program?sort=title&view=grid', false],
    ['/search?q=night', true],
    ['/search', false],
    ['/nope', true],
    ['/about', false],
  ])('ask search engines to leave out %s: %s', async (target, isLeftOut) => {
    const page = await plainSite.page(target)
    expect(meta(page, 'robots')).toEqual(isLeftOut ? ['noindex'] : [])
  })
})
