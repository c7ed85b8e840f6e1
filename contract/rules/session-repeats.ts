import { addDays, dayOf } from './local-time.ts'

/** Wall times, `YYYY-MM-DDTHH:MM`. */
export interface SessionTimes {
  readonly start: string
  readonly end: string
}

const DAYS_OF_WEEK = 7
/** A limit for an `until` with a wrong year. */
const YEAR_OF_WEEKS = 53

/** The same wall times, even if the clocks change in between. An end after midnight stays after midnight. */
export function daysLater({ start, end }: SessionTimes, days: number): SessionTimes {
  return { start: later(start, days), end: later(end, days) }
}

/** Up to the day `until` (`YYYY-MM-DD`), at most 53. */
export function weeklyUntil(times: SessionTimes, until: string): SessionTimes[] {
  return Array.from({ length: YEAR_OF_WEEKS }, (_week, index) =>
    daysLater(times, DAYS_OF_WEEK * (index + 1)),
  ).filter(({ start }) => dayOf(start) <= until)
}

function later(local: string, days: number): string {
  return addDays(dayOf(local), days) + local.slice(dayOf(local).length)
}
