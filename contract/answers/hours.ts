import * as v from 'valibot'
import { field } from './field.ts'
import { IsoDate, Text, WallTime } from './scalars.ts'

export const HoursException = v.object({
  date: IsoDate,
  closed: v.optional(v.literal(true)),
  opens: v.optional(WallTime),
  closes: field(v.optional(WallTime), { after: 'opens' }),
  note: v.optional(Text),
})

/** When a place is open (spec/content A4). No rows and not `always_open` means "not known", not "closed". */
export const Hours = v.object({
  always_open: field(v.optional(v.literal(true)), {
    label: 'Open day and night',
    help: 'Then leave the weekly rows empty.',
  }),
  /** Day 1 is Monday. If `closes` is not later than `opens`, it is on the next day; `00:00` is midnight. */
  weekly: v.array(
    v.object({
      day: v.picklist([1, 2, 3, 4, 5, 6, 7]),
      opens: WallTime,
      closes: WallTime,
    }),
  ),
  /** They replace all weekly rows of their date. */
  exceptions: v.array(HoursException),
  valid_from: field(v.optional(IsoDate), {
    label: 'These hours from',
    help: 'Empty: from any day, until any day.',
  }),
  valid_to: field(v.optional(IsoDate), { label: 'Until', after: 'valid_from' }),
  note: v.optional(Text),
})
export type Hours = v.InferOutput<typeof Hours>
