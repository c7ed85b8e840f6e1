import { addDays, dayOf, daysBetween, weekday } from 'contract/rules/local-time.ts'

const DAYS_A_WEEK = 7

/**
 * All dates of an edition move into another year by this number of days. `start`, its first day, moves to the same
 * weekday, as near as possible to the same date; so all weekdays stay (spec/content B22).
 */
export function movedDays(start: string, year: number): number {
  const days = daysBetween(start, `${year}${start.slice(4)}`)
  const ahead = (weekday(start) - weekday(addDays(start, days)) + DAYS_A_WEEK) % DAYS_A_WEEK
  return days + (ahead > DAYS_A_WEEK / 2 ? ahead - DAYS_A_WEEK : ahead)
}

/** `text` is a calendar date or wall time. An empty value stays empty. */
export function moved<Text extends string | null | undefined>(text: Text, days: number) {
  return text ? addDays(dayOf(text), days) + text.slice(dayOf(text).length) : text
}
