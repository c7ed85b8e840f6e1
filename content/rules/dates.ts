import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'

export type DateKind = 'day' | 'time' | 'day-and-time'

/** The form in which each kind is stored, and the message for a text in another form. */
export const DATE_FORMATS: Readonly<
  Record<DateKind, { readonly isValid: (text: string) => boolean; readonly message: string }>
> = {
  day: {
    isValid: isCalendarDate,
    message: 'Give a day, for example 14 March 2026; in a file 2026-03-14',
  },
  time: {
    isValid: isWallTime,
    message: 'Give a time, for example 6.30pm; in a file 18:30',
  },
  'day-and-time': {
    isValid: isLocalDateTime,
    message: 'Give a day and a time, for example 14 March 2026, 6.30pm; in a file 2026-03-14T18:30',
  },
}

/** `HH:MM`. */
export function isWallTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

/** `YYYY-MM-DDTHH:MM`, of a real calendar date. */
export function isLocalDateTime(text: string): boolean {
  const [date = '', time = '', ...rest] = text.split('T')
  return rest.length === 0 && isCalendarDate(date) && isWallTime(time)
}
