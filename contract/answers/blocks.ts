import * as v from 'valibot'
import { choice, field } from './field.ts'
import { Image } from './image.ts'
import { BasemapArea, Link, NoticeLevel } from './parts.ts'
import { TierGroup } from './partner.ts'
import { RichText } from './rich-text.ts'
import { Count, Text } from './scalars.ts'
import { ArticleStub, ArtistRef, ArtistStub, EventStub, Stat, VenueStub } from './stubs.ts'

/**
 * The id of a video or sound at its provider. The address of a player's frame ends with it, so it must not contain a
 * character that ends a path. Today's ids are shorter than 64 characters.
 */
export const PLAYER_ID = /^[\w-]{1,64}$/
const EmbedId = v.pipe(v.string(), v.regex(PLAYER_ID))

/**
 * For items in a list and pictures in a gallery: eight rows of three on a wide screen (spec/content B14). A judgement:
 * on a phone this is already a long page.
 */
export const MAX_ITEMS = 24

export const Video = v.object({
  provider: choice({ youtube: 'YouTube', vimeo: 'Vimeo' }),
  id: EmbedId,
  title: Text,
  captions: field(v.boolean(), { label: 'Has captions' }),
  transcript: v.optional(RichText),
})
export type Video = v.InferOutput<typeof Video>

export const FileLink = v.object({
  title: Text,
  url: Text,
  bytes: Count,
})

export const PictureWidth = choice({
  column: 'As wide as the text',
  wide: 'Wider than the text',
  full: 'As wide as the window',
})
export const EmbedProvider = choice({
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  soundcloud: 'SoundCloud',
})

/** One block of a page, article, call, past festival or strand (spec/content B14). */
export const Block = v.variant('type', [
  v.object({ type: v.literal('text'), body: RichText }),
  v.object({ type: v.literal('heading'), text: Text, level: v.picklist([2, 3]), id: Text }),
  v.object({
    type: v.literal('image'),
    image: Image,
    width: PictureWidth,
  }),
  v.object({ type: v.literal('gallery'), images: v.array(Image) }),
  v.object({ type: v.literal('panorama'), image: Image }),
  v.object({ type: v.literal('quote'), text: Text, cite: v.optional(Text) }),
  v.object({ type: v.literal('video'), ...Video.entries }),
  v.object({ type: v.literal('audio'), url: Text, title: Text, transcript: RichText }),
  v.object({ type: v.literal('buttons'), links: v.array(Link) }),
  v.object({
    type: v.literal('accordion'),
    items: v.array(v.object({ title: Text, body: RichText })),
  }),
  v.object({ type: v.literal('columns'), left: RichText, right: RichText }),
  v.object({ type: v.literal('stats'), items: v.array(Stat) }),
  v.object({
    type: v.literal('people'),
    people: v.array(
      v.object({ name: Text, role: Text, image: v.optional(Image), artist: v.optional(ArtistRef) }),
    ),
  }),
  v.object({ type: v.literal('files'), files: v.array(FileLink) }),
  v.object({ type: v.literal('events'), items: v.array(EventStub) }),
  v.object({ type: v.literal('artists'), items: v.array(ArtistStub) }),
  v.object({ type: v.literal('venues'), items: v.array(VenueStub) }),
  v.object({ type: v.literal('articles'), items: v.array(ArticleStub) }),
  v.object({ type: v.literal('partners'), groups: v.array(TierGroup) }),
  v.object({ type: v.literal('map'), venues: v.array(VenueStub), basemap: BasemapArea }),
  v.object({
    type: v.literal('embed'),
    provider: EmbedProvider,
    id: EmbedId,
    title: Text,
  }),
  v.object({ type: v.literal('notice'), level: NoticeLevel, body: RichText }),
  v.object({ type: v.literal('divider') }),
])
export type Block = v.InferOutput<typeof Block>

export const Blocks = v.array(Block)
