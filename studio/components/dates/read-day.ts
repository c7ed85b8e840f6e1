import { casual, GB } from 'chrono-node/en'
import { isCalendarDate } from 'contract/rules/is-calendar-date.ts'
import type { Reading } from './read-time.ts'

/** The context in which a typed day is read. Both are days, `YYYY-MM-DD`. */
export interface DayContext {
  /** The festival's day, for `tomorrow` and `fri`. */
  readonly today: string
  /** A day of the record or of its edition: a day typed without a year is the one nearest to it. */
  readonly near: string | undefined
}

type ParsedDay = ReturnType<typeof GB.parse>[number]['start']

/** Half of 366: of the same day in three successive years, one is always within this many days. */
const DAYS_OF_HALF_A_YEAR = 183
const DAY_MS = 86_400_000

/**
 * A day as people type it, in Australian order, as `YYYY-MM-DD`: `14/3`, `14 mar`, `sat 14 march 2026`, `tomorrow`,
 * `next fri`, `2026-03-14`. All of the text must be understood, because an ignored part may matter.
 */
export function readDay(text: string, { today, near }: DayContext): Reading {
  const typed = text.trim()
  if (isCalendarDate(typed)) return { value: typed }
  const start = parseDay(typed, today)
  if (!start) return notADay(typed)
  const [month, day] = [start.get('month'), start.get('day')]
  const isYearGiven = start.isCertain('year') || !start.isCertain('day')
  const value = isoDay(start.get('year'), month, day)
  return { value: isYearGiven || near === undefined ? value : nearest(value, near) }
}

/**
 * Reads the parts of a day. The result does not depend on the machine's zone: the reference and the result are at noon,
 * and only the calendar date is used.
 */
function parseDay(typed: string, today: string): ParsedDay | undefined {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  const reference = { instant: new Date(year, month - 1, day, 12) }
  // The British parser comes first, so that 4/3 is in March. Only the other parser understands `march 14`.
  for (const parser of /[a-z]{3}/i.test(typed) ? [GB, casual] : [GB]) {
    const [result, ...others] = parser.parse(typed, reference, { forwardDate: true })
    const isWhole = result?.text.length === typed.length && others.length === 0 && !result.end
    const isDay = result?.start.isCertain('day') || result?.start.isCertain('weekday')
    if (result && isWhole && isDay && !result.start.isCertain('hour')) return result.start
  }
  return undefined
}

/** The same day in the year in which it is at most half a year from `near`. */
function nearest(value: string, near: string): string {
  const year = Number(near.slice(0, 4))
  const inYear = (each: number) => `${String(each).padStart(4, '0')}${value.slice(4)}`
  const distance = (date: string) => Math.abs(Date.parse(date) - Date.parse(near)) / DAY_MS
  const candidates = [year - 1, year, year + 1].map(inYear).filter(isCalendarDate)
  return candidates.find((each) => distance(each) <= DAYS_OF_HALF_A_YEAR) ?? value
}

function isoDay(...parts: readonly (number | null)[]): string {
  return parts.map((part, index) => String(part).padStart(index === 0 ? 4 : 2, '0')).join('-')
}

function notADay(text: string): Reading {
  return { problem: `“${text}” is not a day. For example 14 March, 14/3 or tomorrow` }
}
