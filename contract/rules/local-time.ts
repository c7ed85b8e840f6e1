/**
 * Dates and times in a time zone (spec/behaviour §26). Nothing here reads the clock. Instants are milliseconds since
 * 1970, dates `YYYY-MM-DD`, wall times `HH:MM`, local date-times `YYYY-MM-DDTHH:MM`. A date that does not exist never
 * throws: 30 February is read as 2 March.
 */

import { DAY_MS } from './day-ms.ts'
import { DEFAULT_ZONE } from './default-zone.ts'
import { memoiseBounded } from './memoise-bounded.ts'
import { zoneOffsetMs } from './zone-offset.ts'

const MINUTE_MS = 60_000
/**
 * A date is formatted at this time, so that no offset moves it to another day (spec/asked §9, spec/behaviour §26.3).
 */
const NOON = '12:00'
/**
 * The code for opening hours goes through every day of an edition for every event. Without memoising, a program page
 * took 15 ms to load; with it, 5 ms.
 */
const DATES = 20_000
/** For each style; enough for several editions. */
const WORDINGS = 5_000

/**
 * `26 February 2027`, `26 Feb 2027`, `Friday 26 February 2027`, `Friday 26 February`, `Fri, 26 Feb`, `26 February`,
 * `26 Feb`
 */
export type DateStyle =
  | 'long'
  | 'short'
  | 'weekday'
  | 'weekday-month'
  | 'weekday-short'
  | 'day-month'
  | 'day-month-short'

const dateFormats: Readonly<Record<DateStyle, DateFormat>> = {
  long: dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
  short: dateFormat({ day: 'numeric', month: 'short', year: 'numeric' }),
  weekday: dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  'weekday-month': dateFormat({ weekday: 'long', day: 'numeric', month: 'long' }),
  'weekday-short': dateFormat({ weekday: 'short', day: 'numeric', month: 'short' }),
  'day-month': dateFormat({ day: 'numeric', month: 'long' }),
  'day-month-short': dateFormat({ day: 'numeric', month: 'short' }),
}

/**
 * A time that does not exist (in October) is read one hour later. Of a time that exists twice (in April), the first
 * instant is returned (spec/behaviour §26.2, spec/content A1). `NaN` for a text that is not a local date-time.
 */
export function toInstant(local: string, zone: string): number {
  const { before, readings } = readWallTime(local, zone)
  return readings.length === 0 ? before : Math.min(...readings)
}

/** Whether a wall time exists once, not at all (`gap`) or twice (`repeated`) (spec/content B1.13, B1.14). */
export function wallTimeKind(local: string, zone: string): 'normal' | 'gap' | 'repeated' {
  const { readings } = readWallTime(local, zone)
  if (readings.length === 0) return 'gap'
  return readings.length === 1 ? 'normal' : 'repeated'
}

export function dateOf(instantMs: number, zone: string): string {
  return wallClock(instantMs, zone).date
}

/** `HH:MM` */
export function wallTimeOf(instantMs: number, zone: string): string {
  return wallClock(instantMs, zone).time.slice(0, 5)
}

/** `YYYY-MM-DDTHH:MM` */
export function localOf(instantMs: number, zone: string): string {
  return `${dateOf(instantMs, zone)}T${wallTimeOf(instantMs, zone)}`
}

/** A date alone is returned as it is. */
export function dayOf(local: string): string {
  return local.slice(0, 'YYYY-MM-DD'.length)
}

/** Empty for a date alone. */
export function timeOf(local: string): string {
  return local.slice('YYYY-MM-DDT'.length)
}

