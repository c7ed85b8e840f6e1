import type { Event, Session } from 'contract/answers/event.ts'
import type { Status } from 'contract/answers/parts.ts'
import { hasNewStart } from 'contract/rules/is-off.ts'
import type { EventStatusType } from 'schema-dts'

export interface SchemaStatus {
  readonly eventStatus: Extract<EventStatusType, string>
  readonly previousStartDate?: string
}

const SCHEDULED: SchemaStatus = { eventStatus: 'https://schema.org/EventScheduled' }

/**
 * Whether what begins at `start` goes ahead (spec/screens §0.6). One that is postponed or moved and has a new start says the
 * old one; `iso` writes it.
 */
export function eventStatus(
  status: Status,
  start: string,
  iso: (local: string) => string,
): SchemaStatus {
  const { state, previous_start: before } = status
  switch (state) {
    case 'cancelled':
      return { eventStatus: 'https://schema.org/EventCancelled' }
    case 'postponed':
    case 'moved': {
      if (before !== undefined && hasNewStart(status, start)) {
        return {
          eventStatus: 'https://schema.org/EventRescheduled',
          previousStartDate: iso(before),
        }
      }
      return state === 'moved' ? SCHEDULED : { eventStatus: 'https://schema.org/EventPostponed' }
    }
    case 'scheduled':
    case 'sold_out':
    case 'weather_watch':
      return SCHEDULED
  }
}

/** A session's own status, else the event's; an old start of the event is that of its first session. */
export function sessionStatus(
  event: Event,
  session: Session,
  iso: (local: string) => string,
): SchemaStatus {
  const own = eventStatus(session.status, session.start, iso)
  if (own.eventStatus !== SCHEDULED.eventStatus) return own
  const [first = session] = event.sessions
  const whole = eventStatus(event.status, first.start, iso)
  return whole.previousStartDate !== undefined && first.id !== session.id ? SCHEDULED : whole
}
