import type { ArticleStub, ArtistStub, EventStub } from 'contract/answers/stubs.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { articleItemView, type ArticleItemView } from './article-item.ts'
import { artistItemView, type ArtistItemView } from './artist-item.ts'
import { type EventItemView, possibleItems } from './event-item.ts'
import type { Content } from './screen.ts'
import { contextsOf } from './edition.ts'

export interface RelatedView {
  readonly events: readonly EventItemView[]
  readonly artists: readonly ArtistItemView[]
  readonly articles: readonly ArticleItemView[]
}

/** Leaves out events that have ended. */
export function relatedView(
  content: Content,
  related: {
    readonly events: readonly EventStub[]
    readonly artists: readonly ArtistStub[]
    readonly articles: readonly ArticleStub[]
  },
  moment: Moment,
): RelatedView {
  return {
    events: possibleItems(related.events, contextsOf(content, related.events, moment)),
    artists: related.artists.map(artistItemView),
    articles: related.articles.map(articleItemView),
  }
}
