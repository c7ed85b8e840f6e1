import * as v from 'valibot'
import { field } from './field.ts'
import { Blocks } from './blocks.ts'
import { Image } from './image.ts'
import { Link, Meta, Theme } from './parts.ts'
import { TierGroup } from './partner.ts'
import { Count, Instant, Text } from './scalars.ts'
import { ArticleStub, ArtistStub, EventStub, FestivalStub } from './stubs.ts'

/** `/past-festivals`: newest first. */
export const PastFestivals = v.object({ items: v.array(FestivalStub) })
export type PastFestivals = v.InferOutput<typeof PastFestivals>

const { image: _stubImage, ...stubEntries } = FestivalStub.entries

/** `/past-festivals/{festival}`. */
export const PastFestival = v.object({
  ...stubEntries,
  summary: field(Text, { input: 'lines' }),
  image: v.optional(Image),
  blocks: Blocks,
  highlights: v.object({
    events: v.array(EventStub),
    artists: v.array(ArtistStub),
    articles: v.array(ArticleStub),
  }),
  /** Counts of the edition's records; absent without an edition. */
  counts: v.optional(v.object({ events: Count, artists: Count, venues: Count })),
  tiers: v.array(TierGroup),
  report: v.optional(Link),
  cite: field(v.optional(Text), { label: 'How to cite it' }),
  newer: v.optional(FestivalStub),
  older: v.optional(FestivalStub),
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type PastFestival = v.InferOutput<typeof PastFestival>
