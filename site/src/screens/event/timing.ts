import type { Event, Session } from 'contract/answers/event.ts'
import { effectiveHours, type Hours } from 'contract/rules/hours.ts'
import type { Moment } from 'contract/rules/moment.ts'
import {
  changeOf,
  eventNow,
  eventStanding,
  sessionNow,
  type NowState,
  type Standing,
  type StateNow,
} from 'contract/rules/state-now.ts'
import { nowWords } from 'contract/rules/state-now-words.ts'
import { isPastEdition } from '../../views/edition.ts'
import { eventTimes, sessionTimes } from '../../views/event-times.ts'

export interface EventTiming {
  readonly moment: Moment
  readonly zone: string
  /** Whether the edition is over. Then nothing is "today", open, booked or sold out (spec/screens §0.5). */
  readonly isPast: boolean
  /** The current state in words, as in all lists; absent in a past edition. */
  readonly now?: string | undefined
  /** Epoch milliseconds when the words of `now` change. */
  readonly nowUntil?: number | undefined
  readonly state: NowState
  /** What the notice shows. An event also counts as cancelled or postponed if all its remaining sessions are. */
  readonly standing: Standing | undefined
  readonly ofSession: (session: Session) => StateNow
  /** True even while the edition is not over. */
  readonly hasEnded: boolean
  readonly isCancelled: boolean
  /** Postponed without a new date; if it has dates, they are the former ones (spec/content A6). */
  readonly isUndated: boolean
}

export function eventTiming(event: Event, moment: Moment): EventTiming {
  const { zone } = event.edition
  const isPast = isPastEdition(event.edition, moment)
  const times = eventTimes(event)
  const clock = { moment, zone }
  const now = eventNow(times, hoursAtVenues(event), clock)
  const { state } = now
  const own = eventStanding(times)
  return {
    moment,
    zone,
    isPast,
    now: isPast ? undefined : nowWords(now, event.kind, clock),
    nowUntil: changeOf(now),
    state,
    standing: state === 'cancelled' || state === 'postponed' ? state : own,
    ofSession: (session) => sessionNow(sessionTimes(session), times, clock),
    hasEnded: now.isOver === true,
    isCancelled: own === 'cancelled',
    isUndated: own === 'postponed',
  }
}

function hoursAtVenues({ venues, hours_override: override }: Event): readonly Hours[] {
  const own = effectiveHours(override)
  return own ? [own] : venues.flatMap(({ hours }) => effectiveHours(hours) ?? [])
}
