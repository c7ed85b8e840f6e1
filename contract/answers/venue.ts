import * as v from 'valibot'
import { field } from './field.ts'
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
  short_name: field(v.optional(Text), { label: 'Short name' }),
  place_type: field(PlaceType, { label: 'Kind' }),
  address: v.optional(Address),
  geo: v.optional(Geo),
  /** Absent if the entrance is at `geo`. */
  entrance: v.optional(Geo),
  /** In the edition of the answer. Absent if the venue takes no part in it. */
  precinct: v.optional(v.object({ key: Slug, title: Text })),
  basemap: v.optional(BasemapArea),
  hours: Hours,
  entrance_note: field(v.optional(Text), { label: 'Finding the entrance', input: 'lines' }),
  phone: v.optional(Text),
  website: field(v.optional(Text), { label: 'Website', input: 'href' }),
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
  /** The events of the current edition, exhibitions first. Empty if the venue takes no part in it. */
  current: v.array(EventStub),
  /** Newest year first. */
  earlier: v.array(v.object({ year: Year, events: v.array(EventRef) })),
  /** At most four other venues within 1,500 m, nearest first. */
  nearby: v.array(VenueStub),
})
export type Venue = v.InferOutput<typeof Venue>

/** `/years/{year}/venues/{venue}`: the place as it is now, with its hours, note and events of one edition. */
export const YearVenue = v.object({
  ...venueEntries,
  note: field(v.optional(Text), { help: 'Said of the venue that year.', input: 'lines' }),
  edition: EditionSummary,
  events: v.array(EventStub),
  /** Of all editions in which it took part, newest first. */
  years: v.array(Year),
})
export type YearVenue = v.InferOutput<typeof YearVenue>
