import type { Event, Session } from 'contract/answers/event.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import { ACCESS_LABELS } from 'contract/rules/access.ts'
import { formatTime, isoWithOffset, toInstant } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { isToCome, sessionStanding } from 'contract/rules/state-now.ts'
import {
  asSessionStub,
  asStub,
  sessionFingerprint,
  type MarkView,
} from '../../views/fingerprint.ts'
import { calendarPath } from '../../views/calendar-path.ts'
import { sessionText } from '../../views/event-item.ts'
import { sessionTimes } from '../../views/event-times.ts'
import { formerView, type FormerView } from '../../views/former.ts'
import { isZoned } from '../../views/is-online.ts'
import { statusWord } from '../../views/status.ts'
import { isBookable } from './booking.ts'
import { onlineLink } from './online-link.ts'
import type { EventTiming } from './timing.ts'

export interface SessionView extends FormerView {
  readonly id: string
  /** What a visitor saves; absent for a single session, because then the event itself is saved. */
  readonly mark?: MarkView | undefined
  readonly isOver: boolean
  readonly when: string
  readonly start: string
  /**
   * The session's own status word, or how full it is. The banner shows the status of the whole event. After the end,
   * only words remain that say that the session did not take place as first planned.
   */
  readonly status?: string | undefined
  readonly note?: string | undefined
  readonly doors?: string | undefined
  /** Only if it differs from the event's own. */
  readonly venue?: { readonly name: string; readonly href: string } | undefined
  readonly meetingPoint?: string | undefined
  readonly access: readonly string[]
  readonly booking?: string | undefined
  readonly online?: ReturnType<typeof onlineLink>
  /** Its calendar, while it is still to come. */
  readonly calendar?: string | undefined
}

export interface SessionContext {
  readonly event: Event
  readonly timing: EventTiming
  /** If set, venue links lead to the venue as it was in that edition. */
  readonly venueYear?: number | undefined
}

export function sessionView(
  session: Session,
  { event, timing, venueYear }: SessionContext,
): SessionView {
  const naming = { zone: timing.zone, isNamed: isZoned(event, session) }
  const when = sessionText(session, naming)
  const { venue } = session
  const now = timing.ofSession(session)
  const isOver = now.isOver === true
  const [main] = event.venues
  const isElsewhere = venue !== undefined && venue.slug !== main?.slug
  return {
    id: session.id,
    mark: sessionMark(session, event, when),
    isOver,
    when,
    start: isoWithOffset(toInstant(session.start, timing.zone), timing.zone),
    status: statusWord(sessionStanding(sessionTimes(session)), isOver || timing.isPast),
    note: session.status.note,
    ...formerView(session.status, 'timed', naming),
    doors: session.doors && formatTime(session.doors),
    venue: isElsewhere
      ? { name: venue.name, href: pathOf({ type: 'venue', slug: venue.slug, year: venueYear }) }
      : undefined,
    meetingPoint: session.meeting_point ?? (isElsewhere ? undefined : event.meeting_point),
    access: (session.access?.items ?? []).flatMap(({ code, value }) =>
      value === 'yes' ? [ACCESS_LABELS[code]] : [],
    ),
    booking: isBookable(event, session, timing) ? session.booking_url : undefined,
    online: onlineLink(session, timing),
    calendar: isToCome(now) && !timing.isPast ? calendarPath(session.id) : undefined,
  }
}

function sessionMark(session: Session, event: Event, when: string): MarkView | undefined {
  if (event.sessions.length === 1) return undefined
  return {
    code: session.id,
    fingerprint: sessionFingerprint(asSessionStub(session), asStub(event)),
    name: `${plainTitle(event.title)}, ${when}`,
  }
}
