import { addDays, dateOf, startOfDay, toInstant, weekday } from './local-time.ts'
import type { Moment } from './moment.ts'

/** More than a year, because a place may open once a year. */
const SEARCH_DAYS = 400
/** Rows repeat every week, so a place that stays open for more than a week without a gap is always open. */
const ALWAYS_DAYS = 8
/** In days from the beginning of the last date: an opening of that date may end on the following day. */
const LAST_NIGHT_DAYS = 2
const MIDNIGHT = '00:00'

/** spec/content A4 */
export interface Hours {
  readonly always_open?: true | undefined
  /** `day` is 1 = Monday to 7; several rows a day are allowed. */
  readonly weekly: readonly {
    readonly day: number
    readonly opens: string
    readonly closes: string
  }[]
  /** They replace all weekly rows of their date. */
  readonly exceptions: readonly {
    readonly date: string
    readonly closed?: true | undefined
    readonly opens?: string | undefined
    readonly closes?: string | undefined
    readonly note?: string | undefined
  }[]
  readonly valid_from?: string | undefined
  readonly valid_to?: string | undefined
}

/** The first and last date on which the hours count: those of the event or edition (spec/content A4.4). */
export interface HoursBounds {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** `until` and `next` are epoch milliseconds (spec/content A4.5). */
export type OpenState =
  | { readonly state: 'open'; readonly until: number }
  /** Absent when none is known. */
  | { readonly state: 'closed'; readonly next?: number }
  | { readonly state: 'unknown' | 'always' }

/** `closes` at or before `opens` is on the next day. */
export interface HoursRow {
  readonly opens: string
  readonly closes: string
  readonly note?: string
}

function isUnknownAhead({ hours, bounds: { from } }: Days, today: string): boolean {
  return from !== undefined && today < from && hoursOn(hours, from) === undefined
}

interface Opening {
  readonly start: number
  readonly end: number
}

/**
 * Whether a place is open, and when it closes or opens next (spec/content A4). A row belongs to the date on which it
 * begins. If that date is in `bounds`, it counts until its end, even after the bounds. Within the bounds the state is
 * `unknown` if the hours of the day are not known. Outside of them the place is closed, or `unknown` before them if no
 * opening is known.
 */
export function openState(
  hours: Hours,
  bounds: HoursBounds,
  moment: Moment,
  zone: string,
): OpenState {
  const days = { hours, bounds, zone }
  if (isClosedForGood(days, moment)) return { state: 'closed' }
  const current = openingAt(days, moment)
  if (current) return describeOpening(days, current, moment)
  const today = moment.today(zone)
  if (isWithin(today, bounds) && hoursOn(hours, today) === undefined) return { state: 'unknown' }
  const next = nextOpening(days, moment)
  if (next) return { state: 'closed', next: next.start }
  return { state: isUnknownAhead(days, today) ? 'unknown' : 'closed' }
}

/**
 * The rows of a date by opening time: its exceptions if it has any (spec/content A4.2), else the weekly rows. `[]`
 * means closed, undefined means not known. A place that is always open has one row from midnight to midnight.
 */
export function hoursOn(hours: Hours, date: string): readonly HoursRow[] | undefined {
  const exceptions = hours.exceptions.filter((exception) => exception.date === date)
  if (exceptions.length > 0) {
    return exceptions
      .flatMap(({ closed, opens, closes, note }) =>
        closed || !opens || !closes ? [] : [{ opens, closes, ...(note && { note }) }],
      )
      .toSorted(byOpening)
  }
  if (!isWithin(date, { from: hours.valid_from, to: hours.valid_to })) return undefined
  if (hours.always_open) return [{ opens: MIDNIGHT, closes: MIDNIGHT }]
  if (hours.weekly.length === 0) return undefined
  const day = weekday(date)
  return hours.weekly
    .filter((row) => row.day === day)
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted(byOpening)
}

function byOpening(a: HoursRow, b: HoursRow): number {
  return a.opens < b.opens ? -1 : 1
}

/**
 * The first layer that is not empty (spec/content A4.4) of session, event, venue in the edition, and venue. A form can
 * leave an empty layer behind.
 */
export function effectiveHours(...layers: readonly (Hours | undefined)[]): Hours | undefined {
  return layers.find(
    (layer) =>
      layer && (layer.always_open || layer.weekly.length > 0 || layer.exceptions.length > 0),
  )
}

interface Days {
  readonly hours: Hours
  readonly bounds: HoursBounds
  readonly zone: string
}

function isClosedForGood({ bounds: { to }, zone }: Days, moment: Moment): boolean {
  return to !== undefined && !moment.isBefore(startOfDay(addDays(to, LAST_NIGHT_DAYS), zone))
}

function openingAt(days: Days, moment: Moment): Opening | undefined {
  const today = moment.today(days.zone)
  return [addDays(today, -1), today]
    .flatMap((date) => openingsOf(days, date))
    .find(({ start, end }) => !moment.isBefore(start) && moment.isBefore(end))
}

function describeOpening(days: Days, current: Opening, moment: Moment): OpenState {
  const { always_open: isAlways, exceptions } = days.hours
  if (isAlways && exceptions.length === 0) return { state: 'always' }
  const { until, isEndless } = endOfRun(days, current, moment.today(days.zone))
  if (isEndless) return { state: 'always' }
  return { state: 'open', until }
}

/** Including the openings that follow without a gap. */
function endOfRun(days: Days, current: Opening, today: string) {
  let until = current.end
  // Begins with yesterday, whose opening may continue after midnight.
  for (let day = -1; day <= ALWAYS_DAYS; day += 1) {
    for (const { start, end } of openingsOf(days, addDays(today, day))) {
      if (start > until) return { until, isEndless: false }
      until = Math.max(until, end)
    }
    if (dateOf(until, days.zone) < addDays(today, day)) return { until, isEndless: false }
  }
  return { until, isEndless: true }
}

function nextOpening(days: Days, moment: Moment): Opening | undefined {
  const { hours, bounds, zone } = days
  const today = moment.today(zone)
  let date = [today, bounds.from ?? today, firstKnownDate(hours, today)].toSorted().at(-1) ?? today
  for (let searched = 0; searched < SEARCH_DAYS; searched += 1) {
    if (bounds.to !== undefined && date > bounds.to) return undefined
    const opening = openingsOf(days, date).find(({ start }) => moment.isBefore(start))
    if (opening) return opening
    date = addDays(date, 1)
  }
  return undefined
}

/** From today on. Days before `valid_from` are skipped unless one of them has an exception, which also counts there. */
function firstKnownDate(hours: Hours, today: string): string {
  const hasExceptionBefore = hours.exceptions.some(
    ({ date }) => date >= today && date < (hours.valid_from ?? today),
  )
  return hasExceptionBefore ? today : (hours.valid_from ?? today)
}

function openingsOf({ hours, bounds, zone }: Days, date: string): readonly Opening[] {
  if (!isWithin(date, bounds)) return []
  return (hoursOn(hours, date) ?? [])
    .map(({ opens, closes }) => ({
      start: toInstant(`${date}T${opens}`, zone),
      end: toInstant(`${closes <= opens ? addDays(date, 1) : date}T${closes}`, zone),
    }))
    .filter(({ start, end }) => start < end)
}

/** Both inclusive. An absent bound is no limit. */
export function isWithin(date: string, { from, to }: HoursBounds): boolean {
  return (from === undefined || date >= from) && (to === undefined || date <= to)
}
