import type { Timeline } from 'contract/answers/timeline.ts'
import { eventStanding, sessionStanding, type Standing } from 'contract/rules/state-now.ts'
import { closedDays } from './program-item.ts'
import { sessionNowView, type NowView } from './now-view.ts'
import type { EditionContext } from './edition.ts'
import type { Content } from './screen.ts'

/** The states of the bars and points of `/timeline`, by the same rule as in all lists (spec/behaviour §32). */
export interface TimelineNow {
  readonly ofPoint: (point: Timeline['points'][number]) => NowView | undefined
  readonly standing: (
    item: Timeline['bars'][number] | Timeline['points'][number],
  ) => Standing | undefined
  readonly closedDays: (bar: Timeline['bars'][number]) => readonly string[]
}

export function timelineNow(
  content: Content,
  { year }: Pick<Timeline, 'year'>,
  context: EditionContext | undefined,
): TimelineNow {
  const program = content.get(`/years/${year}/program`)
  const events = new Map((program?.events ?? []).map((event) => [event.id, event]))
  const sessionOf = ({ id, session: sessionId }: Timeline['points'][number]) =>
    events.get(id)?.sessions.find((each) => each.id === sessionId)
  return {
    ofPoint: (point) => {
      const event = events.get(point.id)
      const session = sessionOf(point)
      return context && event && session ? sessionNowView(session, event, context) : undefined
    },
    standing: (item) => {
      const event = events.get(item.id)
      return 'session' in item
        ? sessionStanding(sessionOf(item) ?? item, event)
        : eventStanding(event ?? { status: item, dates: item, sessions: [] })
    },
    closedDays: ({ id }) => {
      const event = events.get(id)
      return context && event?.dates ? closedDays(event, event.dates, context) : []
    },
  }
}

export interface DayCount {
  readonly open: number
  readonly closed: number
}

interface DayBar {
  readonly start: string
  readonly end: string
  readonly isOff?: true | undefined
  readonly closedOn: readonly string[]
}

export function countDay(bars: readonly DayBar[], date: string): DayCount {
  const on = bars.filter(({ isOff, start, end }) => !isOff && start <= date && date <= end)
  const open = on.filter(({ closedOn }) => !closedOn.includes(date)).length
  return { open, closed: on.length - open }
}
