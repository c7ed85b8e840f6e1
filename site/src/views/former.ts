import type { Event } from 'contract/answers/event.ts'
import type { Status } from 'contract/answers/parts.ts'
import {
  dateOf,
  formatDate,
  formatTime,
  toInstant,
  wallTimeOf,
  zoneName,
} from 'contract/rules/melbourne-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'

/** Where and when something was to take place before it was changed. */
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

/** The former time and place of an event or session. */
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

/** The day of a local date-time, with its time unless an exhibition begins then. */
function startText(start: string, kind: Event['kind'], { zone, isNamed }: ZoneNaming): string {
  const instant = toInstant(start, zone)
  const date = formatDate(dateOf(instant, zone), 'weekday')
  if (kind === 'durational') return date
  const time = formatTime(wallTimeOf(instant, zone))
  const name = zoneName(instant)
  return `${date}, ${time}${isNamed || name === 'AEST' ? ` ${name}` : ''}`
}
