import { wordsOf } from 'contract/answers/field.ts'
import { StatusState } from 'contract/answers/parts.ts'
import type { PlannedSession } from 'content/timetable/read-timetable.ts'

const STATUS_WORDS = { draft: 'Not public', changed: 'Changes not public', public: '' } as const

/** What staff need to know besides time and place: `Cancelled`, `Sold out`, `Not public`. */
export function stateWordsOf({ state, isSoldOut, status }: PlannedSession): string[] {
  const goesAhead = state === 'scheduled' ? undefined : wordsOf(StatusState).choices?.[state]
  return [goesAhead ?? '', isSoldOut ? 'Sold out' : '', STATUS_WORDS[status]].filter(Boolean)
}

export function sessionAddress({ event, index }: Pick<PlannedSession, 'event' | 'index'>): string {
  return `/admin/collections/events/${event}?field=sessions.${index}.start`
}
