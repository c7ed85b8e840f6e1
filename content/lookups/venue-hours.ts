import type { Hours } from 'contract/rules/hours.ts'
import type { Hours as HoursFields, Venue } from '../payload-types.ts'

/**
 * The hours of a venue in an edition, or the venue's general hours if the edition has none (spec/content A4.4).
 * Undefined if neither is known.
 */
export function hoursOfVenue(
  { editions, hours }: Pick<Venue, 'editions' | 'hours'>,
  year: number,
): Hours | undefined {
  // A draft may have no editions yet.
  const edition = (editions ?? []).find((each) => each.year === year)
  return hoursOf(edition?.hours) ?? hoursOf(hours)
}

/** Hours as answers have them; undefined if the form is empty. */
export function hoursOf(fields: HoursFields | undefined): Hours | undefined {
  const weekly = fields?.weekly ?? []
  const exceptions = fields?.exceptions ?? []
  if (!fields?.always_open && weekly.length === 0 && exceptions.length === 0) return undefined
  return {
    ...(fields?.always_open ? { always_open: true } : {}),
    weekly: weekly.map(({ day, opens, closes }) => ({ day: Number(day), opens, closes })),
    exceptions: exceptions.map(({ date, closed, opens, closes }) => ({
      date,
      ...(closed ? { closed } : {}),
      opens: opens ?? undefined,
      closes: closes ?? undefined,
    })),
    valid_from: fields?.valid_from ?? undefined,
    valid_to: fields?.valid_to ?? undefined,
  }
}
