import type { Dates } from 'contract/answers/parts.ts'
import type { EventStub, SessionStub, VenueStub } from 'contract/answers/stubs.ts'
import { effectiveHours, hoursOn, openState, type Hours } from 'contract/rules/hours.ts'
import { addDays, toInstant } from 'contract/rules/melbourne-time.ts'
import { isEventOff, isOff } from 'contract/rules/is-off.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import { earliest } from './earliest.ts'
import type { EditionContext } from './edition.ts'
import { eventItemUntil, eventItemView, type EventItemView } from './event-item.ts'
import { isOnlineStub, isZonedStub } from './is-online.ts'
import { statusWord } from './status.ts'

/** An event of a program: what is drawn of it, and the facts that filters, groups and orders need (spec/screens §3, §0.3). */
export interface ProgramItemView {
  readonly event: EventItemView
  readonly type: string
  readonly kind: 'durational' | 'timed'
  readonly number?: number | undefined
  readonly sortTitle: string
  readonly sortPlace: string
  /** Sort key of the first artist. */
  readonly sortArtist?: string | undefined
  /** Of the main venue; absent: online, or to be announced. */
  readonly precinct?: string | undefined
  readonly isOnline?: true | undefined
  readonly free: boolean
  /** Codes whose value is `yes`, the filter's vocabulary. */
  readonly access: readonly string[]
  /** Durational events only; both inclusive. */
  readonly dates?: Dates | undefined
  /** Days within `dates` on which the hours are known to be closed. */
  readonly closedOn: readonly string[]
  /** Timed events only, by start. */
  readonly sessions: readonly ProgramSessionView[]
  /** An exhibition that is open at this moment; for timed events the sessions say it. */
  readonly isOpenNow?: true | undefined
}

export interface ProgramSessionView {
  readonly id: string
  /** Wall times in the edition's zone. */
  readonly start: string
  readonly end: string
  /** "11.30am–12.30pm", with the zone in an edition in AEST or online. */
  readonly time: string
  /** Where it is not the event's own. */
  readonly precinct?: string | undefined
  readonly status?: string | undefined
  /** What the session offers beside the event. */
  readonly access: readonly string[]
  readonly isUnderWay?: true | undefined
}

/** Hours of the edition's venues by venue id. */
export type VenueHours = ReadonlyMap<string, Hours>

export function venueHours(venues: readonly VenueStub[]): VenueHours {
  return new Map(venues.map(({ id, hours }) => [id, hours]))
}

/** An event with its filter facts at an instant; true until `programItemUntil`. */
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
    ...(!isEventOff(event) && isOpen(event, hours, context) ? { isOpenNow: true } : {}),
  }
}

/** When the item stops being true: a session starts or ends, a place opens or closes. Past editions stay. */
export function programItemUntil(
  event: EventStub,
  context: EditionContext,
  venues: VenueHours,
): number | undefined {
  const { now, zone, phase } = context
  if (phase === 'past') return undefined
  const nextStart = event.sessions
    .map(({ start }) => toInstant(start, zone))
    .filter((start) => start > now)
  return earliest(
    eventItemUntil(event, context),
    ...nextStart,
    openingChange(event, venues, context),
  )
}

function sessionView(
  session: SessionStub,
  event: EventStub,
  { now, zone, phase }: EditionContext,
): ProgramSessionView {
  const start = toInstant(session.start, zone)
  const end = toInstant(session.end, zone)
  const isPast = phase === 'past'
  const isHeld = !isEventOff(event) && !isOff(session, session.start)
  return {
    id: session.id,
    start: session.start,
    end: session.end,
    time: formatZonedTimes(start, end, { isNamed: isZonedStub(event) }),
    ...(session.venue?.precinct === event.venue?.precinct
      ? {}
      : { precinct: session.venue?.precinct }),
    status: session.fully_booked && !isPast ? 'Fully booked' : statusWord(session.state, isPast),
    access: session.access.filter((code) => !event.access.includes(code)),
    ...(!isPast && isHeld && start <= now && now < end ? { isUnderWay: true } : {}),
  }
}

function hoursOf(
  { hours_override: override, venue }: EventStub,
  venues: VenueHours,
): Hours | undefined {
  return effectiveHours(override, venue && venues.get(venue.id))
}

function isOpen(event: EventStub, hours: Hours | undefined, context: EditionContext): boolean {
  if (event.kind === 'timed' || context.phase === 'past' || !hours || !event.dates) return false
  const { state } = openState(hours, bounds(event.dates), context.now, context.zone)
  return state === 'open' || state === 'closes_soon' || state === 'always'
}

function openingChange(
  event: EventStub,
  venues: VenueHours,
  { now, zone }: EditionContext,
): number | undefined {
  const hours = hoursOf(event, venues)
  if (!hours || !event.dates) return undefined
  const open = openState(hours, bounds(event.dates), now, zone)
  return open.state === 'closed' ? open.next : open.until
}

function bounds({ start, end }: Dates) {
  return { from: start, to: end }
}

function closedDays(hours: Hours, { start, end }: Dates): readonly string[] {
  const days: string[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    if (hoursOn(hours, date)?.length === 0) days.push(date)
  }
  return days
}
