import * as v from 'valibot'
import { Money, StatusState } from './parts.ts'
import { Count, Id, IsoDate, LocalDateTime, Text, Year } from './scalars.ts'
import { EventRef, VenueRef } from './stubs.ts'

/** `/timeline`: exhibitions and sessions of the current edition, both sorted by date. */
export const Timeline = v.object({
  year: Year,
  start: IsoDate,
  end: IsoDate,
  zone: Text,
  bars: v.array(
    v.object({
      ...EventRef.entries,
      number: v.optional(Count),
      start: IsoDate,
      end: IsoDate,
      venue: v.optional(VenueRef),
      state: StatusState,
      /** The exhibition does not take place on these days: it is cancelled, or postponed without a new date. */
      off: v.optional(v.literal(true)),
    }),
  ),
  points: v.array(
    v.object({
      ...EventRef.entries,
      session: Id,
      start: LocalDateTime,
      end: LocalDateTime,
      venue: v.optional(VenueRef),
      price: Money,
      state: StatusState,
      fully_booked: v.optional(v.literal(true)),
      online: v.optional(v.literal(true)),
    }),
  ),
})
export type Timeline = v.InferOutput<typeof Timeline>
