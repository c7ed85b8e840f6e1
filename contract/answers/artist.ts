import * as v from 'valibot'
import { field } from './field.ts'
import { Image } from './image.ts'
import { Link, Meta } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Instant, Text } from './scalars.ts'
import { ArticleStub, ArtistKind, ArtistRef, EventStub } from './stubs.ts'

/** `/artists/{artist}`. */
export const Artist = v.object({
  ...ArtistRef.entries,
  kind: ArtistKind,
  pronouns: v.optional(Text),
  countries: field(v.array(Text), { help: 'As the artist writes them.' }),
  based_in: field(v.optional(Text), { label: 'Based in' }),
  born: v.optional(Text),
  died: field(v.optional(Text), { help: 'Shows the notice for people who have died.' }),
  bio: RichText,
  portrait: v.optional(Image),
  works: v.array(Image),
  website: field(v.optional(Text), { label: 'Website', input: 'href' }),
  links: v.array(Link),
  represented_by: field(v.optional(Text), { label: 'Represented by' }),
  /** The events of all editions, the newest year first. */
  events: v.array(EventStub),
  articles: v.array(ArticleStub),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Artist = v.InferOutput<typeof Artist>
