import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'

/** Whether a text is a wall time, `HH:MM`. */
export function isWallTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** Whether a text is a local date-time, `YYYY-MM-DDTHH:MM`, of a real calendar date. */
export function isLocalDateTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isCalendarDate(date) && isWallTime(time)
}
