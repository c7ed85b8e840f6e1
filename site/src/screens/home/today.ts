import type { Timeline } from 'contract/answers/timeline.ts'
import { formatDate, toInstant } from 'contract/rules/melbourne-time.ts'
import { hasBegun, type EditionContext } from '../../views/edition.ts'
import { timelineSessionView, type TimelineSessionView } from '../../views/timeline-session.ts'

/** The sessions of one day: today, the next day that has some, or the first day. */
export interface TodayView {
  /** "Today", "Opening Friday 6 March 2026" or the next day's name. */
  readonly title: string
  /** The day, if the title does not name it. */
  readonly date?: string | undefined
  /** "46 exhibitions", on that day. */
  readonly exhibitions?: string | undefined
  readonly sessions: readonly TimelineSessionView[]
}

/** The rest of the day is one link away, in the timeline (spec/screens §1.5). */
const MOST_SESSIONS = 8

/**
 * Returns the next sessions (spec/screens §1): those of today that are not over. If there are none, those of the next
 * day that has any, which before the festival is its opening day.
 */
export function todayView(
  timeline: Timeline,
  { moment, typeTitles }: Pick<EditionContext, 'moment' | 'typeTitles'>,
): TodayView | undefined {
  const { points, bars, zone } = timeline
  const today = moment.today(zone)
  const left = points.filter(({ end }) => moment.isBefore(toInstant(end, zone)))
  const day = left[0]?.start.slice(0, 10)
  if (day === undefined) return undefined
  const sessions = left.filter(({ start }) => start.slice(0, 10) === day).slice(0, MOST_SESSIONS)
  return {
    title: dayTitle(day, day === today, hasBegun(timeline, moment)),
    date: day === today ? formatDate(day, 'weekday-month') : undefined,
    exhibitions: exhibitionsText(
      bars.filter(({ start, end, off }) => !off && start <= day && day <= end).length,
    ),
    sessions: sessions.map((point) =>
      timelineSessionView(point, { zone, typeTitles, isPast: false }),
    ),
  }
}

function dayTitle(day: string, isToday: boolean, hasFestivalBegun: boolean): string {
  if (isToday) return 'Today'
  return hasFestivalBegun
    ? formatDate(day, 'weekday-month')
    : `Opening ${formatDate(day, 'weekday')}`
}

function exhibitionsText(count: number): string | undefined {
  if (count === 0) return undefined
  return count === 1 ? 'and one exhibition' : `and ${count} exhibitions`
}
