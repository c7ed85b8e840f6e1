import * as v from 'valibot'
import { Hours } from './hours.ts'
import { Image } from './image.ts'
import { Access, Address, BasemapArea, EditionSummary, Geo, Meta } from './parts.ts'
import { RichText } from './rich-text.ts'
import { Instant, Slug, Text, Year } from './scalars.ts'
import { EventRef, EventStub, PlaceType, VenueStub } from './stubs.ts'

export const GettingThere = v.object({
  tram: v.optional(Text),
  train: v.optional(Text),
  parking: v.optional(Text),
  bike: v.optional(Text),
})

const venueEntries = {
  id: VenueStub.entries.id,
  slug: Slug,
  name: Text,
  short_name: v.optional(Text),
  place_type: PlaceType,
  address: v.optional(Address),
  geo: v.optional(Geo),
  /** Key and title in the edition the answer is about; absent when it took no part. */
  precinct: v.optional(v.object({ key: Slug, title: Text })),
  basemap: v.optional(BasemapArea),
  hours: Hours,
  entrance_note: v.optional(Text),
  phone: v.optional(Text),
  website: v.optional(Text),
  getting_there: v.optional(GettingThere),
  access: v.optional(Access),
  image: v.optional(Image),
  body: v.optional(RichText),
  parent_venue: v.optional(v.object({ slug: Slug, name: Text })),
  meta: v.optional(Meta),
  updated_at: Instant,
}

/** `/venues/{venue}`: the place as it is now. */
export const Venue = v.object({
  ...venueEntries,
  /** Of the current edition, exhibitions first; empty when it takes no part. */
  current: v.array(EventStub),
  /** Newest first. */
  earlier: v.array(v.object({ year: Year, events: v.array(EventRef) })),
  /** Within 1,500 m, nearest first, at most four. */
  nearby: v.array(VenueStub),
})
export type Venue = v.InferOutput<typeof Venue>

/** `/years/{year}/venues/{venue}`: the place as it was in one edition. */
export const YearVenue = v.object({
  ...venueEntries,
  /** What was said of it in that edition. */
  note: v.optional(Text),
  edition: EditionSummary,
  events: v.array(EventStub),
  /** All editions it took part in, newest first. */
  years: v.array(Year),
})
export type YearVenue = v.InferOutput<typeof YearVenue>
