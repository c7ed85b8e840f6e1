import { describe, expect, test } from 'vitest'
import { aChannel, anArticleStub } from 'contract/testing/article-stub.ts'
import { anArticle } from 'contract/testing/article.ts'
import { anImage, aStubImage } from 'contract/testing/image.ts'
import { createTestSite } from '../../../testing/create-test-site.ts'
import { expectOrder } from '../../../testing/expect-order.ts'

const articles = Array.from({ length: 14 }, (_, index) =>
  anArticleStub({
    id: `at${String(index).padStart(2, '0')}`,
    slug: `article-${index}`,
    title: index === 0 ? 'After [Afterimage]' : `Article ${index}`,
    kind: index % 2 === 0 ? 'essay' : 'interview',
    tags: index < 3 ? ['night'] : index === 3 ? ['once'] : [],
    image: aStubImage(),
  }),
)

async function channelSite(given = articles) {
  return createTestSite({ answers: { '/channel': aChannel(given) } })
}

describe('channel (spec/screens §5.9)', () => {
  test('has in previews the picture of its first article, cropped for previews (spec/asked §9)', async () => {
    const og = { og: '/media/0123456789abcdef-og.jpg', 'og-width': 1200, 'og-height': 630 }
    const site = await createTestSite({
      answers: {
        '/channel': aChannel(articles),
        '/channel/article-0': anArticle({
          slug: 'article-0',
          lead_image: anImage({ sizes: { ...anImage().sizes, ...og } }),
        }),
      },
    })
    const { document } = await site.page('/channel')
    const content = (name: string) =>
      document.all(`meta[property=${name}]`).map((each) => each.attribute('content'))
    expect(['og:image', 'og:image:width', 'og:image:height'].flatMap(content)).toEqual([
      `${site.origin}${og.og}`,
      '1200',
      '630',
    ])
  })

  test('has in order title, kinds, tags, articles, pages', async () => {
    const page = await (await channelSite()).page('/channel')
    expect(page.status).toBe(200)
    expect(page.title).toBe('Channel | Parallax 2026')
    expect(page.main.outline().slice(0, 3)).toEqual([
      '1 Channel',
      '2 After Afterimage',
      '2 Article 1',
    ])
    expect(page.main.outline()).toHaveLength(13)
    expect(page.main.all('nav').map((nav) => nav.attribute('aria-label'))).toEqual([
      'Kind',
      'Tag',
      'Pages',
    ])
    expect(page.main.links().map(([text]) => text)).not.toContain('once')
    expectOrder(page.main.text, [
      'Interviews',
      'Essays',
      'night',
      'Essay, 2 March 2026',
      'After Afterimage',
      'What was on the film',
      'Colm Astbury',
      'Article 1',
      'Older',
    ])
  })

  test('shows titles of works in italics, without brackets', async () => {
    const page = await (await channelSite()).page('/channel')
    expect(page.main.all('em').map(({ text }) => text)).toEqual(['Afterimage'])
    expect(page.main.text).not.toContain('[')
  })

  test('makes the first article of the first page large and its picture the leading one', async () => {
    const site = await channelSite()
    const first = await site.page('/channel')
    expect(first.main.all('li[data-large]').map(({ text }) => text)).toEqual([
      expect.stringContaining('After Afterimage'),
    ])
    expect(first.main.all('img[loading=eager]')).toHaveLength(1)
    const second = await site.page('/channel?page=2')
    expect(second.main.all('li[data-large]')).toEqual([])
    expect(second.main.all('img[loading=eager]')).toHaveLength(1)
  })

  test('links to the previous and next page, with `rel`', async () => {
    const page = await (await channelSite()).page('/channel?page=2')
    expect(page.title).toBe('Channel, page 2 | Parallax 2026')
    expect(page.main.outline()).toEqual(['1 Channel', '2 Article 12', '2 Article 13'])
    expect(page.main.all('a[rel=prev]').map((link) => link.attribute('href'))).toEqual(['/channel'])
    expect(page.main.all('a[rel=next]')).toEqual([])
    expect(page.main.all('a[aria-current=page]').map(({ text }) => text)).toEqual(['Page 2'])
  })

  test('shows the first page for a page beyond the last', async () => {
    const page = await (await channelSite()).page('/channel?page=9')
    expect(page.title).toBe('Channel | Parallax 2026')
    expect(page.main.outline()).toContain('2 After Afterimage')
  })

  test('filters by kind and tag, and links back to all articles', async () => {
    const page = await (await channelSite()).page('/channel?tag=night&kind=essay')
    expect(page.main.outline()).toEqual(['1 Channel', '2 After Afterimage', '2 Article 2'])
    expect(page.main.text).toContain('2 of 14 articles, essays, night')
    expect(page.main.links()).toContainEqual(['Clear', '/channel'])
    expect(page.main.links()).toContainEqual(['Interviews', '/channel?tag=night&kind=interview'])
  })

  test('ignores a tag that no article has', async () => {
    const page = await (await channelSite()).page('/channel?tag=nowhere')
    expect(page.main.outline()).toHaveLength(13)
    expect(page.main.text).not.toContain('Clear')
  })

  test('says so when a kind and a tag have no article in common', async () => {
    const page = await (await channelSite()).page('/channel?tag=night&kind=video')
    expect(page.status).toBe(200)
    expect(page.main.text).toContain('No article is of this kind and tag')
    expect(page.main.links()).toContainEqual(['All articles', '/channel'])
  })

  test('says so when there is no article', async () => {
    const page = await (await channelSite([])).page('/channel')
    expect(page.main.text).toContain('No article is published yet')
  })
})
