import * as v from 'valibot'
import { Image } from './image.ts'
import { BasemapArea, EditionSummary, Geo, Meta, Theme } from './parts.ts'
import { RichText } from './rich-text.ts'
import {
  Amount,
  Count,
  Id,
  Instant,
  Latitude,
  Longitude,
  Slug,
  Text,
  Tri,
  Year,
} from './scalars.ts'
import { EventStub, GuideMode, VenueStub } from './stubs.ts'

/** A stop is at an event, a venue or a free point; `geo` is where it is, if anywhere. */
export const Stop = v.object({
  number: Count,
  title: Text,
  event: v.optional(EventStub),
  venue: v.optional(VenueStub),
  geo: v.optional(Geo),
  /** Whether its place has a step-free entrance; absent: a free point, or nothing is said. */
  step_free: v.optional(Tri),
  note: v.optional(Text),
  dwell_min: v.optional(Count),
  image: v.optional(Image),
  audio: v.optional(v.object({ url: Text, duration_s: Count, transcript: Text })),
})
export type Stop = v.InferOutput<typeof Stop>

const Route = v.object({
  /** `[lon, lat]`, from the first stop to the last. */
  line: v.array(v.tuple([Longitude, Latitude])),
  distance_m: Amount,
  duration_min: Amount,
  ascent_m: v.optional(Amount),
  surface: v.optional(Text),
  step_free: Tri,
  loop: v.boolean(),
})
export type Route = v.InferOutput<typeof Route>

/** `/guides/{guide}`. */
export const Guide = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  year: Year,
  mode: GuideMode,
  intro: Text,
  body: v.optional(RichText),
  image: v.optional(Image),
  curator: v.optional(Text),
  stops: v.array(Stop),
  route: v.optional(Route),
  best_time: v.optional(Text),
  transit_note: v.optional(Text),
  edition: EditionSummary,
  basemap: v.optional(BasemapArea),
  precincts: v.array(Slug),
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Guide = v.InferOutput<typeof Guide>
