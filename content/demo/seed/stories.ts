/** Demo records of articles, calls, past festivals, pages and redirects as documents. */
import type {
  DemoArticle,
  DemoPage,
  DemoParticipate,
  DemoPastFestival,
  DemoRedirect,
} from '../records.ts'
import { blockDocuments } from './blocks.ts'
import type { SeedContext } from './context.ts'

/** An article without what it names as related: other articles may not be there yet. */
export function articleDocument(article: DemoArticle, context: SeedContext) {
  const { related: _related, video, ...rest } = article
  return {
    ...rest,
    festival: context.id('festivals', article.festival),
    lead_image: context.id('media', article.lead_image),
    blocks: blockDocuments(article.blocks, context),
    authors: article.authors.map(({ name, artist }) => ({
      name,
      artist: context.id('artists', artist),
    })),
    video: video && {
      provider: video.provider,
      player_id: video.id,
      title: video.title,
      captions: video.captions,
      transcript: context.prose(video.transcript),
    },
  }
}

export function articleRelations({ related }: DemoArticle, context: SeedContext) {
  return related?.length ? { related: context.refs(related) } : undefined
}

export function participateDocument(item: DemoParticipate, context: SeedContext, order: number) {
  return {
    ...item,
    order,
    zone: 'Australia/Melbourne',
    festival: context.id('festivals', item.festival),
    image: context.id('media', item.image),
    blocks: blockDocuments(item.blocks, context),
    eligibility: context.prose(item.eligibility),
    outcome: context.refs(item.outcome),
  }
}

export function pastFestivalDocument(past: DemoPastFestival, context: SeedContext) {
  return {
    ...past,
    festival: context.id('festivals', past.festival),
    image: context.id('media', past.image),
    blocks: blockDocuments(past.blocks, context),
    highlights: context.refs(past.highlights),
  }
}

/** Changed when the demo says, so that no page is newer than the demo's clock. */
export function pageDocument({ updated_on: day, ...page }: DemoPage, context: SeedContext) {
  return {
    ...page,
    updatedAt: `${day}T00:00:00.000Z`,
    parent: context.id('pages', page.parent),
    blocks: blockDocuments(page.blocks, context),
  }
}

export function redirectDocument({ from, to, status = 301, gone }: DemoRedirect) {
  return gone === undefined
    ? { from, to, status: String(status), source: 'manual' as const }
    : { from, gone: true, reason: gone, source: 'withdrawn' as const }
}
