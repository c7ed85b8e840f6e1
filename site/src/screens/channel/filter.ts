import type { Query } from '../../urls/query.ts'
import { paginate, type Paged } from '../../search/paging.ts'
import type { ChannelArticleView, ChannelView } from './load.ts'

const PER_PAGE = 12

export interface ChannelPage extends Paged<ChannelArticleView> {
  /** What of the query counts: a tag that no article has does not. */
  readonly tag?: string | undefined
  readonly kind?: string | undefined
  /** Over all pages. */
  readonly total: number
}

/** The articles of a kind and a tag, twelve a page. */
export function channelPage(
  { articles }: Pick<ChannelView, 'articles'>,
  query: Query,
): ChannelPage {
  const { kind } = query
  const tag = articles.find(({ tags }) => tags.some((each) => each === query['tag']))
    ? query['tag']
    : undefined
  const kept = articles.filter(
    (article) =>
      (kind === undefined || article.kind === kind) &&
      (tag === undefined || article.tags.includes(tag)),
  )
  return { ...paginate(kept, Number(query['page'] ?? 1), PER_PAGE), tag, kind, total: kept.length }
}
