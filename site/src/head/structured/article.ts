import { plainTitle } from 'contract/rules/caption.ts'
import type { Article } from 'contract/answers/article.ts'
import { isoWithOffset, startOfDay } from 'contract/rules/melbourne-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Article as SchemaArticle, VideoObject } from 'schema-dts'
import { ARTICLE_KINDS } from '../../views/article-kinds.ts'
import type { Describe, DescribedPage } from './described-page.ts'
import { imageObjects } from './image-object.ts'
import { organizer } from './organizer.ts'
import { webPage } from './web-page.ts'

/** News and announcements are news; interviews, essays and films are articles (spec/screens §5.10). */
export const describeArticle: Describe = (page) => {
  const article = page.content.get(`/channel/${page.params['article'] ?? ''}`)
  return article && { things: [articleThing(article, page), ...video(article, page)] }
}

/** When an article came out: the first instant of its day. */
export function publishedOn({ published_on: date }: Pick<Article, 'published_on'>): string {
  return isoWithOffset(startOfDay(date))
}

function articleThing(article: Article, page: DescribedPage): SchemaArticle {
  const { site, url } = page
  const isNews = article.kind === 'news' || article.kind === 'announcement'
  return {
    '@type': isNews ? 'NewsArticle' : 'Article',
    ...webPage(page),
    headline: plainTitle(article.title),
    description: article.standfirst,
    mainEntityOfPage: url,
    datePublished: publishedOn(article),
    dateModified: article.updated_at,
    author: article.authors.length > 0 ? authors(article, page) : organizer(site),
    publisher: organizer(site),
    articleSection: ARTICLE_KINDS[article.kind].one,
    ...(article.tags.length > 0 ? { keywords: article.tags } : {}),
    ...imageObjects([article.lead_image], site),
  }
}

function authors({ authors: by }: Article, { site }: DescribedPage) {
  return by.map(({ name, artist }) => ({
    '@type': 'Person' as const,
    name,
    ...(artist ? { url: site.origin + pathOf({ type: 'artist', slug: artist.slug }) } : {}),
  }))
}

const PLAYERS = {
  youtube: 'https://www.youtube-nocookie.com/embed/',
  vimeo: 'https://player.vimeo.com/video/',
} as const

function video(article: Article, { site, url }: DescribedPage): readonly VideoObject[] {
  const { video: film, lead_image: poster } = article
  if (!film) return []
  return [
    {
      '@type': 'VideoObject',
      '@id': `${url}#video`,
      name: film.title,
      description: article.standfirst,
      uploadDate: publishedOn(article),
      embedUrl: PLAYERS[film.provider] + film.id,
      ...(poster ? { thumbnailUrl: site.origin + poster.url } : {}),
    },
  ]
}
