import { plainTitle } from 'contract/rules/caption.ts'
import { startOfDay } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { screenCopy } from '../views/page-meta.ts'
import { siteZone } from '../views/site-zone.ts'
import type { FeedSource, FeedsSource } from './feed-text.ts'

/** A judgement: about the articles of a year; feed readers keep older ones. */
const MOST_ARTICLES = 50

/** The channel, or one of its tags (spec/screens §18). A tag that no article has gives an empty feed. */
export function channelFeed(tag: string | undefined, source: FeedsSource): FeedSource {
  const { content, origin } = source
  const { title } = screenCopy(content, 'channel', 'Channel')
  const query = tag === undefined ? '' : `?${String(new URLSearchParams({ tag }))}`
  const articles = (content.get('/channel')?.articles ?? []).filter(
    ({ tags }) => tag === undefined || tags.includes(tag),
  )
  const name = content.get('/site')?.name
  const zone = siteZone(content)
  return {
    title: [name, title, tag].filter(Boolean).join(': '),
    page: `${origin}/channel${query}`,
    items: articles.slice(0, MOST_ARTICLES).map((article) => ({
      id: `article:${article.id}`,
      title: plainTitle(article.title),
      url: origin + pathOf({ type: 'article', slug: article.slug }),
      at: startOfDay(article.published_on, zone),
      text: article.standfirst,
      authors: article.authors.map((author) => author.name),
    })),
  }
}
