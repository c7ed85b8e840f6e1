import * as v from 'valibot'
import { Hours } from './hours.ts'
import { Image } from './image.ts'
import { Access, BasemapArea, Dates, EditionSummary, Meta, Money, Status, Theme } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Count, Id, Instant, LocalDateTime, Slug, Text, WallTime } from './scalars.ts'
import {
  ArticleStub,
  ArtistStub,
  EventFlag,
  EventKind,
  EventRef,
  EventStub,
  GuideStub,
  VenueRef,
  VenueStub,
} from './stubs.ts'
import { GettingThere } from './venue.ts'
import { ProgramType } from './year.ts'

/** One occurrence of a timed event. */
export const Session = v.object({
  id: Id,
  start: LocalDateTime,
  end: LocalDateTime,
  doors: v.optional(WallTime),
  venue: v.optional(VenueRef),
  meeting_point: v.optional(Text),
  status: Status,
  fully_booked: v.optional(v.literal(true)),
  booking_url: v.optional(Text),
  /** Shown from 15 minutes before the start until the end. */
  online_url: v.optional(Text),
  access: v.optional(Access),
})
export type Session = v.InferOutput<typeof Session>

export const Booking = v.object({
  mode: v.picklist(['none', 'recommended', 'required', 'walk_up']),
  url: v.optional(Text),
  opens_at: v.optional(LocalDateTime),
  provider: v.optional(Text),
})
export type Booking = v.InferOutput<typeof Booking>

export const ArtistRole = v.picklist([
  'artist',
  'curator',
  'speaker',
  'chair',
  'guide',
  'performer',
  'collaborator',
])
export type ArtistRole = v.InferOutput<typeof ArtistRole>

/** A venue of an event: the list's facts with full access and the way there. */
export const EventVenue = v.object({
  ...VenueStub.entries,
  access: v.optional(Access),
  getting_there: v.optional(GettingThere),
  entrance_note: v.optional(Text),
})
export type EventVenue = v.InferOutput<typeof EventVenue>

/** `/events/{event}`. */
export const Event = v.object({
  ...EventRef.entries,
  number: v.optional(Count),
  kind: EventKind,
  /** The event's type in its edition. */
  program_type: v.optional(ProgramType),
  teaser: Text,
  body: RichText,
  lead_image: v.optional(Image),
  gallery: v.array(Image),
  dates: v.optional(Dates),
  hours_override: v.optional(Hours),
  sessions: v.array(Session),
  /** The first is the main one; none: to be announced. */
  venues: v.array(EventVenue),
  artists: v.array(v.object({ artist: ArtistStub, role: ArtistRole })),
  status: Status,
  price: Money,
  booking: Booking,
  flags: v.array(EventFlag),
  content_notes: v.array(Text),
  age: v.optional(Text),
  duration_min: v.optional(Count),
  capacity: v.optional(Count),
  /** Program codes and notices; the venues' own stand with them. */
  access: v.optional(Access),
  credits_text: v.array(Text),
  partners: v.array(v.object({ slug: Slug, name: Text, website: Text })),
  tags: v.array(Text),
  parent: v.optional(EventStub),
  children: v.array(EventStub),
  /** At the same main venue. */
  here: v.array(EventStub),
  /** Within 1,500 m, nearest first, at most four. */
  nearby: v.array(EventStub),
  /** Staff's picks, then up to four that share a tag. */
  related: v.object({ events: v.array(EventStub), articles: v.array(ArticleStub) }),
  guides: v.array(v.object({ guide: GuideStub, stop: Count })),
  edition: EditionSummary,
  precinct: v.optional(v.object({ key: Slug, title: Text })),
  basemap: v.optional(BasemapArea),
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Event = v.InferOutput<typeof Event>
