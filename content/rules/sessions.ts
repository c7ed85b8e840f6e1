import { SESSION_MAX_HOURS } from 'contract/answers/event.ts'
import { dayOf, toInstant } from 'contract/rules/local-time.ts'
import { checkWallTime, findEndProblem } from './date-range.ts'
import { isLocalDateTime, isWallTime } from './dates.ts'
import { error, idOf, warning, type Finding, type Maybe, type Relation } from './finding.ts'
import { checkStatus, type StatusFields } from './status.ts'
import { minutesOf } from './wall-minutes.ts'

const DAY_MIN = 1440

export interface SessionFields {
  readonly start?: Maybe<string>
  readonly end?: Maybe<string>
  /** A time of day, at or before the start. */
  readonly doors?: Maybe<string>
  readonly venue?: Relation
  readonly online_url?: Maybe<string>
  readonly status?: Maybe<StatusFields>
}

export interface SessionFacts {
  readonly zone: string
  /** The venue of sessions that name none. */
  readonly mainVenue: number | undefined
}

interface Span {
  readonly index: number
  readonly start: number
  readonly end: number
  readonly venue: number | undefined
}

/** Compares instants (spec/content B1.13, B1.14, B5). */
export function checkSessions(
  sessions: Maybe<readonly SessionFields[]>,
  { zone, mainVenue }: SessionFacts,
): Finding[] {
  const rows = sessions ?? []
  const findings = rows.flatMap((session, index) => [
    ...checkWallTime(`sessions.${index}.start`, session.start, zone),
    ...checkWallTime(`sessions.${index}.end`, session.end, zone),
    ...checkStatus(`sessions.${index}.status`, session.status, zone),
    ...checkLength(session, index, zone),
    ...checkDoors(session, index),
  ])
  const spans = rows.flatMap((session, index) => {
    const span = spanOf(session, zone)
    return span ? [{ ...span, index, venue: idOf(session.venue) ?? mainVenue }] : []
  })
  return [...findings, ...checkOverlaps(spans)]
}

function checkLength(session: SessionFields, index: number, zone: string): Finding[] {
  const { start, end } = session
  const problem = findEndProblem({ start, end, maxHours: SESSION_MAX_HOURS, zone })
  return problem === undefined ? [] : [error(`sessions.${index}.end`, problem)]
}

/**
 * Doors open before the start. For a session soon after midnight they open on the day before, so "before" means
 * within twelve hours. It is only a warning: with an error nobody could cancel or move another session of the event
 * from a phone, where the doors cannot be corrected.
 */
function checkDoors({ start, doors }: SessionFields, index: number): Finding[] {
  if (!start || !doors || !isLocalDateTime(start) || !isWallTime(doors)) return []
  const before = (minutesOf(start) - minutesOf(`${dayOf(start)}T${doors}`) + DAY_MIN) % DAY_MIN
  return before <= DAY_MIN / 2
    ? []
    : [warning(`sessions.${index}.doors`, 'These doors open after the session starts')]
}

function spanOf({ start, end }: SessionFields, zone: string) {
  if (!start || !end || !isLocalDateTime(start) || !isLocalDateTime(end)) return undefined
  return { start: toInstant(start, zone), end: toInstant(end, zone) }
}

function checkOverlaps(spans: readonly Span[]): Finding[] {
  return spans.flatMap((span, position) => {
    const other = spans
      .slice(0, position)
      .find((each) => each.venue === span.venue && each.start < span.end && span.start < each.end)
    if (!other) return []
    const number = other.index + 1
    return [
      warning(`sessions.${span.index}.start`, `It overlaps session ${number} at the same venue`),
    ]
  })
}
