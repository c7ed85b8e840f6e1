import * as v from 'valibot'
import { IsoDate, Text, WallTime } from './scalars.ts'

/** When a place is open (spec/content A4). No rows and not `always_open` means "not known", not "closed". */
export const Hours = v.object({
  always_open: v.optional(v.literal(true)),
  /** 1 = Monday. `closes` at or before `opens` means the next day; `00:00` as closing time is midnight. */
  weekly: v.array(
    v.object({
      day: v.picklist([1, 2, 3, 4, 5, 6, 7]),
      opens: WallTime,
      closes: WallTime,
    }),
  ),
  /** Replace all rows of their date. */
  exceptions: v.array(
    v.object({
      date: IsoDate,
      closed: v.optional(v.literal(true)),
      opens: v.optional(WallTime),
      closes: v.optional(WallTime),
      note: v.optional(Text),
    }),
  ),
  valid_from: v.optional(IsoDate),
  valid_to: v.optional(IsoDate),
  note: v.optional(Text),
})
export type Hours = v.InferOutput<typeof Hours>
