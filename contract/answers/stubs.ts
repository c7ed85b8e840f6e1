/** How relations are embedded: a stub holds only references below it, so no answer is recursive (spec/content C2). */
import * as v from 'valibot'
import { ARTICLE_KINDS, GUIDE_MODES, PARTICIPATE_KINDS } from '../rules/kinds.ts'
import { Hours } from './hours.ts'
import { StubImage } from './image.ts'
import { AccessCode, Address, Dates, Geo, Money, Status, StatusState } from './parts.ts'
import {
  Amount,
  Count,
  Id,
  Instant,
  IsoDate,
  LocalDateTime,
  Order,
  Slug,
  Text,
  Tri,
  Year,
} from './scalars.ts'

const EVENT_FLAGS = [
  'world_premiere',
  'australian_premiere',
  'commission',
  'outdoor',
  'online',
  'regional',
] as const
export const EventFlag = v.picklist(EVENT_FLAGS)
export type EventFlag = v.InferOutput<typeof EventFlag>

export const EventKind = v.picklist(['durational', 'timed'])

export const EventRef = v.object({ id: Id, slug: Slug, title: Text, year: Year, type: Slug })
export type EventRef = v.InferOutput<typeof EventRef>

export const ArtistRef = v.object({ id: Id, slug: Slug, name: Text })
export type ArtistRef = v.InferOutput<typeof ArtistRef>

/** `precinct` is the key in the edition the answer is about. */
export const VenueRef = v.object({
  id: Id,
  slug: Slug,
  name: Text,
  precinct: v.optional(Slug),
  geo: v.optional(Geo),
})
export type VenueRef = v.InferOutput<typeof VenueRef>

/** One occurrence of a timed event inside a list. */
export const SessionStub = v.object({
  id: Id,
  start: LocalDateTime,
  end: LocalDateTime,
  venue: v.optional(VenueRef),
  state: StatusState,
  fully_booked: v.optional(v.literal(true)),
  /** Codes whose value is `yes`. */
  access: v.array(AccessCode),
})
export type SessionStub = v.InferOutput<typeof SessionStub>

export const EventStub = v.object({
  ...EventRef.entries,
  /** Map and print number, unique in the edition. */
  number: v.optional(Count),
  kind: EventKind,
  teaser: Text,
  /** Durational events only. */
  dates: v.optional(Dates),
  hours_override: v.optional(Hours),
  /** Timed events only, by start. */
  sessions: v.array(SessionStub),
  /** The main venue; absent: to be announced. */
  venue: v.optional(VenueRef),
  /** The other venues it is at; absent: none. */
  other_venues: v.optional(v.array(Id), []),
  /** In staff's order; `sort_key` is that of the artist's name. */
  artists: v.array(v.object({ ...ArtistRef.entries, sort_key: v.string() })),
  price: Money,
  status: Status,
  flags: v.array(EventFlag),
  /** Codes whose value is `yes` at the event or its main venue. */
  access: v.array(AccessCode),
  tags: v.array(Text),
  image: v.optional(StubImage),
  sort_title: v.string(),
  sort_place: v.string(),
  updated_at: Instant,
})
export type EventStub = v.InferOutput<typeof EventStub>

export const ArtistKind = v.picklist(['person', 'collective'])

export const ArtistStub = v.object({
  ...ArtistRef.entries,
  sort_key: v.string(),
  kind: ArtistKind,
  countries: v.array(Text),
  image: v.optional(StubImage),
  /** Those of the year the answer is about. */
  events: v.array(v.object({ ...EventRef.entries, number: v.optional(Count) })),
})
export type ArtistStub = v.InferOutput<typeof ArtistStub>

export const PlaceType = v.picklist([
  'gallery',
  'outdoor',
  'public_space',
  'hall',
  'bar',
  'regional',
  'online',
])
export type PlaceType = v.InferOutput<typeof PlaceType>

export const VenueStub = v.object({
  ...VenueRef.entries,
  short_name: v.optional(Text),
  place_type: PlaceType,
  /** Absent for online places. */
  address: v.optional(Address),
  hours: Hours,
  /** Codes whose value is `yes`. */
  access: v.array(AccessCode),
  image: v.optional(StubImage),
  /** How many events of the year. */
  events: Count,
  numbers: v.array(Count),
  sort_key: v.string(),
})
export type VenueStub = v.InferOutput<typeof VenueStub>

export const GuideMode = v.picklist(GUIDE_MODES)
export type GuideMode = v.InferOutput<typeof GuideMode>

export const GuideStub = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  year: Year,
  mode: GuideMode,
  intro: Text,
  image: v.optional(StubImage),
  stops: Count,
  distance_m: v.optional(Amount),
  duration_min: v.optional(Amount),
  step_free: v.optional(Tri),
  precincts: v.array(Slug),
})
export type GuideStub = v.InferOutput<typeof GuideStub>

export const ArticleKind = v.picklist(ARTICLE_KINDS)
export type ArticleKind = v.InferOutput<typeof ArticleKind>

const Author = v.object({ name: Text, artist: v.optional(ArtistRef) })

export const ArticleStub = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  kind: ArticleKind,
  published_on: IsoDate,
  standfirst: Text,
  authors: v.array(Author),
  tags: v.array(Text),
  image: v.optional(StubImage),
  reading_min: Count,
  year: v.optional(Year),
})
export type ArticleStub = v.InferOutput<typeof ArticleStub>

export const ParticipateKind = v.picklist(PARTICIPATE_KINDS)
export type ParticipateKind = v.InferOutput<typeof ParticipateKind>

const Fee = v.object({ label: Text, waiver_note: v.optional(Text) })

export const ParticipateStub = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  kind: ParticipateKind,
  summary: Text,
  /** Wall times in `zone`; no dates means open always. */
  opens_at: v.optional(LocalDateTime),
  closes_at: v.optional(LocalDateTime),
  zone: Text,
  fee: v.optional(Fee),
  image: v.optional(StubImage),
  order: Order,
})
export type ParticipateStub = v.InferOutput<typeof ParticipateStub>

export const Stat = v.object({ label: Text, value: Text })

export const FestivalStub = v.object({
  slug: Slug,
  title: Text,
  order_year: Year,
  /** Absent for an edition that has no year routes. */
  year: v.optional(Year),
  theme_title: v.optional(Text),
  start: v.optional(IsoDate),
  end: v.optional(IsoDate),
  image: v.optional(StubImage),
  stats: v.array(Stat),
})
export type FestivalStub = v.InferOutput<typeof FestivalStub>
