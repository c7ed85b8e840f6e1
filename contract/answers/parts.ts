/** The small types that several answers share (spec/content A3, A5, A6). */
import * as v from 'valibot'
import { ACCESS_LABELS } from '../rules/access.ts'
import { choice, field } from './field.ts'
import { Image } from './image.ts'
import {
  Amount,
  Colour,
  Instant,
  IsoDate,
  Latitude,
  LocalDateTime,
  Longitude,
  Slug,
  Text,
  Tri,
  Year,
} from './scalars.ts'

export const Link = v.object({ title: Text, href: Text })
export type Link = v.InferOutput<typeof Link>

export const Theme = v.object({
  color: v.optional(Colour),
  backgroundColor: v.optional(Colour),
  accentColor: v.optional(Colour),
})
export type Theme = v.InferOutput<typeof Theme>

/**
 * For search engines and link previews, which cut longer texts, each at its own length. The two limits are a
 * judgement: a little above those lengths.
 */
export const Meta = v.object({
  title: field(v.optional(Text), { maxLength: 70 }),
  description: field(v.optional(Text), { maxLength: 200, input: 'lines' }),
  image: v.optional(Image),
  noindex: field(v.optional(v.literal(true)), { label: 'Keep out of search engines' }),
})
export type Meta = v.InferOutput<typeof Meta>

/**
 * In Australian dollars. Pages show `label`, if there is one, in place of the numbers. Its limit is a judgement: two
 * lines of a card on a phone.
 */
export const Money = v.object({
  free: v.boolean(),
  from: field(v.optional(Amount), { label: 'From, in dollars' }),
  concession: field(v.optional(Amount), { label: 'Concession, in dollars' }),
  label: field(v.optional(Text), {
    label: 'In words',
    help: 'Shown in place of the numbers, for example "Pay what you can".',
    maxLength: 80,
  }),
})
export type Money = v.InferOutput<typeof Money>

export const AccessCode = choice(ACCESS_LABELS)
export type AccessCode = v.InferOutput<typeof AccessCode>

/** Every code is allowed everywhere: a talk can have a hearing loop, and a venue can accept the Companion Card. */
export const AccessFact = v.object({
  code: field(AccessCode, { label: 'What' }),
  value: field(Tri, { label: 'Yes, no or unknown' }),
  note: v.optional(Text),
})

/** A code that is missing is `unknown`. */
export const Access = v.object({
  items: v.array(AccessFact),
  contact: field(v.optional(Text), { label: 'Contact for access' }),
  checked_on: field(v.optional(IsoDate), {
    label: 'Checked on',
    help: 'The day somebody last made sure of it.',
  }),
})
export type Access = v.InferOutput<typeof Access>

export const StatusState = choice({
  scheduled: 'As planned',
  moved: 'Moved in time or place',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  sold_out: 'Sold out',
  weather_watch: 'Depends on the weather',
})
export type StatusState = v.InferOutput<typeof StatusState>

export const PreviousVenue = v.object({
  name: Text,
  slug: field(v.optional(Slug), { label: 'Address (slug)', help: 'If the venue has a page.' }),
})

export const Status = v.object({
  state: StatusState,
  note: field(v.optional(Text), { help: 'One sentence that visitors read.' }),
  previous_start: field(v.optional(LocalDateTime), {
    label: 'Previous start',
    help: 'Needed for "moved", unless the place moved.',
  }),
  previous_venue: v.optional(PreviousVenue),
  /** Set by the system when `state` changes. */
  changed_at: v.optional(Instant),
})
export type Status = v.InferOutput<typeof Status>

export const NoticeLevel = choice({ info: 'Information', warning: 'Warning' })

/** Both days are inclusive. */
export const Dates = v.object({
  start: field(IsoDate, { label: 'First day' }),
  end: field(IsoDate, { label: 'Last day', after: 'start' }),
})
export type Dates = v.InferOutput<typeof Dates>

/** Part of other answers, such as that of an event. */
export const EditionSummary = v.object({
  year: field(Year, { help: 'Part of every address of the edition.' }),
  name: Text,
  start: field(IsoDate, { label: 'First day' }),
  end: field(IsoDate, { label: 'Last day', after: 'start' }),
  zone: Text,
  /** The town or region. */
  where: field(v.optional(Text), {
    label: 'Where it takes place',
    help: 'Such as Melbourne & Victoria. While this is the current edition, the strip at the top of every page says its name, place, dates and theme. Search engines are told that its events are there.',
  }),
  theme_title: field(v.optional(Text), { label: 'Theme' }),
  theme: v.optional(Theme),
})
export type EditionSummary = v.InferOutput<typeof EditionSummary>

/** The drawn maps (`/basemap/{area}`) from the closest to the widest: each contains the ones before it. */
export const BasemapArea = choice({
  city: 'City grid',
  inner: 'Inner suburbs',
  victoria: 'Victoria',
})
export type BasemapArea = v.InferOutput<typeof BasemapArea>
/** For a venue that has no precinct in an edition. */
export const WIDEST_AREA: BasemapArea = 'victoria'

/** Undefined if there is none. */
export function widestArea(areas: readonly (BasemapArea | undefined)[]): BasemapArea | undefined {
  return BasemapArea.options.findLast((area) => areas.includes(area))
}

/** Degrees, WGS 84, five decimals. */
export const Geo = v.object({
  lat: field(Latitude, { label: 'Latitude' }),
  lon: field(Longitude, { label: 'Longitude' }),
})
export type Geo = v.InferOutput<typeof Geo>

export const Address = v.object({
  line1: field(Text, { label: 'Street' }),
  line2: field(v.optional(Text), { label: 'Second line' }),
  suburb: Text,
  state: Text,
  postcode: Text,
  country: v.optional(Text, 'AU'),
})
export type Address = v.InferOutput<typeof Address>
