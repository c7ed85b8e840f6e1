/** Demo records of events, guides and program entries as documents. */
import type { DemoEvent, DemoGuide, DemoStrand } from '../records.ts'
import { blockDocuments } from './blocks.ts'
import type { SeedContext } from './context.ts'
import { hoursDocument } from './people-and-places.ts'

/** An event with those of the events and articles it names that are there already; the others are linked at the end. */
export function eventDocument(event: DemoEvent, context: SeedContext) {
  const { parent: _parent, related: _related, ...rest } = event
  return {
    ...rest,
    ...eventRelations(event, context),
    festival: context.id('festivals', event.festival),
    body: context.prose(event.body),
    lead_image: context.id('media', event.lead_image),
    gallery: context.ids('media', event.gallery),
    hours_override: hoursDocument(event.hours_override),
    sessions: event.sessions?.map((session) => ({
      ...session,
      venue: context.id('venues', session.venue),
    })),
    venues: context.ids('venues', event.venues),
    artists: event.artists?.flatMap(({ artist: slug, role }) => {
      const artist = context.id('artists', slug)
      return artist === undefined ? [] : [{ artist, role }]
    }),
    partners: context.ids('partners', event.partners),
  }
}

/** What an event names among events and articles; undefined when it names nothing. */
export function eventRelations({ parent, related }: DemoEvent, context: SeedContext) {
  if (parent === undefined && !related?.length) return undefined
  return { parent: context.id('events', parent), related: context.refs(related) }
}

export function guideDocument(guide: DemoGuide, context: SeedContext, order: number) {
  return {
    ...guide,
    order,
    festival: context.id('festivals', guide.festival),
    body: context.prose(guide.body),
    image: context.id('media', guide.image),
    stops: guide.stops
      .map((stop) => ({
        ...stop,
        event: context.id('events', stop.event),
        venue: context.id('venues', stop.venue),
        image: context.id('media', stop.image),
      }))
      // A smaller profile leaves out some of the events a guide stops at.
      .filter(
        ({ event, venue, point }) =>
          event !== undefined || venue !== undefined || point !== undefined,
      ),
  }
}

export function strandDocument(strand: DemoStrand, context: SeedContext) {
  const { parent, ids, ...select } = strand.select
  return {
    ...strand,
    blocks: blockDocuments(strand.blocks, context),
    select: { ...select, parent: context.id('events', parent), ids: context.ids('events', ids) },
  }
}
