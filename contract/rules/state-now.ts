/** What is true of an event or a session at a moment (spec/behaviour §32). Its words are in `state-now-words.ts`. */
import { hoursOn, openState, type Hours } from './hours.ts'
import { isWithoutNewDate, startOf, type Schedule, type StatusFacts } from './without-new-date.ts'
import { addDays, dateOf, startOfDay, toInstant } from './local-time.ts'
import type { Moment } from './moment.ts'

/** In the order of the table in spec/behaviour §32. */
export const NOW_STATES = [
  /** It begins on a later day. If `from` is absent, the day is not known. */
  'not_yet',
  /** An exhibition that opens later today. */
  'opens_today',
  /** A session that starts later today. */
  'starts_today',
  /** An exhibition that is open, or a session under way, until `until`. */
  'open',
  /** An exhibition that is on, but its hours of today are not known. */
  'on',
  /** An exhibition that is on and does not open any more today. If it is known when it opens again, that is `from`. */
  'closed',
  'postponed',
  'cancelled',
  'ended',
] as const
export type NowState = (typeof NOW_STATES)[number]

/** `new_date`: the event or session was postponed and has a new date. */
export type NowNotice =
  | 'moved'
  | 'new_date'
  | 'sold_out'
  | 'fully_booked'
  | 'few_left'
  | 'weather_watch'

/** What staff have said, whatever the time is. */
export type Standing = 'cancelled' | 'postponed' | NowNotice

/** `from` and `until` are epoch milliseconds. */
export interface StateNow {
  readonly state: NowState
  readonly notice?: NowNotice
  /** When the event or session opens or starts next; midnight if only the day is known. */
  readonly from?: number
  /** When it closes or ends; for `on`, the midnight after the last day. Absent if it is always open. */
  readonly until?: number
  /** Set when the end has passed, even if the event or session was cancelled. */
  readonly isOver?: true
}

/** When it opens or starts next, otherwise when it closes or ends. */
export function changeOf({ from, until }: Pick<StateNow, 'from' | 'until'>): number | undefined {
  return from ?? until
}

/** Wall times in the edition's zone. */
export interface SessionTimes extends StatusFacts {
  readonly start: string
  readonly end: string
  readonly fully_booked?: true | undefined
  readonly few_left?: true | undefined
}

export interface EventTimes {
  readonly kind: 'durational' | 'timed'
  readonly status: StatusFacts
  /** For exhibitions, both days inclusive. */
  readonly dates?: { readonly start: string; readonly end: string } | undefined
  /** Sorted by start. */
  readonly sessions: readonly SessionTimes[]
}

export interface NowClock {
  readonly moment: Moment
  readonly zone: string
}

/** `hours` are those of the event's venues, the main venue first. A venue whose hours are not known is left out. */
export function eventNow(event: EventTimes, hours: readonly Hours[], clock: NowClock): StateNow {
  return event.kind === 'timed' ? timedNow(event, clock) : exhibitionNow(event, hours, clock)
}

export function sessionNow(
  session: SessionTimes,
  event: Pick<EventTimes, 'status' | 'dates' | 'sessions'>,
  { moment, zone }: NowClock,
): StateNow {
  const from = toInstant(session.start, zone)
  const until = toInstant(session.end, zone)
  const standing = sessionStanding(session, event)
  if (standing === 'postponed') return { state: 'postponed' }
  const isOver = !moment.isBefore(until)
  if (standing === 'cancelled') return { state: 'cancelled', from, ...(isOver && { isOver }) }
  if (isOver) return { state: 'ended', isOver }
  const notice = standing && { notice: standing }
  if (!moment.isBefore(from)) return { state: 'open', until, ...notice }
  const isToday = dateOf(from, zone) === moment.today(zone)
  return { state: isToday ? 'starts_today' : 'not_yet', from, ...notice }
}

export function eventStanding(
  event: Schedule & { readonly status: StatusFacts },
): Standing | undefined {
  return ownStanding(event.status, startOf(event))
}

/**
 * If the event does not take place, neither does the session. Otherwise the session's own status comes first, then
 * that the event is sold out, then how full the session is, then the notice of the event.
 */
export function sessionStanding(
  session: SessionTimes,
  event?: Schedule & { readonly status: StatusFacts },
): Standing | undefined {
  const whole = event && eventStanding(event)
  const own = ownStanding(session, session.start)
  for (const off of ['cancelled', 'postponed'] as const) {
    if (whole === off || own === off) return off
  }
  if (own) return own
  if (whole === 'sold_out') return whole
  if (session.fully_booked) return 'fully_booked'
  return session.few_left ? 'few_left' : whole
}

export function takesPlace(standing: NowState | Standing | undefined): boolean {
  return standing !== 'cancelled' && standing !== 'postponed'
}

