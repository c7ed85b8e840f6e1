import { findEndProblem } from 'content/rules/date-range.ts'
import { DATE_FORMATS } from 'content/rules/dates.ts'
import { addDays } from 'contract/rules/local-time.ts'
import { validDayOf, type DateLimits } from './date-words.ts'
import { readDay } from './read-day.ts'
import { readTime, type Reading } from './read-time.ts'

export interface DateContext extends DateLimits {
  /** The festival's time zone. */
  readonly zone: string
  /** The festival's day, `YYYY-MM-DD`. */
  readonly today: string
  /** The stored value of the field. */
  readonly value?: string | undefined
}

/** Dots count only with `am` or `pm`, so that `14.3` is a day. */
const TIME =
  /(?:\bat\s+)?\b(\d{1,2}(?:[.:]\d{2})?\s*[ap]\.?m\b\.?|\d{1,2}:\d{2}|noon|midday|midnight)(?=$|[\s,])/i

export function readDate(text: string, context: DateContext): Reading {
  const { kind } = context
  const typed = text.trim()
  if (DATE_FORMATS[kind].isValid(typed)) return { value: typed }
  if (kind === 'time') return readTime(typed)
  const days = { today: context.today, near: knownDay(context) }
  return kind === 'day' ? readDay(typed, days) : readDayAndTime(typed, context, days)
}

function readDayAndTime(
  typed: string,
  context: DateContext,
  days: Parameters<typeof readDay>[1],
): Reading {
  const [found, timeText] = TIME.exec(typed) ?? []
  if (found === undefined || timeText === undefined) return readWithoutTime(typed, context, days)
  const time = readTime(timeText)
  if ('problem' in time) return time
  const dayText = typed.replace(found, ' ').replaceAll(/^[\s,]+|[\s,]+$/g, '')
  if (dayText === '') return onlyTime(time.value, context)
  const day = readDay(dayText, days)
  return 'problem' in day ? day : { value: afterMidnight(day.value, time.value, context) }
}

/** Reads a text that is only a time, such as `1830`, or only a day. */
function readWithoutTime(
  typed: string,
  context: DateContext,
  days: Parameters<typeof readDay>[1],
): Reading {
  const day = readDay(typed, days)
  if ('value' in day) return { problem: 'At what time? For example 6pm' }
  const time = readTime(typed)
  if ('value' in time) return onlyTime(time.value, context)
  return /^\d{1,2}([.:]\d{2})?$/.test(typed) ? time : day
}

/** The day of a time alone is the first that fits: that of the field, that of the start, or the one after it. */
function onlyTime(time: string, { value, start, maxHours, zone }: DateContext): Reading {
  const [own, startDay] = [validDayOf(value), validDayOf(start)]
  const next = startDay && addDays(startDay, 1)
  const day = [own, startDay, next].find(
    (each) =>
      each && findEndProblem({ start, end: `${each}T${time}`, maxHours, zone }) === undefined,
  )
  const known = day ?? own ?? startDay
  return known
    ? { value: `${known}T${time}` }
    : { problem: 'On which day? For example 14 March 6pm' }
}

/** With `maxHours`, an end on the day of the start that is not after the start is read as a time on the next day. */
function afterMidnight(day: string, time: string, { start, maxHours }: DateContext): string {
  const local = `${day}T${time}`
  const isMeantForNext =
    maxHours !== undefined && day === validDayOf(start) && local <= (start ?? '')
  return isMeantForNext ? `${addDays(day, 1)}T${time}` : local
}

/** The day that decides the year of a typed day: the field's own, the start's, or the edition's. */
function knownDay({ value, start, editionStart }: DateContext): string | undefined {
  return validDayOf(value) ?? validDayOf(start) ?? validDayOf(editionStart)
}
