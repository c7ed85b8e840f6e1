import { StatusState } from 'contract/answers/parts.ts'
import { wordsOf } from 'contract/answers/field.ts'
import {
  dayOf,
  formatDate,
  formatTime,
  formatTimeRange,
  timeOf,
} from 'contract/rules/local-time.ts'
import { isLocalDateTime } from 'content/rules/dates.ts'

export interface SessionSummary {
  readonly start?: string | null | undefined
  readonly end?: string | null | undefined
  readonly venue?: string | undefined
  readonly state?: string | null | undefined
  readonly isSoldOut?: boolean | null | undefined
}

/** `Fri 20 March, 6.30–8pm, Shed 9 · Cancelled` */
export function sessionTitle({ start, end, venue, state, isSoldOut }: SessionSummary): string {
  const place = [whenOf(start, end), venue].filter(Boolean).join(', ')
  return [place, stateWord(state), isSoldOut && 'Sold out'].filter(Boolean).join(' · ')
}

function whenOf(start: SessionSummary['start'], end: SessionSummary['end']): string {
  if (!start || !isLocalDateTime(start)) return start || 'No date yet'
  const [day, from] = [dayOf(start), timeOf(start)]
  const isEndKnown = end && isLocalDateTime(end)
  const times = isEndKnown ? formatTimeRange(from, timeOf(end)) : formatTime(from)
  const weekday = formatDate(day, 'weekday-short').slice(0, 'Fri'.length)
  return `${weekday} ${formatDate(day, 'day-month')}, ${times}`
}

function stateWord(state: SessionSummary['state']): string | undefined {
  return state && state !== 'scheduled' ? wordsOf(StatusState).choices?.[state] : undefined
}
