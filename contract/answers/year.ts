import * as v from 'valibot'
import { Image } from './image.ts'
import { BasemapArea, EditionSummary, Meta } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Count, Latitude, LocalDateTime, Longitude, Order, Slug, Text, Year } from './scalars.ts'
import { ArtistStub, EventKind, EventStub, GuideStub, VenueStub } from './stubs.ts'

/** A kind of event in one edition, in the order of the edition. */
export const ProgramType = v.object({
  key: Slug,
  title: Text,
  singular: Text,
  kind: EventKind,
  intro: v.optional(Text),
  schema_type: v.picklist([
    'ExhibitionEvent',
    'EducationEvent',
    'ScreeningEvent',
    'SaleEvent',
    'MusicEvent',
    'Event',
  ]),
  online: v.optional(v.literal(true)),
  /** How many events of the edition. */
  count: Count,
})
export type ProgramType = v.InferOutput<typeof ProgramType>

/** A part of town in one edition. */
export const Precinct = v.object({
  key: Slug,
  title: Text,
  subtitle: v.optional(Text),
  order: Order,
  kind: v.picklist(['metro', 'regional', 'online']),
  bounds: v.optional(
    v.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude }),
  ),
  basemap: v.optional(BasemapArea),
  count: Count,
})
export type Precinct = v.InferOutput<typeof Precinct>

/** `/years/{year}`: an edition without its home page. */
export const Edition = v.object({
  ...EditionSummary.entries,
  ui: v.picklist(['current', 'legacy']),
  theme_text: v.optional(Text),
  opens_at: v.optional(LocalDateTime),
  lead_image: v.optional(Image),
  gallery: v.array(Image),
  intro: v.optional(Text),
  body: v.optional(RichText),
  types: v.array(ProgramType),
  precincts: v.array(Precinct),
  previous_year: v.optional(Year),
  next_year: v.optional(Year),
  meta: v.optional(Meta),
})
export type Edition = v.InferOutput<typeof Edition>

/** `/years/{year}/program`: every event, by type and the type's own order. */
export const YearProgram = v.object({ events: v.array(EventStub) })
export type YearProgram = v.InferOutput<typeof YearProgram>

/** `/years/{year}/artists`, by sort key. */
export const YearArtists = v.object({ artists: v.array(ArtistStub) })
export type YearArtists = v.InferOutput<typeof YearArtists>

/** `/years/{year}/venues`, by precinct and sort key. */
export const YearVenues = v.object({ venues: v.array(VenueStub) })
export type YearVenues = v.InferOutput<typeof YearVenues>

/** `/years/{year}/guides`, as staff ordered them. */
export const YearGuides = v.object({ guides: v.array(GuideStub) })
export type YearGuides = v.InferOutput<typeof YearGuides>
