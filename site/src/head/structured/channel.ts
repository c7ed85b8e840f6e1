import { plainTitle } from 'contract/rules/caption.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { BlogPosting } from 'schema-dts'
import { publishedOn } from './article.ts'
import type { Describe } from './described-page.ts'
import { imageObjects } from './image-object.ts'
import { organizer } from './organizer.ts'
import { webPage } from './web-page.ts'

/** As many as are on its first page (spec/screens §5.9). */
const TOLD = 12

export const describeChannel: Describe = (page) => {
  const { content, site } = page
  const articles = content.get('/channel')?.articles ?? []
  const posts = articles.slice(0, TOLD).map((article): BlogPosting => {
    const url = site.origin + pathOf({ type: 'article', slug: article.slug })
    return {
      '@type': 'BlogPosting',
      '@id': url,
      url,
      headline: plainTitle(article.title),
      datePublished: publishedOn(article),
      ...imageObjects([article.image], site),
    }
  })
  return {
    things: [
      {
        '@type': 'Blog',
        ...webPage(page),
        publisher: organizer(site),
        ...(posts.length > 0 ? { blogPost: posts } : {}),
      },
    ],
  }
}
