import { describe, expect, test } from 'vitest'
import { aLegacyEdition, anEdition, anEditionSummary } from 'contract/testing/edition.ts'
import { anImage } from 'contract/testing/image.ts'
import { aHeading, aPage, aTextBlock, type PageWire } from 'contract/testing/page.ts'
import { anArticle } from 'contract/testing/article.ts'
import { anEvent } from 'contract/testing/event.ts'
import { aGuide } from 'contract/testing/guide.ts'
import { aParticipateItem } from 'contract/testing/participate.ts'
import { aPastFestival } from 'contract/testing/past-festival.ts'
import { createTestSite, testPage, type WireAnswers } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

/** A site with one page. The page is listed only if the test says so. */
async function siteOf(
  page: PageWire,
  { now, answers = {} }: { now?: string; answers?: WireAnswers } = {},
) {
  return createTestSite({
    ...(now ? { now } : {}),
    answers: {
      '/routes': {
        custom_pages: page.listed ? [page.name] : [],
        program: [],
        festival_years: [2026, 2024, 2022],
      },
      [`/pages/${page.name}`]: page,
      ...answers,
    },
  })
}

async function descriptionOf(overrides: Partial<PageWire>) {
  const page = await (await siteOf(aPage(overrides))).page('/about')
  return page.document.all('meta[name=description]').map((meta) => meta.attribute('content'))
}

const second = anEdition({
  year: 2024,
  name: 'Parallax 2024',
  start: '2024-03-08',
  end: '2024-04-07',
  previous_year: 2022,
  next_year: 2026,
})

describe('a page without a title (spec/asked §2)', () => {
  test.each(['', '   ', null, undefined])(
    'is served with the last part of its path as its title when that is %j, and named in the log',
    async (title) => {
      const site = await createTestSite({
        answers: {
          '/routes': {
            custom_pages: ['2026-the-art-of-light'],
            program: [],
            festival_years: [2026],
          },
          '/pages/2026-the-art-of-light': { ...aPage({ name: '2026-the-art-of-light' }), title },
        },
      })
      const page = await site.page('/2026/the-art-of-light')
      expect([page.status, page.title]).toEqual([200, 'The Art of Light | Parallax 2026'])
      expect(page.headings).toContainEqual({ level: 1, text: 'The Art of Light' })
      expect(site.logged).toContainEqual({
        event: 'replica.problem',
        fields: {
          key: '/pages/2026-the-art-of-light',
          field: 'title',
          message: 'is empty: the page is titled "The Art of Light"',
        },
      })
    },
  )

  test('has the last segment of its path as its title, not its earlier title', async () => {
    const site = await siteOf(aPage({ title: 'About us' }))
    await site.publish({ '/pages/about': { ...aPage(), title: ' ' } })
    expect((await site.page('/about')).title).toBe('About | Parallax 2026')
  })

  test.each([
    ['/events/slack-water', anEvent()],
    ['/guides/low-water', aGuide()],
    ['/channel/six-rolls-one-winter', anArticle()],
    ['/participate/print-swap', aParticipateItem()],
    ['/past-festivals/parallax-2024', aPastFestival()],
  ])('is served too at %s', async (path, answer) => {
    const page = await testPage(path, { answers: { [path]: { ...answer, title: '' } } })
    expect([page.status, page.title]).toEqual([
      200,
      expect.stringMatching(
        /^(?:Slack Water|Low Water|Six Rolls One Winter|Print Swap|Parallax 2024) \|/,
      ),
    ])
  })
})

