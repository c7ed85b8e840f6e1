import { describe, expect, test } from 'vitest'
import { aChannel, anArticleStub } from 'contract/testing/article-stub.ts'
import { bodyText, createTestSite } from '../../testing/create-test-site.ts'

const articles = [
  anArticleStub({ tags: ['film'] }),
  anArticleStub({
    id: 'at02',
    slug: 'tide',
    title: 'Who Owns the [Tide] & <Why>?',
    standfirst: 'Not ]]> the sea.',
    tags: ['film & sea'],
  }),
]

describe('the feeds of the channel (spec/screens §18)', () => {
  test('have its articles, or those of a tag, and their own address', async () => {
    const site = await createTestSite({ answers: { '/channel': aChannel(articles) } })
    const json = async (target: string) =>
      JSON.parse(await bodyText((await site.answer(target)).body))
    expect(await json('/feeds/channel.json')).toMatchObject({
      version: 'https://jsonfeed.org/version/1',
      items: [{ id: 'urn:photo-festival:article:at01' }, { id: 'urn:photo-festival:article:at02' }],
    })
    expect(await json('/feeds/channel.json?tag=film+%26+sea')).toMatchObject({
      feed_url: 'https://festival.example/feeds/channel.json?tag=film+%26+sea',
      home_page_url: 'https://festival.example/channel?tag=film+%26+sea',
      items: [{ title: 'Who Owns the Tide & <Why>?', date_modified: '2026-03-01T13:00:00.000Z' }],
    })
    const atom = await bodyText((await site.answer('/feeds/channel.atom')).body)
    expect(atom).toContain('<name>Colm Astbury</name>')
  })

  test('leave texts unchanged, and escape texts whose format is HTML', async () => {
    const title = 'A < B & C'
    const answers = { '/channel': aChannel([anArticleStub({ title, standfirst: title })]) }
    const site = await createTestSite({ answers })
    const feed = async (form: string) =>
      bodyText((await site.answer(`/feeds/channel.${form}`)).body)
    expect(JSON.parse(await feed('json'))).toMatchObject({
      items: [{ title, content_html: 'A &lt; B &amp; C' }],
    })
    const atom = await feed('atom')
    expect(atom).toContain('<title type="html"><![CDATA[A &lt; B &amp; C]]></title>')
    expect(atom).toContain('<summary type="html"><![CDATA[A &lt; B &amp; C]]></summary>')
  })

  test('are linked in the head of the channel', async () => {
    const site = await createTestSite({ answers: { '/channel': aChannel(articles) } })
    const html = await bodyText((await site.answer('/channel')).body)
    expect(html.match(/rel="alternate" type="[^"]+"/g)).toEqual([
      'rel="alternate" type="application/atom+xml"',
      'rel="alternate" type="application/feed+json"',
    ])
  })
})
