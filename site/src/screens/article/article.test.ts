import { describe, expect, test } from 'vitest'
import { anArticleStub } from 'contract/testing/article-stub.ts'
import { anArticle, type ArticleWire } from 'contract/testing/article.ts'
import { anArtistStub } from 'contract/testing/artist-stub.ts'
import { anEdition } from 'contract/testing/edition.ts'
import { anEventStub } from 'contract/testing/event-stub.ts'
import { anImage } from 'contract/testing/image.ts'
import { aHeading, aRichText, aTextBlock } from 'contract/testing/page.ts'
import { createTestSite, testPage } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

async function pageOf(overrides: Partial<ArticleWire> = {}) {
  const article = anArticle(overrides)
  const site = await createTestSite({
    answers: { [`/channel/${article.slug}`]: article, '/years/2026': anEdition() },
  })
  return site.page(`/channel/${article.slug}`)
}

const video = {
  provider: 'youtube',
  id: 'abc-123',
  title: 'A Walk with Colm',
  captions: true,
  transcript: aRichText('Mind the step.'),
} as const

describe('article (spec/screens §5.10)', () => {
  test.each([
    ['landscape', 1600, '83vw'],
    ['square', 1200, '50vw'],
    ['portrait', 900, '50vw'],
  ] as const)('loads a %s picture for the columns it takes', async (layout, width, share) => {
    const { main } = await pageOf({ lead_image: anImage({ width, height: 1200 }) })
    const picture = main.all('img').find((each) => each.attribute('data-picture') !== undefined)
    expect(main.all('[data-layout]')[0]?.attribute('data-layout')).toBe(layout)
    expect(picture?.attribute('sizes')).toBe(`(width > 1024px) ${share}, 100vw`)
  })

  test('has in order kind to neighbours', async () => {
    const page = await pageOf({
      title: 'Six Rolls, [One Winter]',
      authors: [
        { name: 'Colm Astbury' },
        {
          name: 'Štefan Horák',
          artist: { id: 'ar02', slug: 'stefan-horak', name: 'Štefan Horák' },
        },
      ],
      lead_image: anImage(),
      blocks: [aHeading('The coat'), aTextBlock('It hung in a cupboard.')],
      tags: ['film', 'http log'],
      related: {
        events: [anEventStub({ status: { state: 'cancelled' } })],
        articles: [anArticleStub({ id: 'at09', slug: 'other', title: 'Another Winter' })],
        artists: [anArtistStub()],
      },
      newer: anArticleStub({ id: 'at08', slug: 'newer', title: 'Spring' }),
      older: anArticleStub({ id: 'at07', slug: 'older', title: 'Autumn, [Again]' }),
    })
    expect(page.status).toBe(200)
    expect(page.title).toBe('Six Rolls, One Winter | Parallax 2026')
    expect(page.main.outline()).toEqual([
      '1 Six Rolls, One Winter',
      '2 The coat',
      '2 Related',
      '3 Slack Water',
      '3 Noor Castellane',
      '3 Another Winter',
    ])
    expectOrder(page.main.text, [
      'Essay, 2 March 2026',
      'Six Rolls, One Winter',
      'What was on the film',
      'By Colm Astbury and Štefan Horák',
      '6 minute read',
      'Noor Castellane, Tide, 2025',
      'The coat',
      'It hung in a cupboard',
      'film',
      'Cancelled',
      'Slack Water',
      'Newer',
      'Spring',
      'Older',
      'Autumn, Again',
    ])
    expect(page.main.links()).toContainEqual(['Štefan Horák', '/artists/stefan-horak'])
    expect(page.main.links()).toContainEqual(['film', '/channel?tag=film'])
    expect(page.main.all('a[rel=prev]').map((link) => link.attribute('href'))).toEqual([
      '/channel/newer',
    ])
    expect(page.main.all('a[rel=next]').map((link) => link.attribute('href'))).toEqual([
      '/channel/older',
    ])
  })

  test('is an article in previews, with its standfirst as the description', async () => {
    const page = await pageOf({ lead_image: anImage() })
    const metas = page.document.all('meta')
    const content = (name: string) =>
      metas
        .find((meta) => (meta.attribute('property') ?? meta.attribute('name')) === name)
        ?.attribute('content')
    expect(content('og:type')).toBe('article')
    expect(content('description')).toBe('What was on the film that stayed in the coat.')
    expect(content('og:image')).toMatch(/\/media\//)
  })

  test('has one leading picture, uncropped', async () => {
    const page = await pageOf({
      lead_image: anImage(),
      blocks: [{ type: 'image', image: anImage(), width: 'wide' }],
    })
    expect(page.main.all('img[loading=eager]')).toHaveLength(1)
    expect(page.main.all('span[data-cropped]')).toEqual([])
  })

  test('shows a video as its poster with a link to the provider, and its transcript', async () => {
    const page = await pageOf({ kind: 'video', video, lead_image: anImage() })
    expect(page.main.links()).toContainEqual([
      'A Walk with Colm, on YouTube (opens in a new tab)',
      'https://www.youtube.com/watch?v=abc-123',
    ])
    expect(page.main.all('img')).toHaveLength(1)
    expect(page.main.text).toContain('Noor Castellane, Tide, 2025, silver gelatin print.')
    expect(page.main.all('details').map(({ text }) => text)).toEqual(['Transcript Mind the step.'])
    expect(page.main.all('iframe')).toEqual([])
  })

  test('leaves out missing parts: authors, picture, tags, related, neighbours', async () => {
    const page = await pageOf({ authors: [] })
    expect(page.main.text).not.toContain('By ')
    expect(page.main.outline()).toEqual(['1 Six Rolls, One Winter'])
    expect(page.main.all('nav')).toEqual([])
    expect(page.main.all('img')).toEqual([])
  })

  test('answers 404 with the path as typed when there is no such article', async () => {
    const page = await testPage('/channel/Missing')
    expect(page.status).toBe(404)
    expect(page.main.text).toContain('Page Not Found: /channel/Missing')
  })
})
