import { addDays, formatDate } from 'contract/rules/melbourne-time.ts'
import { compareKeys } from 'contract/rules/program-order.ts'
import type { BarView, PointView, TimelinePart } from './load.ts'

/** One day of the list and of the chart. */
export interface TimelineDay {
  readonly date: string
  /** "Saturday 14 March": the screen's head says the year. */
  readonly heading: string
  /** "Sat, 14 Mar". */
  readonly label: string
  /** The same as a column's head: "Sat" over "14". */
  readonly head: readonly [weekday: string, day: string]
  readonly isToday: boolean
  readonly points: readonly PointView[]
  /** On that day. */
  readonly exhibitions: number
}

/** Bars and points of one type, or of all. A type that has nothing on keeps all (spec/screens §0.3). */
export function ofType(
  { bars, points, types }: Pick<TimelinePart, 'bars' | 'points' | 'types'>,
  type: string | undefined,
): { readonly bars: readonly BarView[]; readonly points: readonly PointView[] } {
  if (!types.some(({ key }) => key === type)) return { bars, points }
  return {
    bars: bars.filter((bar) => bar.type === type),
    points: points.filter((point) => point.type === type),
  }
}

/** Every day of the edition, and days outside it that have a session, in order. */
export function timelineDays(
  { start, end, today }: Pick<TimelinePart, 'start' | 'end' | 'today'>,
  { bars, points }: { bars: readonly BarView[]; points: readonly PointView[] },
): readonly TimelineDay[] {
  const dates = new Set(points.map((point) => point.start.slice(0, 10)))
  for (const date of editionDays(start, end)) dates.add(date)
  return [...dates].toSorted().map((date) => ({
    date,
    heading: formatDate(date, 'weekday-month'),
    label: formatDate(date, 'weekday-short'),
    head: columnHead(date),
    isToday: date === today,
    points: points.filter((point) => point.start.startsWith(date)),
    exhibitions: bars.filter((bar) => !bar.isOff && bar.start <= date && date <= bar.end).length,
  }))
}

function columnHead(date: string): readonly [string, string] {
  const [weekday = '', day = ''] = formatDate(date, 'weekday-short').split(/, | /)
  return [weekday, day]
}

/** Bars that fill the whole scale say nothing each by itself: they are drawn as one. */
export function splitBars(
  bars: readonly BarView[],
  { start, end }: Pick<TimelinePart, 'start' | 'end'>,
): { readonly throughout: readonly BarView[]; readonly others: readonly BarView[] } {
  const isThroughout = (bar: BarView) => !bar.isOff && bar.start === start && bar.end === end
  return {
    throughout: bars.filter(isThroughout),
    others: bars
      .filter((bar) => !isThroughout(bar))
      .toSorted((a, b) => compareKeys([a.start, a.end], [b.start, b.end])),
  }
}

export function editionDays(start: string, end: string): readonly string[] {
  const days: string[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) days.push(date)
  return days
}

/** A stretch of a chart's row: how many columns before it, and how many it takes. */
export interface Stretch {
  readonly before: number
  readonly columns: number
  /** It goes on beyond the first or last column. */
  readonly isCutAtStart: boolean
  readonly isCutAtEnd: boolean
}

/** Where a bar stands among the columns of an edition; undefined for one that lies outside. */
export function barStretch(
  bar: Pick<BarView, 'start' | 'end'>,
  columns: readonly string[],
): Stretch | undefined {
  const inside = columns.filter((date) => bar.start <= date && date <= bar.end)
  const [first] = inside
  if (first === undefined) return undefined
  return {
    before: columns.indexOf(first),
    columns: inside.length,
    isCutAtStart: bar.start < first,
    isCutAtEnd: bar.end > (columns.at(-1) ?? ''),
  }
}

const MINUTES_IN_HOUR = 60
const HALF_HOUR = 30

/** The hours a day's sessions take, as columns of half an hour from `firstHour`. */
export interface DayScale {
  readonly firstHour: number
  readonly hours: number
}

/** From the hour of the first start to the hour of the last end, past midnight too; undefined without sessions. */
export function dayScale(points: readonly PointView[]): DayScale | undefined {
  if (points.length === 0) return undefined
  const firstHour = Math.floor(
    Math.min(...points.map((point) => minutesOf(point).start)) / MINUTES_IN_HOUR,
  )
  const lastHour = Math.ceil(
    Math.max(...points.map((point) => minutesOf(point).end)) / MINUTES_IN_HOUR,
  )
  return { firstHour, hours: Math.max(1, lastHour - firstHour) }
}

/** Where a session stands on a day's scale, to the half hour, at least one column long. */
export function pointStretch(point: PointView, { firstHour, hours }: DayScale): Stretch {
  const { start, end } = minutesOf(point)
  const last = hours * 2
  const before = Math.min(Math.floor((start - firstHour * MINUTES_IN_HOUR) / HALF_HOUR), last - 1)
  const after = Math.ceil((end - firstHour * MINUTES_IN_HOUR) / HALF_HOUR)
  return { before, columns: Math.max(1, after - before), isCutAtStart: false, isCutAtEnd: false }
}

/** Minutes from the midnight before the start; an end on the next day is beyond 24 hours. */
function minutesOf({ start, end }: Pick<PointView, 'start' | 'end'>) {
  const from = wallMinutes(start)
  let to = wallMinutes(end)
  for (let date = start.slice(0, 10); date < end.slice(0, 10); date = addDays(date, 1))
    to += 24 * MINUTES_IN_HOUR
  return { start: from, end: Math.max(to, from) }
}

function wallMinutes(local: string): number {
  return Number(local.slice(11, 13)) * MINUTES_IN_HOUR + Number(local.slice(14, 16))
}
