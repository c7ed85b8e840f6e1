import type { Event, Session } from 'contract/answers/event.ts'
import { effectiveHours, type Hours } from 'contract/rules/hours.ts'
import { isWithoutNewDate, startOf } from 'contract/rules/is-off.ts'
import { toInstant } from 'contract/rules/melbourne-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { eventNow, type EventTimes } from 'contract/rules/state-now.ts'
import { nowWords } from 'contract/rules/state-now-words.ts'
import { isPastEdition } from '../../views/edition.ts'

/** The state of an event in time, which all parts of its screen use. */
export interface EventTiming {
  readonly moment: Moment
  readonly zone: string
  /** Whether the edition is over. Then nothing is "today", open, booked or sold out (spec/screens §0.5). */
  readonly isPast: boolean
  /** What is true of it now, as in all lists; absent in a past edition. */
  readonly now?: string | undefined
  /** Whether the event itself is over. */
  readonly hasEnded: boolean
  readonly isCancelled: boolean
  /** Whether it is postponed and still has its former dates (spec/content A6). */
  readonly isUndated: boolean
}

export function eventTiming(event: Event, moment: Moment): EventTiming {
  const { zone } = event.edition
  const isPast = isPastEdition(event.edition, moment)
  const isUndated = isWithoutNewDate(event.status, startOf(event))
  const now = eventNow(timesOf(event), hoursAtVenues(event), { moment, zone })
  return {
    moment,
    zone,
    isPast,
    now: isPast ? undefined : nowWords(now, event.kind, { moment, zone }),
    hasEnded: now.isOver === true,
    isCancelled: event.status.state === 'cancelled',
    isUndated,
  }
}

type Clocked = Pick<EventTiming, 'moment' | 'zone'>

/** Whether a session is over. */
export function isSessionOver({ end }: Pick<Session, 'end'>, { moment, zone }: Clocked): boolean {
  return !moment.isBefore(toInstant(end, zone))
}

/** An event's own page knows more of it than lists do; here it takes their shape. */
function timesOf({ kind, status, dates, sessions }: Event): EventTimes {
  return {
    kind,
    status,
    dates,
    sessions: sessions.map(({ start, end, status: own, fully_booked: isFull }) => ({
      start,
      end,
      state: own.state,
      previous_start: own.previous_start,
      fully_booked: isFull,
    })),
  }
}

function hoursAtVenues({ venues, hours_override: override }: Event): readonly Hours[] {
  const own = effectiveHours(override)
  return own ? [own] : venues.flatMap(({ hours }) => effectiveHours(hours) ?? [])
}
