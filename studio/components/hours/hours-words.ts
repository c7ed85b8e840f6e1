import { formatTime, formatTimeRange } from 'contract/rules/local-time.ts'
import { WEEKDAYS } from 'contract/rules/weekdays.ts'
import { ALL_DAYS, ALWAYS_OPEN, openingsOf, type Opening, type WeeklyHours } from './week.ts'

/** Four of seven days are most of the week: the other days are then written as exceptions (spec/behaviour §30.8). */
const MOST_DAYS = 4
/** If more days are closed, the open days are listed instead. */
const MOST_CLOSED = 1

/**
 * Weekly hours in one line, from which `readHours` reads the same hours: `daily 10am–6pm, closed Monday, late Friday
 * until 9pm`; empty if they are not known.
 */
export function hoursWords({ isAlwaysOpen, openings }: WeeklyHours): string {
  if (isAlwaysOpen) return ALWAYS_OPEN
  const week = ALL_DAYS.map((day) => timesWords(openingsOf(openings, day)))
  const usual = week.find((times) => times && countOf(week, times) >= MOST_DAYS)
  const isDaily = usual !== undefined && countOf(week, '') <= MOST_CLOSED
  return (isDaily ? withExceptions(openings, week, usual) : dayByDay(week)).join(', ')
}

/** The hours of a day: `10am–12.30pm and 2–5pm`; empty if it is closed. */
export function timesWords(openings: readonly Opening[]): string {
  return openings.map(({ opens, closes }) => formatTimeRange(opens, closes)).join(' and ')
}

function dayByDay(week: readonly string[]): string[] {
  const kinds = [...new Set(week)].filter((times) => times !== '')
  return kinds.map((times) => `${daysWords(daysWith(week, times))} ${times}`)
}

function withExceptions(
  openings: readonly Opening[],
  week: readonly string[],
  usual: string,
): string[] {
  const usualDay = week.indexOf(usual) + 1
  const closed = daysWith(week, '')
  const others = [...new Set(week)].filter((times) => times !== '' && times !== usual)
  return [
    `daily ${usual}`,
    ...(closed.length > 0 ? [`closed ${daysWords(closed)}`] : []),
    ...others.map((times) => {
      const days = daysWith(week, times)
      const late = lateClosing(openings, days[0] ?? 1, usualDay)
      return late
        ? `late ${daysWords(days)} until ${formatTime(late)}`
        : `${daysWords(days)} ${times}`
    }),
  ]
}

/** Undefined unless the day differs from the usual hours only by closing later on the same evening. */
function lateClosing(
  openings: readonly Opening[],
  day: number,
  usualDay: number,
): string | undefined {
  const [own, usual] = [openingsOf(openings, day), openingsOf(openings, usualDay)]
  const [ownLast, usualLast] = [own.at(-1), usual.at(-1)]
  if (!ownLast || !usualLast || own.length !== usual.length) return undefined
  const isSameBefore = timesWords(own.slice(0, -1)) === timesWords(usual.slice(0, -1))
  const isLater = ownLast.closes > usualLast.closes && usualLast.closes > usualLast.opens
  return isSameBefore && ownLast.opens === usualLast.opens && isLater ? ownLast.closes : undefined
}

/** `Monday`, `Monday and Friday`, `Monday–Thursday and Saturday`. */
function daysWords(days: readonly number[]): string {
  const runs: number[][] = []
  for (const day of days) {
    const run = runs.at(-1)
    if (run?.at(-1) === day - 1) run.push(day)
    else runs.push([day])
  }
  return runs.map(runWords).join(' and ')
}

function runWords(run: readonly number[]): string {
  const [first = '', ...others] = run.map((day) => WEEKDAYS[day - 1] ?? '')
  const last = others.at(-1)
  if (last === undefined) return first
  return others.length === 1 ? `${first} and ${last}` : `${first}–${last}`
}

function daysWith(week: readonly string[], times: string): number[] {
  return ALL_DAYS.filter((day) => week[day - 1] === times)
}

function countOf(week: readonly string[], times: string): number {
  return daysWith(week, times).length
}
