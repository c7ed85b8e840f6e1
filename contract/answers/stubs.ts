/** How relations are embedded: a stub holds only references below it, so no answer is recursive (spec/content C2). */
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
  Instant,
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

/** From which age children enjoy an event; 0 is every age. Absent: not made for children, or nobody has said. */
export const ChildrenFrom = field(v.optional(Count), {
  label: 'Good for children from the age of',
  help: '0 is every age. Leave it empty if it is not for children.',
})

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
  /** When it was to start before it was changed: a postponed session that starts at another time has its new date. */
  previous_start: v.optional(LocalDateTime),
  fully_booked: v.optional(v.literal(true)),
  few_left: v.optional(v.literal(true)),
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
  /** Notices that staff deny: it is not loud, there is no nudity; absent: none. */
  without: v.optional(v.array(AccessCode), []),
  children_from: ChildrenFrom,
  tags: v.array(Text),
  image: v.optional(StubImage),
  sort_title: v.string(),
  sort_place: v.string(),
  updated_at: Instant,
})
export type EventStub = v.InferOutput<typeof EventStub>

export const ArtistKind = choice({ person: 'A person', collective: 'A collective' })

export const ArtistStub = v.object({
  ...ArtistRef.entries,
  sort_key: v.string(),
  kind: ArtistKind,
  countries: v.array(Text),
  image: v.optional(StubImage),
  /** The events of the year that the answer is about. */
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
  /** Absent for online places. */
  address: v.optional(Address),
  /** Where visitors go in; absent: at `geo`. */
  entrance: v.optional(Geo),
  hours: Hours,
  /** Codes whose value is `yes`. */
  access: v.array(AccessCode),
  image: v.optional(StubImage),
  /** How many events of the year, exhibitions among them. */
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

/** The 300 characters of the standfirst are a judgement: two or three sentences, five lines above an article. */
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

/** `summary` is as long as an article's standfirst: both stand in the same cards. */
export const ParticipateStub = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  kind: ParticipateKind,
  summary: field(Text, { maxLength: 300, input: 'lines' }),
  /** Wall times in `zone`. */
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
  /** Absent for an edition that has no year routes. */
  year: v.optional(Year),
  theme_title: v.optional(Text),
  start: v.optional(IsoDate),
  end: v.optional(IsoDate),
  image: v.optional(StubImage),
  stats: v.array(Stat),
})
export type FestivalStub = v.InferOutput<typeof FestivalStub>
