import { addDays, dayOf, formatDate } from 'contract/rules/local-time.ts'
import { compareKeys } from 'contract/rules/sort-orders.ts'
import { countDay, type DayCount } from '../../views/timeline-now.ts'
import type { TimelineSessionView } from '../../views/timeline-session.ts'
import { wordsFromMidnight } from '../../views/words-to-come.ts'
import type { BarView, TimelinePart } from './load.ts'

export interface TimelineDay {
  readonly date: string
  /** "Saturday 14 March"; the year is in the screen's head. */
  readonly heading: string
  /** "Sat, 14 Mar". */
  readonly label: string
  /** The words of the label, for the head of a column: "Sat" above "14". */
  readonly head: readonly [weekday: string, day: string, month: string]
  readonly isToday: boolean
  /** What the words that say "today" become at midnight, for a page that is kept. Only today has them. */
  readonly nextWords?: Readonly<Record<'tag' | 'weekday' | 'earlier', string>> | undefined
  readonly points: readonly TimelineSessionView[]
  readonly exhibitions: DayCount
  /** The exhibitions that begin on this day. Empty on the first day of the edition, when most of them begin. */
  readonly opening: readonly BarView[]
}

/** The bars and points of a type. A type that has neither is ignored: then all are returned (spec/screens §0.3). */
export function ofType(
  { bars, points, types }: Pick<TimelinePart, 'bars' | 'points' | 'types'>,
  type: string | undefined,
): { readonly bars: readonly BarView[]; readonly points: readonly TimelineSessionView[] } {
  if (!types.some(({ key }) => key === type)) return { bars, points }
  return {
    bars: bars.filter((bar) => bar.type === type),
    points: points.filter((point) => point.type === type),
  }
}

/** Every day of the edition in order, and days outside of it that have sessions, so that no session is lost. */
export function timelineDays(
  { start, end, zone, today }: Pick<TimelinePart, 'start' | 'end' | 'zone' | 'today'>,
  { bars, points }: { bars: readonly BarView[]; points: readonly TimelineSessionView[] },
): readonly TimelineDay[] {
  const dates = new Set(points.map((point) => dayOf(point.start)))
  for (const date of editionDays(start, end)) dates.add(date)
  return [...dates].toSorted().map((date) => ({
    date,
    heading: formatDate(date, 'weekday-month'),
    label: formatDate(date, 'weekday-short'),
    head: columnHead(date),
    isToday: date === today,
    nextWords: date === today ? wordsOnceOver(date, zone) : undefined,
    points: points.filter((point) => point.start.startsWith(date)),
    exhibitions: countDay(bars, date),
    opening: bars.filter((bar) => bar.start === date && date !== start && !bar.isOff),
  }))
}

/** Outside the edition all days are to come, and there is no `today` (spec/screens §5.4). */
export function splitDays(days: readonly TimelineDay[]): {
  readonly today: TimelineDay | undefined
  readonly earlier: readonly TimelineDay[]
  readonly coming: readonly TimelineDay[]
} {
  const index = days.findIndex(({ isToday }) => isToday)
  return {
    today: days[index],
    earlier: days.slice(0, Math.max(index, 0)),
    coming: days.slice(index + 1),
  }
}

/** Whether nothing starts on a day, so that it is one line of the list. Always false for today. */
export function isQuiet({ isToday, points, opening }: TimelineDay): boolean {
  return !isToday && points.length + opening.length === 0
}

function wordsOnceOver(date: string, zone: string): TimelineDay['nextWords'] {
  const [weekday] = columnHead(date)
  return {
    tag: wordsFromMidnight(date, zone, 'Ended'),
    weekday: wordsFromMidnight(date, zone, weekday),
    earlier: wordsFromMidnight(date, zone, 'Earlier that day'),
  }
}

function columnHead(date: string): TimelineDay['head'] {
  const [weekday = '', day = '', month = ''] = formatDate(date, 'weekday-short').split(/, | /)
  return [weekday, day, month]
}

/** Bars that fill the whole chart are drawn as one bar, so that the others can be seen (spec/screens §5.4). */
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

/** A part of a chart's row: the count of columns before it, and its own. */
export interface Stretch {
  readonly before: number
  readonly columns: number
  readonly isCutAtStart: boolean
  readonly isCutAtEnd: boolean
}

/** Returns the columns of a bar in the chart of an edition; undefined if it is outside of it. */
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

/** A name reaches to the chart's end; that of a bar in the second half, from the chart's start to the bar's end. */
export function nameStretch({ before, columns }: Stretch, of: number) {
  const isAtEnd = before > of / 2
  return isAtEnd
    ? { before: 0, columns: before + columns, isAtEnd }
    : { before, columns: of - before, isAtEnd }
}

const MINUTES_IN_HOUR = 60
const HALF_HOUR = 30

export interface DayScale {
  readonly firstHour: number
  readonly hours: number
}

/** Returns the hours from the first start to the last end, also after midnight; undefined without sessions. */
export function dayScale(points: readonly TimelineSessionView[]): DayScale | undefined {
  if (points.length === 0) return undefined
  const firstHour = Math.floor(
    Math.min(...points.map((point) => minutesOf(point).start)) / MINUTES_IN_HOUR,
  )
  const lastHour = Math.ceil(
    Math.max(...points.map((point) => minutesOf(point).end)) / MINUTES_IN_HOUR,
  )
  return { firstHour, hours: Math.max(1, lastHour - firstHour) }
}

/** In half hours: with shorter columns the chart would not fit a window. A session has at least one column. */
export function pointStretch(point: TimelineSessionView, { firstHour, hours }: DayScale): Stretch {
  const { start, end } = minutesOf(point)
  const last = hours * 2
  const before = Math.min(Math.floor((start - firstHour * MINUTES_IN_HOUR) / HALF_HOUR), last - 1)
  const after = Math.ceil((end - firstHour * MINUTES_IN_HOUR) / HALF_HOUR)
  return { before, columns: Math.max(1, after - before), isCutAtStart: false, isCutAtEnd: false }
}

/** In minutes since the midnight before the start, so an end on the next day is 24 hours or more. */
function minutesOf({ start, end }: Pick<TimelineSessionView, 'start' | 'end'>) {
  const from = wallMinutes(start)
  let to = wallMinutes(end)
  for (let date = dayOf(start); date < dayOf(end); date = addDays(date, 1))
    to += 24 * MINUTES_IN_HOUR
  return { start: from, end: Math.max(to, from) }
}

function wallMinutes(local: string): number {
  return Number(local.slice(11, 13)) * MINUTES_IN_HOUR + Number(local.slice(14, 16))
}
