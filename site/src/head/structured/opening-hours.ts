import type { Hours } from 'contract/answers/hours.ts'
import type { Dates } from 'contract/answers/parts.ts'
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts'
import { WEEKDAYS } from '../../views/hours-view.ts'

/** How search engines write a day and a night, and a closed day. */
const MIDNIGHT = '00:00'
const LAST_MINUTE = '23:59'

/** When a place is open in an edition, and on which dates otherwise (spec/screens §0.6); nothing of hours that are not known. */
export function openingHours(
  hours: Hours,
  edition: Dates,
): {
  readonly openingHoursSpecification?: readonly OpeningHoursSpecification[]
  readonly specialOpeningHoursSpecification?: readonly OpeningHoursSpecification[]
} {
  const weekly = weeklyHours(hours, edition)
  const special = hours.exceptions.flatMap(exception)
  return {
    ...(weekly.length > 0 ? { openingHoursSpecification: weekly } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  }
}

/** Days with equal hours joined. A closing time at or before the opening is on the next day, there as here. */
function weeklyHours(hours: Hours, { start, end }: Dates): OpeningHoursSpecification[] {
  const valid = { validFrom: hours.valid_from ?? start, validThrough: hours.valid_to ?? end }
  if (hours.always_open) return [specification(WEEKDAYS, MIDNIGHT, LAST_MINUTE, valid)]
  const rows = Map.groupBy(hours.weekly, ({ opens, closes }) => `${opens} ${closes}`)
  return [...rows.values()].flatMap((equal) => {
    const [row] = equal
    const days = equal.flatMap(({ day }) => WEEKDAYS[day - 1] ?? [])
    return row ? [specification(days, row.opens, row.closes, valid)] : []
  })
}

function specification(
  dayOfWeek: readonly DayOfWeek[],
  opens: string,
  closes: string,
  valid: { readonly validFrom: string; readonly validThrough: string },
): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes, ...valid }
}

function exception({
  date,
  closed,
  opens,
  closes,
}: Hours['exceptions'][number]): OpeningHoursSpecification[] {
  const times = closed ? { opens: MIDNIGHT, closes: MIDNIGHT } : { opens, closes }
  if (times.opens === undefined || times.closes === undefined) return []
  return [
    {
      '@type': 'OpeningHoursSpecification',
      opens: times.opens,
      closes: times.closes,
      validFrom: date,
      validThrough: date,
    },
  ]
}
