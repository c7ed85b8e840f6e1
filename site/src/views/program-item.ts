import type { Dates } from 'contract/answers/parts.ts'
import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { addDays, toInstant } from 'contract/rules/local-time.ts'
import { eventStanding, takesPlace, sessionStanding, stateOnDay } from 'contract/rules/state-now.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import type { EditionContext } from './edition.ts'
import { eventItemView, type EventItemView } from './event-item.ts'
import { isOnlineStub, isZonedStub } from './is-online.ts'
import { hoursOfEvent, placesOf, sessionNowView, type NowView, type Places } from './now-view.ts'
import { statusWord } from './status.ts'

/** The view of an event in a program, with the facts that filters, groups and sorts need (spec/screens §3, §0.3). */
export interface ProgramItemView {
  readonly event: EventItemView
  readonly type: string
  readonly kind: 'durational' | 'timed'
  readonly number?: number | undefined
  readonly sortTitle: string
  readonly sortPlace: string
  readonly sortArtist?: string | undefined
  /** The precinct of the main venue; absent if online or to be announced. */
  readonly precinct?: string | undefined
  readonly isOnline?: true | undefined
  readonly free: boolean
  /** The codes whose value is `yes`. */
  readonly access: readonly string[]
  /** The notices that staff have answered with "no", such as loud sound. */
  readonly without: readonly string[]
  /** The age from which children enjoy it; 0 is every age. */
  readonly childrenFrom?: number | undefined
  /** Both days inclusive. Absent for a postponed exhibition without new dates: it is on no day (spec/content A6). */
  readonly dates?: Dates | undefined
  /** Days within `dates` on which the hours are known to be closed. A day with unknown hours is not among them. */
  readonly closedOn: readonly string[]
  /** Timed events only, sorted by start. */
  readonly sessions: readonly ProgramSessionView[]
  /** Whether an exhibition is open now; sessions have their own. */
  readonly isOpenNow?: true | undefined
  /** The places of the event as a whole; sessions have their own. */
  readonly places?: Places | undefined
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
  /** The current state; absent in a past edition. */
  readonly now?: NowView | undefined
  /** The word of its status in a past edition. */
  readonly status?: string | undefined
  /** Codes that the session has in addition to the event. */
  readonly access: readonly string[]
  readonly isUnderWay?: true | undefined
  readonly places?: Places | undefined
}

export function programItemView(event: EventStub, context: EditionContext): ProgramItemView {
  const view = eventItemView(event, context, { saysYear: false })
  const dates = eventStanding(event) === 'postponed' ? undefined : event.dates
  return {
    event: view,
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
    without: event.without,
    childrenFrom: event.children_from,
    dates,
    closedOn: dates ? closedDays(event, dates, context) : [],
    sessions: event.sessions.map((session) => sessionView(session, event, context)),
    ...(event.kind === 'durational' && view.now?.state === 'open' ? { isOpenNow: true } : {}),
    places: placesOf(view.now, event),
  }
}

function sessionView(
  session: SessionStub,
  event: EventStub,
  context: EditionContext,
): ProgramSessionView {
  const { zone, isPast } = context
  const start = toInstant(session.start, zone)
  const end = toInstant(session.end, zone)
  const now = sessionNowView(session, event, context)
  return {
    id: session.id,
    start: session.start,
    end: session.end,
    time: formatZonedTimes(start, end, { zone, isNamed: isZonedStub(event) }),
    ...(session.venue?.precinct === event.venue?.precinct
      ? {}
      : { precinct: session.venue?.precinct }),
    now,
    status: now ? undefined : statusWord(sessionStanding(session, event), isPast),
    access: session.access.filter((code) => !event.access.includes(code)),
    ...(now?.state === 'open' ? { isUnderWay: true } : {}),
    places: placesOf(now, event, session),
  }
}

/** Returns the days within the dates on which the hours are known to be closed. */
export function closedDays(
  event: EventStub,
  { start, end }: Dates,
  context: EditionContext,
): readonly string[] {
  const hours = hoursOfEvent(event, context)
  const days: string[] = []
  for (let date = start; date <= end; date = addDays(date, 1)) {
    if (stateOnDay(event, hours, date) === 'closed') days.push(date)
  }
  return days
}

/** Adds the state of a session that does not take place, if its row shows another one's: "2–3pm cancelled". */
export function timeText(
  { time, now }: ProgramSessionView,
  ofRow: Pick<NowView, 'state'> | undefined,
): string {
  const isSaid = !now || takesPlace(now.state) || !takesPlace(ofRow?.state)
  return isSaid ? time : `${time} ${now.text.toLowerCase()}`
}