describe('custom page (spec/screens §5.18)', () => {
  test('has in order everything from its parent to the day of its last change', async () => {
    const site = await siteOf(
      aPage({
        name: 'visit/access',
        title: 'Access',
        standfirst: 'How to get in, and out.',
        parent: { name: 'visit', title: 'Visit' },
        subnav: [{ title: 'Lifts', href: '#lifts' }],
        blocks: [aHeading('Lifts'), aTextBlock('There are two.')],
      }),
    )
    const page = await site.page('/visit/access')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Access | Parallax 2026')
    expect(page.main.outline()).toEqual(['1 Access', '2 Lifts'])
    expectOrder(page.main.text, [
      'Visit',
      'Access',
      'How to get in',
      'Lifts',
      'There are two.',
      'Last updated 2 February 2026',
    ])
    expect(page.main.links()).toEqual([
      ['Visit', '/visit'],
      ['Lifts', '#lifts'],
    ])
    expect(page.main.all('h2').map((heading) => heading.attribute('id'))).toEqual(['lifts'])
    expect(page.main.all('time').map((time) => time.attribute('datetime'))).toEqual(['2026-02-02'])
  })

  test('links at its top to its Easy English page, and has its video in Auslan there', async () => {
    const page = await (
      await siteOf(
        aPage({
          name: 'visit',
          title: 'Visit',
          standfirst: 'How to get in.',
          easy_english: { name: 'visit/easy', title: 'Visit in Easy English' },
          auslan: { provider: 'vimeo', id: '9', title: 'Visit in Auslan', captions: true },
        }),
      )
    ).page('/visit')
    expectOrder(page.main.text, ['Visit', 'Easy English', 'Visit in Auslan', 'How to get in'])
    expect(page.main.links()).toEqual([
      ['Easy English', '/visit/easy'],
      ['Visit in Auslan, on Vimeo (opens in a new tab)', 'https://vimeo.com/9'],
    ])
  })

  test('in Easy English links back to the page with the same content', async () => {
    const page = await (
      await siteOf(
        aPage({ name: 'visit/easy', easy_english_of: { name: 'visit', title: 'Visit' } }),
      )
    ).page('/visit/easy')
    expect(page.main.links()).toEqual([['Visit', '/visit']])
  })

  test('begins with badge and year navigation when its edition is over', async () => {
    const page = aPage({
      name: '2024-visit',
      title: 'Visit in 2024',
      year: 2024,
      edition: anEditionSummary(second),
    })
    const site = await siteOf(page, { answers: { '/years/2024': second } })
    const { main, title } = await site.page('/2024/visit')
    expect(title).toBe('Visit in 2024 | Parallax 2024')
    expectOrder(main.text, [
      'Festival 2024 ended',
      '2022',
      'All past festivals',
      '2026',
      'Visit in 2024',
    ])
    expect(main.links()).toContainEqual(['Previous festival: 2022', '/2022/program'])
  })

  test('has year navigation and no badge while its edition is not over', async () => {
    const page = aPage({
      name: '2026-launch',
      title: 'Launch',
      year: 2026,
      edition: anEditionSummary(anEdition()),
    })
    const site = await siteOf(page, { answers: { '/years/2026': anEdition() } })
    const { main } = await site.page('/2026/launch')
    expect(main.text).not.toContain('ended')
    expect(main.links()).toContainEqual(['All past festivals', '/past-festivals'])
    expect((await site.store.get('/2026/launch'))?.until).toBe(
      Date.parse('2026-03-30T00:00:00+11:00'),
    )
  })

  test('has the legacy look of its year', async () => {
    const edition = aLegacyEdition()
    const page = aPage({
      name: '2022-report',
      title: 'Report',
      year: 2022,
      edition: anEditionSummary(edition),
    })
    const site = await siteOf(page, { answers: { '/years/2022': edition } })
    expect(
      (await site.page('/2022/report')).document.all('body')[0]?.attribute('data-family'),
    ).toBe('legacy')
  })

  test('is described by its standfirst, else by its first text', async () => {
    expect(await descriptionOf({ standfirst: 'A gap.' })).toEqual(['A gap.'])
    expect(await descriptionOf({ blocks: [aHeading('A'), aTextBlock('One eye.')] })).toEqual([
      'One eye.',
    ])
  })

  test('has its first picture in previews, and as the leading one if it is the first block', async () => {
    const page = await (
      await siteOf(
        aPage({
          blocks: [
            { type: 'panorama', image: anImage() },
            { type: 'gallery', images: [anImage()] },
          ],
        }),
      )
    ).page('/about')
    expect(page.document.all('meta[property=og:image]')).toHaveLength(1)
    expect(page.main.all('img[loading=eager]')).toHaveLength(1)
  })

  test('hides the footer’s columns in short mode', async () => {
    const page = await (await siteOf(aPage({ footer_mode: 'short' }))).page('/about')
    expect(page.document.all('nav[data-short]')).toHaveLength(1)
  })

  test('has its theme on the whole page', async () => {
    const theme = { color: '#ffffff', backgroundColor: '#000000', accentColor: '#d7c27a' }
    const page = await (await siteOf(aPage({ theme }))).page('/about')
    expect(page.html).toContain('--background:#000000')
  })
})

describe('generic content page (spec/screens §5.17)', () => {
  test('serves an unlisted page by its path and keeps it out of search engines', async () => {
    const page = await (
      await siteOf(aPage({ name: 'press/kit-2026', title: 'Press kit', listed: false }))
    ).page('/press/kit-2026')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Press kit | Parallax 2026')
    expect(page.document.all('meta[name=robots]').map((meta) => meta.attribute('content'))).toEqual(
      ['noindex'],
    )
  })

  test('finds a page of a year by a path that begins with the year', async () => {
    const site = await siteOf(
      aPage({ name: '2019-diary', title: 'Diary', year: 2019, listed: false }),
    )
    const page = await site.page('/2019/diary')
    expect([page.status, page.title]).toEqual([200, 'Diary | Parallax 2019'])
    const dashed = await site.answer('/2019-diary')
    expect([dashed.status, dashed.headers['Location']]).toEqual([301, '/2019/diary'])
  })

  test('answers 404 with its own words when there is no page', async () => {
    const page = await testPage('/no/such/page')
    expect(page.status).toBe(404)
    expect(page.main.text).toContain('Page not found: /no/such/page')
  })
})
