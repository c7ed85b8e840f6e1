import { plainTitle } from 'contract/rules/caption.ts'
import type { Article } from 'contract/answers/article.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { formatDate } from 'contract/rules/local-time.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { ARTICLE_KINDS } from 'contract/rules/kinds.ts'
import { type BlockView, blocksView } from '../../views/blocks-view.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { openablePicture, type OpenablePictureView } from '../../views/picture.ts'
import { playerView, type PlayerView } from '../../views/player.ts'
import { relatedView, type RelatedView } from '../../views/related.ts'

export interface ArticleView {
  /** Titles of works are in square brackets. */
  readonly title: string
  readonly kind: string
  readonly date: string
  readonly isoDate: string
  readonly standfirst: string
  readonly authors: readonly { readonly name: string; readonly href?: string | undefined }[]
  readonly readingMinutes: number
  readonly picture?: OpenablePictureView | undefined
  /** `picture` is then absent, because it is the poster of the film. */
  readonly player?: PlayerView | undefined
  readonly blocks: readonly BlockView[]
  readonly tags: readonly string[]
  readonly related: RelatedView
  readonly newer?: NeighbourView | undefined
  readonly older?: NeighbourView | undefined
}

export interface NeighbourView {
  readonly href: string
  readonly title: string
}

/** spec/screens §5.10 */
export function loadArticle({ content, moment, params }: LoadArgs): Loaded<ArticleView> | NotFound {
  const article = content.get(`/channel/${params['article'] ?? ''}`)
  if (!article) return notFound

  const page = pageMeta({
    title: plainTitle(article.title),
    description: article.standfirst,
    image: article.lead_image,
    meta: article.meta,
    type: 'article',
  })
  return {
    page,
    view: {
      ...headView(article),
      blocks: blocksView(article.blocks, {
        content,
        moment,
        background: page.theme.backgroundColor,
      }),
      tags: article.tags,
      related: relatedView(content, article.related, moment),
      newer: article.newer && neighbourView(article.newer),
      older: article.older && neighbourView(article.older),
    },
  }
}

function headView(article: Article) {
  const picture = openablePicture(article.lead_image)
  return {
    title: article.title,
    kind: ARTICLE_KINDS[article.kind],
    date: formatDate(article.published_on, 'long'),
    isoDate: article.published_on,
    standfirst: article.standfirst,
    authors: article.authors.map(({ name, artist }) => ({
      name,
      href: artist && pathOf({ type: 'artist', slug: artist.slug }),
    })),
    readingMinutes: article.reading_min,
    picture: article.video ? undefined : picture,
    player: article.video && playerView(article.video, picture),
  }
}

function neighbourView({ slug, title }: { slug: string; title: string }): NeighbourView {
  return { href: pathOf({ type: 'article', slug }), title }
}
