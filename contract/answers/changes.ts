import * as v from 'valibot'
import { PreviousVenue } from './parts.ts'
import { Id, Instant, LocalDateTime, Text } from './scalars.ts'
import { EventRef } from './stubs.ts'

/** `back`: it was cancelled or postponed, and takes place after all. */
export const ChangeKind = v.picklist(['new', 'moved', 'postponed', 'cancelled', 'sold_out', 'back'])
export type ChangeKind = v.InferOutput<typeof ChangeKind>

export const Change = v.object({
  /** When the change became public. */
  at: Instant,
  kind: ChangeKind,
  event: EventRef,
  /** Absent if the whole event has changed. */
  session: v.optional(v.object({ id: Id, start: LocalDateTime, end: LocalDateTime })),
  /** Present only while the change is still in force. */
  note: v.optional(Text),
  /** The former time and place. For an exhibition the time is midnight and has no meaning. */
  previous_start: v.optional(LocalDateTime),
  previous_venue: v.optional(PreviousVenue),
})
export type Change = v.InferOutput<typeof Change>

/** `/years/{year}/changes`, newest first. */
export const YearChanges = v.object({ changes: v.array(Change) })
