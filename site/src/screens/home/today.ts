import type { Timeline } from 'contract/answers/timeline.ts'
import { dayOf, formatDate, toInstant } from 'contract/rules/local-time.ts'
import { hasBegun, type EditionContext } from '../../views/edition.ts'
import { countText, EXHIBITIONS } from '../../views/count-text.ts'
import { countDay, type DayCount, type TimelineNow } from '../../views/timeline-now.ts'
import { timelineSessions, type TimelineSessionView } from '../../views/timeline-session.ts'
import { wordsFromMidnight } from '../../views/words-to-come.ts'

/** The sessions of one day: today, the next day that has some, or the first day. */
export interface TodayView {
  /** "Today", "Opening Friday 6 March 2026" or the day's name. */
  readonly title: string
  /** What the title "Today" becomes at midnight, for a page that is kept. */
  readonly nextTitle?: string | undefined
  /** The day, if the title does not name it. */
  readonly date?: string | undefined
  /** "20 exhibitions open, 26 closed that day". */
  readonly exhibitions?: string | undefined
  readonly sessions: readonly TimelineSessionView[]
}

/** The rest of the day is one link away, in the timeline (spec/screens §1.5). */
const MOST_SESSIONS = 8

/**
 * Returns the sessions of today that are not over (spec/screens §1). If there are none, those of the next day that has
 * any, which before the festival is its opening day.
 */
export function todayView(
  timeline: Timeline,
  { moment, typeTitles }: Pick<EditionContext, 'moment' | 'typeTitles'>,
  now: TimelineNow,
): TodayView | undefined {
  const { points, bars, zone } = timeline
  const dayBar = (bar: Timeline['bars'][number]) => ({
    start: bar.start,
    end: bar.end,
    isOff: bar.off,
    closedOn: now.closedDays(bar),
  })
  const today = moment.today(zone)
  const left = points.filter(({ end }) => moment.isBefore(toInstant(end, zone)))
  const [earliest] = left
  if (!earliest) return undefined
  const first = dayOf(earliest.start)
  // After midnight a session of the evening before may still be on: it is one of today's.
  const day = first < today ? today : first
  const next = left.filter(({ start }) => dayOf(start) <= day).slice(0, MOST_SESSIONS)
  const date = formatDate(day, 'weekday-month')
  const sessions = timelineSessions(next, timeline, { zone, typeTitles, isPast: false, now })
  return {
    title: dayTitle(day, day === today, hasBegun(timeline, moment)),
    ...(day === today && {
      nextTitle: wordsFromMidnight(day, zone, date),
      date,
    }),
    exhibitions: exhibitionsText(countDay(bars.map(dayBar), day)),
    // Under the heading of another day the time is enough.
    sessions: day === today ? sessions : sessions.map((each) => ({ ...each, now: undefined })),
  }
}

function dayTitle(day: string, isToday: boolean, hasFestivalBegun: boolean): string {
  if (isToday) return 'Today'
  return hasFestivalBegun
    ? formatDate(day, 'weekday-month')
    : `Opening ${formatDate(day, 'weekday')}`
}

function exhibitionsText({ open, closed }: DayCount): string | undefined {
  if (open + closed === 0) return undefined
  const text = `${countText(EXHIBITIONS, open)} open`
  return closed === 0 ? text : `${text}, ${closed} closed that day`
}