/** Whether somebody can still come. */
export function isToCome({ state, isOver }: StateNow): boolean {
  return !isOver && takesPlace(state)
}

/**
 * The sessions that are not over, the next one first. Those that do not take place are left out, unless there are no
 * others. `sessions` must be sorted by start.
 */
export function sessionsAhead<Session>(
  sessions: readonly Session[],
  nowOf: (session: Session) => Pick<StateNow, 'state' | 'isOver'> | undefined,
): readonly Session[] {
  const left = sessions.filter((session) => !nowOf(session)?.isOver)
  const held = left.filter((session) => takesPlace(nowOf(session)?.state))
  return held.length > 0 ? held : left
}

/**
 * `closed` is an exhibition of which all venues are known to be closed that day. Undefined if the event does not take
 * place on that day.
 */
export function stateOnDay(
  event: EventTimes,
  hours: readonly Hours[],
  date: string,
): 'open' | 'closed' | undefined {
  const { kind, dates, sessions } = event
  if (!takesPlace(eventStanding(event))) return undefined
  if (kind === 'timed') {
    const isThen = (session: SessionTimes) =>
      session.start.startsWith(date) && takesPlace(sessionStanding(session, event))
    return sessions.some(isThen) ? 'open' : undefined
  }
  if (!dates || date < dates.start || date > dates.end) return undefined
  const isClosed = hours.length > 0 && hours.every((each) => hoursOn(each, date)?.length === 0)
  return isClosed ? 'closed' : 'open'
}

function timedNow(event: EventTimes, clock: NowClock): StateNow {
  const all = event.sessions.map((session) => sessionNow(session, event, clock))
  const isOver = all.length > 0 && all.every((each) => each.isOver)
  const standing = eventStanding(event)
  if (standing === 'cancelled') return { state: 'cancelled', ...(isOver && { isOver: true }) }
  if (standing === 'postponed') return { state: 'postponed' }
  const [next] = sessionsAhead(all, (session) => session)
  if (next) return next
  if (all.length === 0) return { state: 'not_yet', ...(standing && { notice: standing }) }
  const wasHeld = all.some(({ state }) => state === 'ended')
  return { state: wasHeld ? 'ended' : 'cancelled', isOver: true }
}

function exhibitionNow(event: EventTimes, hours: readonly Hours[], clock: NowClock): StateNow {
  const { dates } = event
  const { moment, zone } = clock
  const standing = eventStanding(event)
  if (standing === 'postponed') return { state: 'postponed' }
  const isLastDayOver =
    dates !== undefined && !moment.isBefore(startOfDay(addDays(dates.end, 1), zone))
  if (standing === 'cancelled')
    return { state: 'cancelled', ...(isLastDayOver && { isOver: true }) }
  const notice = standing && { notice: standing }
  if (!dates) return { state: 'not_yet', ...notice }
  const places = hours.map((each) =>
    openState(each, { from: dates.start, to: dates.end }, moment, zone),
  )
  const open = places.find(({ state }) => state === 'open' || state === 'always')
  if (open) return { state: 'open', ...('until' in open && { until: open.until }), ...notice }
  if (isLastDayOver) return { state: 'ended', isOver: true }
  const nexts = places.flatMap((place) => ('next' in place && place.next ? [place.next] : []))
  return { ...opensNext(dates, nexts, places.some(isKnown), clock), ...notice }
}

function isKnown({ state }: { readonly state: string }): boolean {
  return state !== 'unknown'
}

/** `nexts` are the next openings of the venues of an exhibition that is not open. */
function opensNext(
  { start, end }: NonNullable<EventTimes['dates']>,
  nexts: readonly number[],
  areHoursKnown: boolean,
  { moment, zone }: NowClock,
): StateNow {
  const today = moment.today(zone)
  const from = nexts.length > 0 ? Math.min(...nexts) : undefined
  if (from !== undefined && dateOf(from, zone) === today) return { state: 'opens_today', from }
  if (today < start) return { state: 'not_yet', from: from ?? startOfDay(start, zone) }
  if (!areHoursKnown) return { state: 'on', until: startOfDay(addDays(end, 1), zone) }
  if (from !== undefined) return { state: 'closed', from }
  // After the last closing of its last day it is over, although midnight is still ahead.
  return today < end ? { state: 'closed' } : { state: 'ended', isOver: true }
}

function ownStanding(status: StatusFacts, start: string | undefined): Standing | undefined {
  if (isWithoutNewDate(status, start)) return 'postponed'
  switch (status.state) {
    case 'cancelled':
    case 'moved':
    case 'sold_out':
    case 'weather_watch':
      return status.state
    case 'postponed':
      return 'new_date'
    default:
      return undefined
  }
}
