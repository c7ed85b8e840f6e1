import * as v from 'valibot'
import { field } from './field.ts'
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

export const StopAudio = v.object({
  url: Text,
  duration_s: field(Count, {
    label: 'Seconds',
    help: 'Only with an address: of a file they are known.',
  }),
  transcript: field(Text, { help: 'Every word of the sound; needed with it.', input: 'lines' }),
})

/** A stop is at an event, at a venue or at a free point. `geo` is where it is, absent if that is not known. */
export const Stop = v.object({
  number: Count,
  title: Text,
  event: v.optional(EventStub),
  venue: v.optional(VenueStub),
  geo: v.optional(Geo),
  /** Whether the place of the stop has a step-free entrance. Absent for a free point, and if nothing is known. */
  step_free: v.optional(Tri),
  note: field(v.optional(Text), { input: 'lines' }),
  dwell_min: field(v.optional(Count), { label: 'Minutes to stay' }),
  image: v.optional(Image),
  audio: v.optional(StopAudio),
})
export type Stop = v.InferOutput<typeof Stop>

export const Route = v.object({
  /** `[lon, lat]`, from the first stop to the last. */
  line: v.array(v.tuple([Longitude, Latitude])),
  distance_m: field(Amount, { label: 'Metres' }),
  duration_min: field(Amount, { label: 'Minutes' }),
  ascent_m: field(v.optional(Amount), { label: 'Ascent in metres' }),
  surface: v.optional(Text),
  step_free: field(Tri, { label: 'Step-free' }),
  loop: field(v.boolean(), { label: 'Ends where it begins' }),
})
export type Route = v.InferOutput<typeof Route>

/** `/guides/{guide}`. */
export const Guide = v.object({
  id: Id,
  slug: Slug,
  title: Text,
  year: Year,
  mode: GuideMode,
  intro: field(Text, { label: 'Introduction', input: 'lines' }),
  body: v.optional(RichText),
  image: v.optional(Image),
  curator: v.optional(Text),
  stops: v.array(Stop),
  route: v.optional(Route),
  best_time: field(v.optional(Text), { label: 'Best time' }),
  transit_note: field(v.optional(Text), { label: 'Getting there and back' }),
  edition: EditionSummary,
  basemap: v.optional(BasemapArea),
  precincts: v.array(Slug),
  theme: v.optional(Theme),
  meta: v.optional(Meta),
  updated_at: Instant,
})
export type Guide = v.InferOutput<typeof Guide>
