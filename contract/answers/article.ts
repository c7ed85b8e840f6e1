import * as v from 'valibot'
import { Blocks, Video } from './blocks.ts'
import { Image } from './image.ts'
import { Meta } from './parts.ts'
import { Instant, Text } from './scalars.ts'
import { ArticleStub, ArtistStub, EventStub } from './stubs.ts'

const { image: _stubImage, ...stubEntries } = ArticleStub.entries

/** `/channel/{article}`. */
export const Article = v.object({
  ...stubEntries,
  lead_image: v.optional(Image),
  blocks: Blocks,
  video: v.optional(Video),
  /** The beginning of the text, at most 600 characters (spec/asked §9). */
  excerpt: v.optional(Text),
  related: v.object({
    events: v.array(EventStub),
    articles: v.array(ArticleStub),
    artists: v.array(ArtistStub),
  }),
  newer: v.optional(ArticleStub),
  older: v.optional(ArticleStub),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Article = v.InferOutput<typeof Article>
