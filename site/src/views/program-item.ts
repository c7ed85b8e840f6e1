import type { Dates } from 'contract/answers/parts.ts'
import type { EventStub, SessionStub, VenueStub } from 'contract/answers/stubs.ts'
import { effectiveHours, hoursOn, isOpen, type Hours } from 'contract/rules/hours.ts'
import { addDays, toInstant } from 'contract/rules/melbourne-time.ts'
import { isEventOff, isOff } from 'contract/rules/is-off.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import type { EditionContext } from './edition.ts'
import { eventItemView, type EventItemView } from './event-item.ts'
import { isOnlineStub, isZonedStub } from './is-online.ts'
import { sessionStatusWord } from './status.ts'

/** The view of an event in a program, with the facts that filters, groups and sorts need (spec/screens §3, §0.3). */
export interface ProgramItemView {
  readonly event: EventItemView
  readonly type: string
  readonly kind: 'durational' | 'timed'
  readonly number?: number | undefined
  readonly sortTitle: string
  readonly sortPlace: string
  /** Sort key of the first artist. */
  readonly sortArtist?: string | undefined
  /** The precinct of the main venue; absent if online or to be announced. */
  readonly precinct?: string | undefined
  readonly isOnline?: true | undefined
  readonly free: boolean
  /** The codes whose value is `yes`. */
  readonly access: readonly string[]
  /** Exhibitions only; both days inclusive. */
  readonly dates?: Dates | undefined
  /** Days within `dates` on which the hours are known to be closed. A day with unknown hours is not among them. */
  readonly closedOn: readonly string[]
  /** Timed events only, sorted by start. */
  readonly sessions: readonly ProgramSessionView[]
  /** Whether an exhibition is open now; sessions have their own. */
  readonly isOpenNow?: true | undefined
}

export interface ProgramSessionView {
  readonly id: string
  /** Wall times in the edition's zone. */
  readonly start: string
  readonly end: string
  /** "11.30am–12.30pm", with the zone if the edition is in AEST or the event is online. */
  readonly time: string
  /** Only if it differs from the event's. */
  readonly precinct?: string | undefined
  readonly status?: string | undefined
  /** Codes that the session has in addition to the event. */
  readonly access: readonly string[]
  readonly isUnderWay?: true | undefined
}

/** The hours of the edition's venues by venue id. */
export type VenueHours = ReadonlyMap<string, Hours>

export function venueHours(venues: readonly VenueStub[]): VenueHours {
  return new Map(venues.map(({ id, hours }) => [id, hours]))
}

/** Returns the view of an event at a moment. */
export function programItemView(
  event: EventStub,
  context: EditionContext,
  venues: VenueHours,
): ProgramItemView {
  const hours = hoursOf(event, venues)
  return {
    event: eventItemView(event, context, { saysYear: false }),
    type: event.type,
    kind: event.kind,
    number: event.number,
    sortTitle: event.sort_title,
    sortPlace: event.sort_place,
    sortArtist: event.artists[0]?.sort_key,
    precinct: event.venue?.precinct,
    ...(isOnlineStub(event) ? { isOnline: true } : {}),
    free: event.price.free,
    access: event.access,
    dates: event.dates,
    closedOn: hours && event.dates ? closedDays(hours, event.dates) : [],
    sessions: event.sessions.map((session) => sessionView(session, event, context)),
    ...(isOpenNow(event, hours, context) ? { isOpenNow: true } : {}),
  }
}

function sessionView(
  session: SessionStub,
  event: EventStub,
  { moment, zone, isPast }: EditionContext,
): ProgramSessionView {
  const start = toInstant(session.start, zone)
  const end = toInstant(session.end, zone)
  const isHeld = !isPast && !isEventOff(event) && !isOff(session, session.start)
  return {
    id: session.id,
    start: session.start,
    end: session.end,
    time: formatZonedTimes(start, end, { isNamed: isZonedStub(event) }),
    ...(session.venue?.precinct === event.venue?.precinct
      ? {}
      : { precinct: session.venue?.precinct }),
    status: sessionStatusWord(session, isPast),
    access: session.access.filter((code) => !event.access.includes(code)),
    ...(isHeld && !moment.isBefore(start) && moment.isBefore(end) ? { isUnderWay: true } : {}),
  }
}

function hoursOf(
  { hours_override: override, venue }: EventStub,
  venues: VenueHours,
): Hours | undefined {
  return effectiveHours(override, venue && venues.get(venue.id))
}

function isOpenNow(
  event: EventStub,
  hours: Hours | undefined,
  { moment, zone, isPast }: EditionContext,
): boolean {
  const { kind, dates } = event
  if (kind === 'timed' || isPast || isEventOff(event) || !hours || !dates) return false
  return isOpen(hours, { from: dates.start, to: dates.end }, moment, zone)
}

function closedDays(hours: Hours, { start, end }: Dates): readonly string[] {
  const days: string[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    if (hoursOn(hours, date)?.length === 0) days.push(date)
  }
  return days
}

/** The date a session begins on. */
export function dayOf({ start }: Pick<ProgramSessionView, 'start'>): string {
  return start.slice(0, 10)
}
