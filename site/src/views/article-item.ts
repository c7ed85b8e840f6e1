import type { ArticleStub } from 'contract/answers/stubs.ts'
import { formatDate } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { ARTICLE_KINDS } from 'contract/rules/kinds.ts'
import { pictureView, type PictureView } from './picture.ts'

export interface ArticleItemView {
  readonly id: string
  readonly href: string
  /** As staff wrote it: titles of works are in square brackets; they are shown in italics. */
  readonly title: string
  /** "Interview". */
  readonly kind: string
  /** "14 March 2026". */
  readonly date: string
  readonly isoDate: string
  readonly standfirst: string
  /** Names, joined by commas. */
  readonly authors: string
  readonly picture?: PictureView | undefined
}

export function articleItemView(article: ArticleStub): ArticleItemView {
  return {
    id: article.id,
    href: pathOf({ type: 'article', slug: article.slug }),
    title: article.title,
    kind: ARTICLE_KINDS[article.kind],
    date: formatDate(article.published_on, 'long'),
    isoDate: article.published_on,
    standfirst: article.standfirst,
    authors: article.authors.map(({ name }) => name).join(', '),
    picture: pictureView(article.image),
  }
}
