import { DATE_FORMATS, type DateKind } from 'content/rules/dates.ts'
import { addDays, dayOf, formatDate, formatTime, timeOf } from 'contract/rules/local-time.ts'

/**
 * A stored date or time in words: `Saturday 14 March 2026`, `6.30pm`, `Saturday 14 March 2026, 6.30pm`. A text in
 * another form is returned as it is.
 */
export function dateWords(kind: DateKind, value: string): string {
  if (!DATE_FORMATS[kind].isValid(value)) return value
  switch (kind) {
    case 'day':
      return formatDate(value, 'weekday')
    case 'time':
      return formatTime(value)
    case 'day-and-time':
      return `${formatDate(dayOf(value), 'weekday')}, ${formatTime(timeOf(value))}`
  }
}

/** The limits of a date: its kind, the stored date that it must follow, and how many hours later it may be. */
export interface DateLimits {
  readonly kind: DateKind
  readonly start?: string | undefined
  /** The first day of the record's edition, for a day that is typed without a year. */
  readonly editionStart?: string | undefined
  readonly maxHours?: number | undefined
}

/** The words for an end after midnight; undefined for any other end. */
export function nextDayWords(limits: DateLimits, end: string | undefined): string | undefined {
  const { kind, start, maxHours } = limits
  if (!start || !end) return undefined
  if (![start, end].every((value) => DATE_FORMATS[kind].isValid(value))) return undefined
  if (kind === 'time') return end <= start ? 'On the next day, after midnight.' : undefined
  if (kind === 'day' || maxHours === undefined) return undefined
  const endDay = dayOf(end)
  const isNight = endDay === addDays(dayOf(start), 1) && timeOf(end) <= timeOf(start)
  return isNight
    ? `After midnight: the next day, ${formatDate(endDay, 'weekday-month')}.`
    : undefined
}

/** The day of a stored value; undefined if the value has no real day, such as a time alone. */
export function validDayOf(value: string | undefined): string | undefined {
  const day = dayOf(value ?? '')
  return DATE_FORMATS.day.isValid(day) ? day : undefined
}
