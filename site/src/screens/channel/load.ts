import type { ArticleKind } from 'contract/answers/stubs.ts'
import type { Loaded, LoadArgs } from '../../views/screen.ts'
import { articleItemView, type ArticleItemView } from '../../views/article-item.ts'
import { CHANNEL_FEEDS } from '../../views/feed-paths.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'

export interface ChannelArticleView {
  readonly item: ArticleItemView
  readonly kind: ArticleKind
  readonly tags: readonly string[]
}

export interface ChannelView {
  readonly title: string
  readonly intro?: string | undefined
  /** Newest first. */
  readonly articles: readonly ChannelArticleView[]
  /** Tags that two or more articles have. */
  readonly tags: readonly string[]
}

/** A link to a tag of one article would lead only to the article that the visitor reads. */
const MIN_LINKED = 2

/** spec/screens §5.9 */
export function loadChannel({ content }: LoadArgs): Loaded<ChannelView> {
  const channel = content.get('/channel')
  const copy = screenCopy(content, 'channel', 'Channel')
  const tags = channel?.tags ?? []
  const [first] = channel?.articles ?? []
  // The first article's own answer, because pictures in lists have no size `og` (spec/screens §0.2.3).
  const lead = first && content.get(`/channel/${first.slug}`)
  const image = lead?.lead_image ?? first?.image
  return {
    page: pageMeta({ ...copy, image, feeds: CHANNEL_FEEDS }),
    view: {
      title: copy.title,
      intro: copy.intro,
      articles: (channel?.articles ?? []).map((article) => ({
        item: articleItemView(article),
        kind: article.kind,
        tags: article.tags,
      })),
      tags: tags.filter(({ count }) => count >= MIN_LINKED).map(({ tag }) => tag),
    },
  }
}
