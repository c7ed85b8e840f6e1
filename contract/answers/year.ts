import * as v from 'valibot'
import { choice, field } from './field.ts'
import { Image } from './image.ts'
import { BasemapArea, EditionSummary, Meta } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Count, Latitude, LocalDateTime, Longitude, Order, Slug, Text, Year } from './scalars.ts'
import { ArtistStub, EventKind, EventStub, GuideStub, VenueStub } from './stubs.ts'

export const ProgramType = v.object({
  /** A plural, which is part of the address: `talks`. */
  key: Slug,
  title: field(Text, { help: 'Talks' }),
  singular: field(Text, { label: 'Title of a single one', help: 'Talk' }),
  kind: EventKind,
  intro: field(v.optional(Text), { label: 'Introduction', input: 'lines' }),
  /** In the vocabulary of schema.org. */
  schema_type: field(
    choice({
      ExhibitionEvent: 'An exhibition',
      EducationEvent: 'A talk, tour or workshop',
      ScreeningEvent: 'A screening',
      SaleEvent: 'A fair or sale',
      MusicEvent: 'Music',
      Event: 'Anything else',
    }),
    { label: 'Search engines take it for' },
  ),
  online: field(v.optional(v.literal(true)), { label: 'Takes place online' }),
  /** Of the events of this type in the edition. */
  count: Count,
})
export type ProgramType = v.InferOutput<typeof ProgramType>

export const Bounds = v.object({
  west: Longitude,
  south: Latitude,
  east: Longitude,
  north: Latitude,
})

export const Precinct = v.object({
  /** Such as `docklands`. */
  key: Slug,
  title: Text,
  subtitle: v.optional(Text),
  order: field(Order, { label: 'Position' }),
  kind: choice({ metro: 'In the city', regional: 'Regional', online: 'Online' }),
  bounds: v.optional(Bounds),
  basemap: field(v.optional(BasemapArea), { label: 'Drawn map' }),
  count: Count,
})
export type Precinct = v.InferOutput<typeof Precinct>

/** `/years/{year}`: the facts of an edition, without the content of the home page. */
export const Edition = v.object({
  ...EditionSummary.entries,
  theme_text: field(v.optional(Text), { label: 'About the theme', input: 'lines' }),
  opens_at: field(v.optional(LocalDateTime), { label: 'First opening' }),
  lead_image: v.optional(Image),
  gallery: v.array(Image),
  intro: field(v.optional(Text), { label: 'Introduction', input: 'lines' }),
  body: v.optional(RichText),
  types: v.array(ProgramType),
  precincts: v.array(Precinct),
  previous_year: v.optional(Year),
  next_year: v.optional(Year),
  meta: v.optional(Meta),
})
export type Edition = v.InferOutput<typeof Edition>

/** `/years/{year}/program`, sorted by type, and within a type in its default order. */
export const YearProgram = v.object({ events: v.array(EventStub) })
export type YearProgram = v.InferOutput<typeof YearProgram>

/** `/years/{year}/artists`, sorted by sort key. */
export const YearArtists = v.object({ artists: v.array(ArtistStub) })
export type YearArtists = v.InferOutput<typeof YearArtists>

/** `/years/{year}/venues`, sorted by precinct and sort key. */
export const YearVenues = v.object({ venues: v.array(VenueStub) })
export type YearVenues = v.InferOutput<typeof YearVenues>

/** `/years/{year}/guides`, in the order of staff. */
export const YearGuides = v.object({ guides: v.array(GuideStub) })
export type YearGuides = v.InferOutput<typeof YearGuides>