/** `+11:00` */
export function offsetOf(instantMs: number, zone: string): string {
  const minutes = zoneOffsetMs(instantMs, zone) / MINUTE_MS
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${twoDigits(size / 60)}:${twoDigits(size % 60)}`
}

/**
 * `AEDT` or `AEST` in Melbourne, otherwise the place of the zone, `Perth time`, because few readers know other
 * abbreviations. The offset decides, because versions of ICU differ in their abbreviations.
 */
export function zoneName(instantMs: number, zone: string): string {
  if (zone !== DEFAULT_ZONE) return `${placeOfZone(zone)} time`
  return offsetOf(instantMs, zone) === '+11:00' ? 'AEDT' : 'AEST'
}

/** `Broken Hill` for `Australia/Broken_Hill` */
export function placeOfZone(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
}

/** For `<time datetime>` and JSON-LD: `2026-11-22T10:00:00+11:00` (spec/screens §0.4, §0.6). */
export function isoWithOffset(instantMs: number, zone: string): string {
  const { date, time } = wallClock(instantMs, zone)
  return `${date}T${time}${offsetOf(instantMs, zone)}`
}

export function startOfDay(date: string, zone: string): number {
  return toInstant(`${date}T00:00`, zone)
}

/** Until the first midnight after an instant, the word "today" stays true (spec/screens §0.4). */
export function nextMidnight(instantMs: number, zone: string): number {
  return startOfDay(addDays(dateOf(instantMs, zone), 1), zone)
}

/** `days` may be negative. */
export function addDays(date: string, days: number): string {
  return dateAfter(`${date} ${days}`)
}

/** Negative if the second date is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((noonOf(to) - noonOf(from)) / DAY_MS)
}

const dateAfter = memoiseBounded(DATES, (dateAndDays) => {
  const [date = '', days] = dateAndDays.split(' ')
  return isoParts(noonOf(date) + Number(days) * DAY_MS).date
})

/** 1 = Monday to 7 = Sunday (spec/content A4). */
export function weekday(date: string): number {
  return weekdayOf(date)
}

const weekdayOf = memoiseBounded(DATES, (date) => new Date(noonOf(date)).getUTCDay() || 7)

/** As at 12:00 (spec/behaviour §26.3), with the spaces of spec/behaviour §26.4. */
export function formatDate(date: string, style: DateStyle): string {
  return dateFormats[style].date(date)
}

/** `26–28 February 2027`. The same day twice is written as one date, and an end before the start is left out. */
export function formatDateRange(start: string, end: string, style: DateStyle): string {
  if (end <= start) return formatDate(start, style)
  return dateFormats[style].range(`${start} ${end}`)
}

/** `10am`, `10.30am`, `12pm`, `12am` (spec/behaviour §26.5) */
export function formatTime(wall: string): string {
  const { clock, suffix } = timeParts(wall)
  return `${clock}${suffix}`
}

/** `11.42.07am`, for staff. */
export function formatTimeToSecond(instantMs: number, zone: string): string {
  const { time } = wallClock(instantMs, zone)
  const { suffix } = timeParts(time)
  const [hour = '', minute = '', second = ''] = time.split(':')
  return `${Number(hour) % 12 || 12}.${minute}.${second}${suffix}`
}

/** `12–1.30pm`, but `11.30am–12.30pm`. A range over midnight has both suffixes. */
export function formatTimeRange(start: string, end: string): string {
  const from = timeParts(start)
  const to = timeParts(end)
  const shared = from.suffix === to.suffix && start < end
  return `${from.clock}${shared ? '' : from.suffix}–${to.clock}${to.suffix}`
}

/** For readers who may be in another zone: `10am AEDT`, `10am Perth time` (spec/behaviour §26.5). */
export function formatTimeWithZone(instantMs: number, zone: string): string {
  return `${formatTime(wallTimeOf(instantMs, zone))} ${zoneName(instantMs, zone)}`
}

/** `Saturday 14 March 2026, 10am AEDT` */
export function formatInstant(instantMs: number, zone: string): string {
  return `${formatDate(dateOf(instantMs, zone), 'weekday')}, ${formatTimeWithZone(instantMs, zone)}`
}

/**
 * `readings` are the instants at which the clocks of the zone show the wall time: none, one or two. `before` is the
 * instant by the offset of the day before. No zone changes its clocks twice within two days, so only the offsets of
 * the day before and of the day after are possible.
 */
function readWallTime(local: string, zone: string): { before: number; readings: number[] } {
  const wall = wallMs(local)
  const dayBefore = wall - zoneOffsetMs(wall - DAY_MS, zone)
  const dayAfter = wall - zoneOffsetMs(wall + DAY_MS, zone)
  const candidates = dayBefore === dayAfter ? [dayBefore] : [dayBefore, dayAfter]
  return {
    before: dayBefore,
    readings: candidates.filter((instantMs) => instantMs + zoneOffsetMs(instantMs, zone) === wall),
  }
}

/** Read as if it were in UTC, and field by field, because engines disagree about `Date.parse('2026-02-30T…')`. */
function wallMs(local: string): number {
  const fields = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/.exec(local)
  if (!fields) return Number.NaN
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = fields.slice(1).map(Number)
  return Date.UTC(year, month - 1, day, hours, minutes)
}

function noonOf(date: string): number {
  return wallMs(`${date}T${NOON}`)
}

function wallClock(instantMs: number, zone: string): { date: string; time: string } {
  return isoParts(instantMs + zoneOffsetMs(instantMs, zone))
}

function isoParts(ms: number): { date: string; time: string } {
  const [date = '', time = ''] = new Date(ms).toISOString().split('T')
  return { date, time: time.slice(0, 8) }
}

interface DateFormat {
  date(date: string): string
  /** `dates` are two dates with a space between. */
  range(dates: string): string
}

/** Dates are formatted at noon in UTC, so the zone of the format is UTC. */
function dateFormat(fields: Intl.DateTimeFormatOptions): DateFormat {
  let made: Intl.DateTimeFormat | undefined
  // Created only when needed: a browser takes a millisecond for each.
  const format = () => (made ??= new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', ...fields }))
  return {
    date: memoiseBounded(WORDINGS, (date) => normaliseSpaces(format().format(noonOf(date)))),
    range: memoiseBounded(WORDINGS, (dates) => {
      const [start = '', end = ''] = dates.split(' ')
      return normaliseSpaces(format().formatRange(noonOf(start), noonOf(end)))
    }),
  }
}

/** Node writes U+2009 or U+202F where Chromium writes a space, which hydration would notice (spec/behaviour §26.4). */
function normaliseSpaces(text: string): string {
  return text.replace(/[\u00A0\u2002-\u200A\u202F]/g, ' ')
}

function timeParts(wall: string): { clock: string; suffix: 'am' | 'pm' } {
  const [hours = 0, minutes = 0] = wall.split(':').map(Number)
  const clock = minutes === 0 ? `${hours % 12 || 12}` : `${hours % 12 || 12}.${twoDigits(minutes)}`
  return { clock, suffix: hours < 12 ? 'am' : 'pm' }
}

function twoDigits(value: number): string {
  return String(Math.trunc(value)).padStart(2, '0')
}
