import { plainTitle } from 'contract/rules/caption.ts'
import { isoWithOffset, startOfDay } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { siteZone } from '../../views/site-zone.ts'
import { type Describe, imageObjects } from './properties.ts'
import { organizer } from './site.ts'

/**
 * spec/screens §5.10. Search engines expect a `NewsArticle` to report what is happening now, as news and announcements
 * do. Interviews, essays and films are not tied to a day.
 */
export const describeArticle: Describe = ({ content, params, site, url }) => {
  const article = content.get(`/channel/${params['article'] ?? ''}`)
  if (!article) return []
  const zone = siteZone(content)
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
      // Staff give a day without a time.
      datePublished: isoWithOffset(startOfDay(article.published_on, zone), zone),
      dateModified: article.updated_at,
      // The festival is the author of an article without authors.
      author: authors.length > 0 ? authors : organizer(site),
      publisher: organizer(site),
      image: imageObjects([article.lead_image], site),
    },
  ]
}
