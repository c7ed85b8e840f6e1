import { plainTitle } from 'contract/rules/caption.ts'
import { isoWithOffset, startOfDay } from 'contract/rules/melbourne-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Describe } from './described-page.ts'
import { imageObjects } from './properties.ts'
import { organizer } from './site.ts'

/** The article screen: news and announcements are news, the other kinds articles (spec/screens §5.10). */
export const describeArticle: Describe = ({ content, params, site, url }) => {
  const article = content.get(`/channel/${params['article'] ?? ''}`)
  if (!article) return []
  const authors = article.authors.map(({ name, artist }) => ({
    '@type': 'Person' as const,
    name,
    url: artist && site.origin + pathOf({ type: 'artist', slug: artist.slug }),
  }))
  return [
    {
      '@type':
        article.kind === 'news' || article.kind === 'announcement' ? 'NewsArticle' : 'Article',
      '@id': url,
      url,
      headline: plainTitle(article.title),
      description: article.standfirst,
      datePublished: isoWithOffset(startOfDay(article.published_on)),
      dateModified: article.updated_at,
      author: authors.length > 0 ? authors : organizer(site),
      publisher: organizer(site),
      image: imageObjects([article.lead_image], site),
    },
  ]
}
