import type { ArticleStub, ArtistStub, EventStub } from 'contract/answers/stubs.ts'
import { articleItemView, type ArticleItemView } from './article-item.ts'
import { artistItemView, type ArtistItemView } from './artist-item.ts'
import type { EventItemView } from './event-item.ts'
import { contextsOf, eventItems, eventItemsUntil } from './event-items.ts'
import type { Content } from './content.ts'

/** Records of several kinds that staff put beside another. */
export interface RelatedView {
  readonly events: readonly EventItemView[]
  readonly artists: readonly ArtistItemView[]
  readonly articles: readonly ArticleItemView[]
}

/** They with their present status, and until when it reads so. */
export function relatedView(
  content: Content,
  related: {
    readonly events: readonly EventStub[]
    readonly artists: readonly ArtistStub[]
    readonly articles: readonly ArticleStub[]
  },
  now: number,
): { readonly related: RelatedView; readonly until: number | undefined } {
  const contexts = contextsOf(content, related.events, now)
  return {
    related: {
      events: eventItems(related.events, contexts),
      artists: related.artists.map(artistItemView),
      articles: related.articles.map(articleItemView),
    },
    until: eventItemsUntil(related.events, contexts),
  }
}
