import * as v from 'valibot'
import { Latitude, Longitude, Text } from './scalars.ts'

/** `[lon, lat]` with five decimals: exact to about a metre. */
const Position = v.tuple([Longitude, Latitude])
const Line = v.object({ name: v.optional(Text), line: v.array(Position) })
/** A closed ring: the last position is connected to the first. */
const Ring = v.object({ name: v.optional(Text), ring: v.array(Position) })

/** `/basemap/{area}`: our own drawing below the maps, so that no map service learns of the visitors (decision 014). */
export const Basemap = v.object({
  bounds: v.object({ west: Longitude, south: Latitude, east: Longitude, north: Latitude }),
  attribution: Text,
  layers: v.object({
    water: v.array(Ring),
    parks: v.array(Ring),
    /** `rank` 1 is a main road. */
    streets: v.array(v.object({ ...Line.entries, rank: v.picklist([1, 2, 3]) })),
    paths: v.array(Line),
    rail: v.array(v.object({ ...Line.entries, kind: v.picklist(['train', 'tram']) })),
    /**
     * Without `kind` the label names a place, such as a suburb. Each map writes the names of streets along the
     * streets.
     */
    labels: v.array(
      v.object({
        text: Text,
        at: Position,
        rank: v.picklist([1, 2, 3]),
        kind: v.optional(v.literal('station')),
      }),
    ),
  }),
})
export type Basemap = v.InferOutput<typeof Basemap>
