/** The small types answers share (spec/content A3, A5, A6). */
import * as v from 'valibot'
import { ACCESS_CODES } from '../rules/access.ts'
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

/** What a page, edition or section is coloured with; each part may be absent. */
export const Theme = v.object({
  color: v.optional(Colour),
  backgroundColor: v.optional(Colour),
  accentColor: v.optional(Colour),
})
export type Theme = v.InferOutput<typeof Theme>

/** What staff say of a page to search engines and previews. */
export const Meta = v.object({
  title: v.optional(Text),
  description: v.optional(Text),
  image: v.optional(Image),
  noindex: v.optional(v.literal(true)),
})
export type Meta = v.InferOutput<typeof Meta>

/** A price in Australian dollars; `label` wins over the numbers when shown. */
export const Money = v.object({
  free: v.boolean(),
  from: v.optional(Amount),
  concession: v.optional(Amount),
  label: v.optional(Text),
})
export type Money = v.InferOutput<typeof Money>

export const AccessCode = v.picklist(ACCESS_CODES)
export type AccessCode = v.InferOutput<typeof AccessCode>

/** What is known of access. A code that is missing is `unknown`. */
export const Access = v.object({
  items: v.array(v.object({ code: AccessCode, value: Tri, note: v.optional(Text) })),
  contact: v.optional(Text),
  checked_on: v.optional(IsoDate),
})
export type Access = v.InferOutput<typeof Access>

const STATUS_STATES = [
  'scheduled',
  'moved',
  'postponed',
  'cancelled',
  'sold_out',
  'weather_watch',
] as const
export const StatusState = v.picklist(STATUS_STATES)
export type StatusState = v.InferOutput<typeof StatusState>

/** Whether an event or session goes ahead as printed. */
export const Status = v.object({
  state: StatusState,
  note: v.optional(Text),
  previous_start: v.optional(LocalDateTime),
  previous_venue: v.optional(v.object({ name: Text, slug: v.optional(Slug) })),
  /** Set by the system when `state` changes. */
  changed_at: v.optional(Instant),
})
export type Status = v.InferOutput<typeof Status>

/** Inclusive days. */
export const Dates = v.object({ start: IsoDate, end: IsoDate })
export type Dates = v.InferOutput<typeof Dates>

/** What an answer says of its edition. */
export const EditionSummary = v.object({
  year: Year,
  name: Text,
  start: IsoDate,
  end: IsoDate,
  zone: Text,
  theme_title: v.optional(Text),
  theme: v.optional(Theme),
})
export type EditionSummary = v.InferOutput<typeof EditionSummary>

/** Which drawn map an area stands on. */
export const BasemapArea = v.picklist(['city', 'inner', 'victoria'])
export type BasemapArea = v.InferOutput<typeof BasemapArea>

/** Degrees, WGS 84, five decimals. */
export const Geo = v.object({ lat: Latitude, lon: Longitude })
export type Geo = v.InferOutput<typeof Geo>

export const Address = v.object({
  line1: Text,
  line2: v.optional(Text),
  suburb: Text,
  state: Text,
  postcode: Text,
  country: v.optional(Text, 'AU'),
})
export type Address = v.InferOutput<typeof Address>
