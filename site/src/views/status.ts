import type { StatusState } from 'contract/answers/parts.ts'

/** The word that stands first wherever an event is named; a scheduled event needs none. */
const STATUS_WORDS: Readonly<Record<StatusState, string | undefined>> = {
  scheduled: undefined,
  moved: 'Moved',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  sold_out: 'Sold out',
  weather_watch: 'Weather watch',
}

export function statusWord(state: StatusState): string | undefined {
  return STATUS_WORDS[state]
}
