import * as v from 'valibot'
import { Image } from './image.ts'
import { Link, Meta } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Instant, Text } from './scalars.ts'
import { ArticleStub, ArtistKind, ArtistRef, EventStub } from './stubs.ts'

/** `/artists/{artist}`. */
export const Artist = v.object({
  ...ArtistRef.entries,
  sort_name: Text,
  kind: ArtistKind,
  pronouns: v.optional(Text),
  countries: v.array(Text),
  based_in: v.optional(Text),
  born: v.optional(Text),
  /** When given, the sensitivity notice is shown. */
  died: v.optional(Text),
  bio: RichText,
  portrait: v.optional(Image),
  works: v.array(Image),
  website: v.optional(Text),
  links: v.array(Link),
  represented_by: v.optional(Text),
  /** Of all editions, the newest year first. */
  events: v.array(EventStub),
  articles: v.array(ArticleStub),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Artist = v.InferOutput<typeof Artist>
