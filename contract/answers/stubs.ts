/**
 * Stubs, the form in which an answer contains other records. Inside a stub, further records are references (`…Ref`),
 * so no answer is recursive (spec/content C2).
 */
import * as v from 'valibot'
import { ARTICLE_KINDS, EVENT_FLAGS, GUIDE_MODES, PARTICIPATE_KINDS } from '../rules/kinds.ts'
import { choice, field } from './field.ts'
import { Hours } from './hours.ts'
import { StubImage } from './image.ts'
import { AccessCode, Address, Dates, Geo, Money, Status, StatusState } from './parts.ts'
import {
  Amount,
  Count,
  Id,
  IsoDate,
  LocalDateTime,
  Order,
  Slug,
  Text,
  Tri,
  Year,
} from './scalars.ts'

export const EventFlag = choice(EVENT_FLAGS)
export type EventFlag = v.InferOutput<typeof EventFlag>

export const EventKind = choice({
  durational: 'Runs for days (an exhibition)',
  timed: 'Has sessions (a talk)',
})

/** 0 is every age. Absent if it is not for children, or if staff have not said. */
export const ChildrenFrom = field(v.optional(Count), {
  label: 'Good for children from the age of',
  help: '0 is every age. Leave it empty if it is not for children.',
})

export const EventRef = v.object({ id: Id, slug: Slug, title: Text, year: Year, type: Slug })
export type EventRef = v.InferOutput<typeof EventRef>

export const ArtistRef = v.object({ id: Id, slug: Slug, name: Text })
export type ArtistRef = v.InferOutput<typeof ArtistRef>

/** `precinct` is its key in the edition of the answer. */
export const VenueRef = v.object({
  id: Id,
  slug: Slug,
  name: Text,
  precinct: v.optional(Slug),
  geo: v.optional(Geo),
})
export type VenueRef = v.InferOutput<typeof VenueRef>

export const SessionStub = v.object({
  id: Id,
  start: LocalDateTime,
  end: LocalDateTime,
  venue: v.optional(VenueRef),
  state: StatusState,
  /** Before the session was moved or postponed. If the `start` of a postponed session differs, it is its new date. */
  previous_start: v.optional(LocalDateTime),
  fully_booked: v.optional(v.literal(true)),
  few_left: v.optional(v.literal(true)),
  /** The codes whose value is `yes`. */
  access: v.array(AccessCode),
})
export type SessionStub = v.InferOutput<typeof SessionStub>

/**
 * A list is composed again when one of these fields changes in any of its events, so the stub has only fields that a
 * list shows, filters or sorts by.
 */
export const EventStub = v.object({
  ...EventRef.entries,
  /** On the map and in print, unique in the edition. */
  number: v.optional(Count),
  kind: EventKind,
  /** For durational events only. */
  dates: v.optional(Dates),
  hours_override: v.optional(Hours),
  /** For timed events only, sorted by start. */
  sessions: v.array(SessionStub),
  /** The main venue. Absent if it is to be announced. */
  venue: v.optional(VenueRef),
  other_venues: v.optional(v.array(Id), []),
  /** In the order of staff. `sort_key` is that of the artist's name. */
  artists: v.array(v.object({ ...ArtistRef.entries, sort_key: v.string() })),
  price: Money,
  status: Status,
  flags: v.array(EventFlag),
  /** The codes that are `yes` at the event or its main venue. */
  access: v.array(AccessCode),
  /** Notices, such as loud sound, that are `no` at the event or its main venue, and `yes` at neither. */
  without: v.optional(v.array(AccessCode), []),
  children_from: ChildrenFrom,
  image: v.optional(StubImage),
  sort_title: v.string(),
  sort_place: v.string(),
})
export type EventStub = v.InferOutput<typeof EventStub>

export const ArtistKind = choice({ person: 'A person', collective: 'A collective' })

export const ArtistStub = v.object({
  ...ArtistRef.entries,
  sort_key: v.string(),
  kind: ArtistKind,
  countries: v.array(Text),
  image: v.optional(StubImage),
  /** The artist's events in the year of the answer. */
  events: v.array(v.object({ ...EventRef.entries, number: v.optional(Count) })),
})
export type ArtistStub = v.InferOutput<typeof ArtistStub>

export const PlaceType = choice({
  gallery: 'Gallery',
  outdoor: 'Outdoors',
  public_space: 'Public space',
  hall: 'Hall',
  bar: 'Bar',
  regional: 'Regional gallery',
  online: 'Online',
})
export type PlaceType = v.InferOutput<typeof PlaceType>

export const VenueStub = v.object({
  ...VenueRef.entries,
  place_type: PlaceType,
  /** Online places may have none. */
  address: v.optional(Address),
  /** Absent if the entrance is at `geo`. */
  entrance: v.optional(Geo),
  hours: Hours,
  /** The codes whose value is `yes`. */
  access: v.array(AccessCode),
  image: v.optional(StubImage),
  /** The venue's events in the year of the answer, including exhibitions. */
  events: Count,
  exhibitions: v.optional(Count, 0),
  numbers: v.array(Count),
  sort_key: v.string(),
})
export type VenueStub = v.InferOutput<typeof VenueStub>

export const GuideMode = choice(GUIDE_MODES)
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

export const ArticleKind = choice(ARTICLE_KINDS)
export type ArticleKind = v.InferOutput<typeof ArticleKind>

const Author = v.object({ name: Text, artist: v.optional(ArtistRef) })

/** The limit of the standfirst is a judgement: two or three sentences, five lines above an article. */
export const ArticleStub = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  kind: ArticleKind,
  published_on: field(IsoDate, { label: 'Date' }),
  standfirst: field(Text, { maxLength: 300, input: 'lines' }),
  authors: v.array(Author),
  tags: field(v.array(Text), { help: 'In lower case.' }),
  image: v.optional(StubImage),
  reading_min: Count,
  year: v.optional(Year),
})
export type ArticleStub = v.InferOutput<typeof ArticleStub>

export const ParticipateKind = choice(PARTICIPATE_KINDS)
export type ParticipateKind = v.InferOutput<typeof ParticipateKind>

export const Fee = v.object({
  label: field(Text, { label: 'In words' }),
  waiver_note: field(v.optional(Text), { label: 'Who need not pay' }),
})

/** `summary` has the limit of a standfirst, because both are shown in the same cards. */
export const ParticipateStub = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  kind: ParticipateKind,
  summary: field(Text, { maxLength: 300, input: 'lines' }),
  /** A wall time in `zone`, like `closes_at`. */
  opens_at: field(v.optional(LocalDateTime), { label: 'Opens' }),
  closes_at: field(v.optional(LocalDateTime), {
    label: 'Closes',
    help: 'No dates: open always.',
    after: 'opens_at',
  }),
  zone: Text,
  fee: v.optional(Fee),
  image: v.optional(StubImage),
  order: Order,
})
export type ParticipateStub = v.InferOutput<typeof ParticipateStub>

export const Stat = v.object({
  label: field(Text, { label: 'Words' }),
  value: field(Text, { label: 'Figure' }),
})

export const FestivalStub = v.object({
  slug: Slug,
  title: Text,
  order_year: field(Year, { label: 'Year' }),
  /** Absent if the festival has no year routes. */
  year: v.optional(Year),
  theme_title: v.optional(Text),
  start: v.optional(IsoDate),
  end: v.optional(IsoDate),
  image: v.optional(StubImage),
  stats: v.array(Stat),
})
export type FestivalStub = v.InferOutput<typeof FestivalStub>
