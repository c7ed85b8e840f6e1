import type { Event, Session } from 'contract/answers/event.ts'
import { effectiveHours, isOpen } from 'contract/rules/hours.ts'
import { isWithoutNewDate, startOf } from 'contract/rules/is-off.ts'
import { addDays, startOfDay, toInstant } from 'contract/rules/melbourne-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { isPastEdition } from '../../views/edition.ts'

/** The state of an event in time, which all parts of its screen use. */
export interface EventTiming {
  readonly moment: Moment
  readonly zone: string
  /** Whether the edition is over. Then nothing is "today", open, booked or sold out (spec/screens §0.5). */
  readonly isPast: boolean
  /** Whether the event itself is over. */
  readonly hasEnded: boolean
  readonly isCancelled: boolean
  /** Whether it is postponed and still has its former dates (spec/content A6). */
  readonly isUndated: boolean
}

export function eventTiming(event: Event, moment: Moment): EventTiming {
  const { zone } = event.edition
  const isUndated = isWithoutNewDate(event.status, startOf(event))
  return {
    moment,
    zone,
    isPast: isPastEdition(event.edition, moment),
    hasEnded: !isUndated && isOver(event, { moment, zone }),
    isCancelled: event.status.state === 'cancelled',
    isUndated,
  }
}

type Clocked = Pick<EventTiming, 'moment' | 'zone'>

/** Whether a session is over. */
export function isSessionOver({ end }: Pick<Session, 'end'>, { moment, zone }: Clocked): boolean {
  return !moment.isBefore(toInstant(end, zone))
}

/** Whether an event is over. An exhibition that is open past midnight of its last day is not. */
function isOver(event: Event, timing: Clocked): boolean {
  const { dates, sessions, venues, hours_override: override } = event
  if (event.kind === 'timed') {
    return sessions.length > 0 && sessions.every((session) => isSessionOver(session, timing))
  }
  const { moment, zone } = timing
  if (!dates || moment.isBefore(startOfDay(addDays(dates.end, 1), zone))) return false
  const bounds = { from: dates.start, to: dates.end }
  return !venues.some(({ hours }) =>
    isOpen(effectiveHours(override, hours) ?? hours, bounds, moment, zone),
  )
}
