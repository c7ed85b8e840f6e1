import { addDays, weekday } from 'contract/rules/melbourne-time.ts'

const DAYS_A_WEEK = 7
const MS_A_DAY = 24 * 60 * 60 * 1000

/**
 * By how many days the dates of an edition move into another year: its first day comes to the same weekday, as near as can
 * be to the same date of that year, and every other date moves as far, so that all weekdays stay (spec/content B22).
 * `start` is a calendar date.
 */
export function movedDays(start: string, year: number): number {
  const sameDate = new Date(`${year}${start.slice(4)}T00:00:00Z`).getTime()
  const days = Math.round((sameDate - Date.parse(`${start}T00:00:00Z`)) / MS_A_DAY)
  const ahead = (weekday(start) - weekday(addDays(start, days)) + DAYS_A_WEEK) % DAYS_A_WEEK
  return days + (ahead > DAYS_A_WEEK / 2 ? ahead - DAYS_A_WEEK : ahead)
}

/** A calendar date or wall time, so many days later; what is empty stays empty. */
export function moved<Text extends string | null | undefined>(text: Text, days: number) {
  return text ? addDays(text.slice(0, 10), days) + text.slice(10) : text
}
