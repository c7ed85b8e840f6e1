import type { RelatedView } from '../views/related.ts'
import { ArticleCards } from './article-card.tsx'
import { ArtistRows } from './artist-row.tsx'
import { EventCards } from './event-card.tsx'
import { Section } from './section.tsx'

export function Related({ title, related }: { title: string; related: RelatedView }) {
  const { events, artists, articles } = related
  if (events.length + artists.length + articles.length === 0) return null
  return (
    <div className="unprinted">
      <Section id="related" title={title}>
        {events.length > 0 && <EventCards events={events} isBrief />}
        {artists.length > 0 && <ArtistRows artists={artists} />}
        {articles.length > 0 && <ArticleCards articles={articles} />}
      </Section>
    </div>
  )
}
