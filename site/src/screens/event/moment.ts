import type { Event, Session } from 'contract/answers/event.ts'
import { isWithoutNewDate, startOf } from 'contract/rules/is-off.ts'
import { effectiveHours, openState, openStateUntil } from 'contract/rules/hours.ts'
import { dateOf, nextMidnight, toInstant } from 'contract/rules/melbourne-time.ts'
import { earliest } from '../../views/earliest.ts'
import { phaseOf } from '../../views/edition.ts'

/** Where the clock stands in the life of an event: what every part of its screen asks. */
export interface EventMoment {
  readonly now: number
  readonly zone: string
  /** In the event's zone. */
  readonly today: string
  /** The edition is over: nothing is "today", open, booked or sold out any more (spec/screens §0.5). */
  readonly isPast: boolean
  /** The event itself is over. */
  readonly hasEnded: boolean
  readonly isCancelled: boolean
  /** Postponed, and the dates given are still the old ones (spec/content A6). */
  readonly isUndated: boolean
}

export function eventMoment(event: Event, now: number): EventMoment {
  const { zone } = event.edition
  const today = dateOf(now, zone)
  const isCancelled = event.status.state === 'cancelled'
  const isUndated = isWithoutNewDate(event.status, startOf(event))
  return {
    now,
    zone,
    today,
    isPast: phaseOf(event.edition, now) === 'past',
    hasEnded: !isUndated && isOver(event, { now, zone, today }),
    isCancelled,
    isUndated,
  }
}

/** Whether a session is over. */
export function isSessionOver(
  { end }: Pick<Session, 'end'>,
  { now, zone }: Pick<EventMoment, 'now' | 'zone'>,
): boolean {
  return toInstant(end, zone) <= now
}

/** A last night runs on past midnight, so an exhibition that is open is not over. */
function isOver(
  event: Event,
  { now, zone, today }: Pick<EventMoment, 'now' | 'zone' | 'today'>,
): boolean {
  const { dates, sessions } = event
  if (event.kind === 'timed') {
    return sessions.length > 0 && sessions.every((session) => isSessionOver(session, { now, zone }))
  }
  if (!dates || today <= dates.end) return false
  return openStates(event, { now, zone }).every(
    ({ state }) => state === 'closed' || state === 'unknown',
  )
}

/** When an exhibition that is not over may be: at midnight, or where it is still open then, as it closes. */
export function endUntil(event: Event, moment: EventMoment): number | undefined {
  if (event.kind === 'timed' || !event.dates || moment.hasEnded || moment.isUndated)
    return undefined
  const { now, zone, today } = moment
  if (today <= event.dates.end) return nextMidnight(now, zone)
  return earliest(...openStates(event, moment).map(openStateUntil))
}

function openStates(event: Event, { now, zone }: Pick<EventMoment, 'now' | 'zone'>) {
  const { dates } = event
  const bounds = { from: dates?.start ?? '', to: dates?.end ?? '' }
  return event.venues.map(({ hours }) =>
    openState(effectiveHours(event.hours_override, hours) ?? hours, bounds, now, zone),
  )
}
