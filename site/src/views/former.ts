import type { Event } from 'contract/answers/event.ts'
import type { Status } from 'contract/answers/parts.ts'
import { dateOf, formatDate, toInstant } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { formatZonedTime } from 'contract/rules/zoned-times.ts'

export interface FormerView {
  /** The old time: "Friday 20 March 2026, 6pm". */
  readonly previous?: string | undefined
  readonly previousVenue?: { readonly name: string; readonly href?: string | undefined } | undefined
}

/** A zone, and whether times name it. */
export interface ZoneNaming {
  readonly zone: string
  readonly isNamed: boolean
}

export function formerView(
  { previous_start: start, previous_venue: venue }: Partial<Status>,
  kind: Event['kind'],
  naming: ZoneNaming,
): FormerView {
  return {
    previous: start === undefined ? undefined : startText(start, kind, naming),
    previousVenue: venue && {
      name: venue.name,
      href: venue.slug === undefined ? undefined : pathOf({ type: 'venue', slug: venue.slug }),
    },
  }
}

/** For an exhibition only the day, because its hours are those of the venue. */
function startText(start: string, kind: Event['kind'], { zone, isNamed }: ZoneNaming): string {
  const instant = toInstant(start, zone)
  const date = formatDate(dateOf(instant, zone), 'weekday')
  return kind === 'durational' ? date : `${date}, ${formatZonedTime(instant, { zone, isNamed })}`
}
