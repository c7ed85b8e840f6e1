import * as v from 'valibot'
import { choice, field } from './field.ts'
import { Hours } from './hours.ts'
import { Image, MediaUrl } from './image.ts'
import { Access, BasemapArea, Dates, EditionSummary, Meta, Money, Status, Theme } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Count, Id, Instant, LocalDateTime, Slug, Text, WallTime } from './scalars.ts'
import {
  ArticleStub,
  ArtistStub,
  ChildrenFrom,
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

/**
 * A longer session must be entered as two (spec/content B1.13). A judgement: a festival's night ends by the next noon,
 * and a longer session is nearly always a wrong day.
 */
export const SESSION_MAX_HOURS = 24

export const Session = v.object({
  id: Id,
  start: LocalDateTime,
  end: field(LocalDateTime, { after: 'start', maxHours: SESSION_MAX_HOURS }),
  doors: v.optional(WallTime),
  venue: v.optional(VenueRef),
  meeting_point: field(v.optional(Text), { label: 'Meeting point' }),
  status: Status,
  fully_booked: field(v.optional(v.literal(true)), {
    label: 'Sold out',
    help: 'Visitors read "fully booked".',
  }),
  few_left: field(v.optional(v.literal(true)), {
    label: 'Few places left',
    help: 'Visitors read "few left" until it is sold out.',
  }),
  booking_url: field(v.optional(Text), { label: 'Booking address', input: 'href' }),
  /** Shown from 15 minutes before the start until the end (spec/content B5). */
  online_url: field(v.optional(Text), { label: 'Address of the stream', input: 'href' }),
  access: v.optional(Access),
})
export type Session = v.InferOutput<typeof Session>

export const Booking = v.object({
  mode: field(
    choice({
      none: 'No booking',
      recommended: 'Recommended',
      required: 'Required',
      walk_up: 'At the door',
    }),
    { label: 'Is booking needed?' },
  ),
  url: field(v.optional(Text), { label: 'Booking address', input: 'href' }),
  opens_at: field(v.optional(LocalDateTime), { label: 'Booking opens' }),
  provider: v.optional(Text),
})
export type Booking = v.InferOutput<typeof Booking>

export const Credited = v.object({
  artist: ArtistStub,
  role: choice({
    artist: 'Artist',
    curator: 'Curator',
    speaker: 'Speaker',
    chair: 'Chair',
    guide: 'Guide',
    performer: 'Performer',
    collaborator: 'Collaborator',
  }),
})

/** What a list shows of the venue, all its access facts, and how to get there. */
export const EventVenue = v.object({
  ...VenueStub.entries,
  access: v.optional(Access),
  getting_there: v.optional(GettingThere),
  entrance_note: v.optional(Text),
  updated_at: v.optional(Instant),
})
export type EventVenue = v.InferOutput<typeof EventVenue>

/**
 * `/events/{event}`. The 160 characters of the teaser are a judgement: one sentence, and about as much as search
 * engines show.
 */
export const Event = v.object({
  ...EventRef.entries,
  number: field(v.optional(Count), { help: 'On the map and in print; unique in the edition.' }),
  kind: EventKind,
  program_type: v.optional(ProgramType),
  teaser: field(Text, {
    help: 'One sentence under the title and in links that are shared, at most 160 characters.',
    maxLength: 160,
    input: 'lines',
  }),
  body: RichText,
  lead_image: v.optional(Image),
  /** For shared links: the picture with the title and the days, 1200 × 630. Absent without a picture. */
  social: v.optional(MediaUrl),
  gallery: v.array(Image),
  dates: v.optional(Dates),
  hours_override: v.optional(Hours),
  sessions: v.array(Session),
  /** The first is the main venue. An empty list means that the venue is to be announced. */
  venues: v.array(EventVenue),
  meeting_point: field(v.optional(Text), {
    label: 'Meeting point',
    help: 'For example "At the foot of the stairs, Gate 3". Also of each session that says no other.',
  }),
  artists: v.array(Credited),
  status: Status,
  price: Money,
  booking: Booking,
  flags: v.array(EventFlag),
  content_notes: field(v.array(Text), {
    label: 'Content notes',
    help: 'Warnings shown before the text.',
  }),
  age: field(v.optional(Text), { help: 'Who may come, for example 15+.' }),
  children_from: ChildrenFrom,
  duration_min: field(v.optional(Count), { label: 'Duration in minutes' }),
  capacity: v.optional(Count),
  /** What is said of the event itself. The facts of each venue are in `venues`. */
  access: v.optional(Access),
  credits_text: field(v.array(Text), {
    label: 'Credit lines',
    help: '"Curated by …", "Supported by …"',
  }),
  partners: v.array(v.object({ slug: Slug, name: Text, website: Text })),
  tags: field(v.array(Text), { help: 'In lower case, at most eight.' }),
  parent: v.optional(EventStub),
  children: v.array(EventStub),
  /** Other events at the same main venue. */
  here: v.array(EventStub),
  /** At most four other events within 1,500 m, nearest first. */
  nearby: v.array(EventStub),
  /** The choice of staff, otherwise up to four events that share the most tags (spec/content D9). */
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
