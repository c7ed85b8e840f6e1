import type { StatusState } from 'contract/answers/parts.ts'

/** The word before an event's title; a scheduled event has none. */
const STATUS_WORDS: Readonly<Record<StatusState, string | undefined>> = {
  scheduled: undefined,
  moved: 'Moved',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  sold_out: 'Sold out',
  weather_watch: 'Weather watch',
}

/** States that matter only to somebody who still wants to come; past editions do not show them (spec/screens §0.5). */
const ONLY_BEFOREHAND: readonly StatusState[] = ['sold_out', 'weather_watch']

export function statusWord(state: StatusState, isPast = false): string | undefined {
  return isPast && ONLY_BEFOREHAND.includes(state) ? undefined : STATUS_WORDS[state]
}

/** The word before a session of an event. A full session says so until the edition is over, unless it does not take place as planned: that matters more. */
export function sessionStatusWord(
  {
    state,
    fully_booked: isFull,
  }: { readonly state: StatusState; readonly fully_booked?: true | undefined },
  isPast = false,
): string | undefined {
  return statusWord(state, isPast) ?? (isFull && !isPast ? 'Fully booked' : undefined)
}
