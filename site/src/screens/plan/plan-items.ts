import { WIDEST_AREA, type BasemapArea } from 'contract/answers/parts.ts'
import type { EventStub, SessionStub, VenueStub } from 'contract/answers/stubs.ts'
import type { Position } from 'contract/rules/distance.ts'
import { dayOf, formatDateRange, toInstant } from 'contract/rules/local-time.ts'
import { takesPlace, sessionStanding, stateOnDay } from 'contract/rules/state-now.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import { plainTitle } from 'contract/rules/caption.ts'
import type { EditionContext } from '../../views/edition.ts'
import {
  eventItemAhead,
  eventItemView,
  sessionText,
  type EventItemView,
} from '../../views/event-item.ts'
import {
  eventFingerprint,
  sessionFingerprint,
  type Fingerprint,
  type MarkView,
} from '../../views/fingerprint.ts'
import { isOnlineStub, isZonedStub } from '../../views/is-online.ts'
import { hoursOfEvent, nowViewAhead, sessionNowView, type NowView } from '../../views/now-view.ts'
import { statusWord } from '../../views/status.ts'
import type { FoundItem } from './find-items.ts'

export interface PlanItemView {
  readonly mark: MarkView
  /** "2–3pm"; with the day in a list that does not name the day. */
  readonly when: string
  /** The current state, if it says more than the time. */
  readonly now?: NowView | undefined
  /** The word of its status, if it has no `now`. */
  readonly status?: string | undefined
  readonly title: string
  readonly href: string
  readonly type: string
  readonly where: string
  readonly price: string
  readonly access?: string | undefined
  readonly at?: Position | undefined
}

/** Instants are in epoch milliseconds. */
export interface PlacedItem {
  readonly kind: 'session' | 'choice' | 'days'
  readonly view: PlanItemView
  readonly title: string
  /** The date of the session, of the first session or of the first day; empty if there are no sessions. */
  readonly date: string
  readonly start: number
  readonly end: number
  readonly zone: string
  readonly isPast: boolean
  /** Cancelled, or postponed without a new date. */
  readonly isOff: boolean
  /** Whether an exhibition has hours today, or may have. */
  readonly isOnToday: boolean
  readonly sessions: readonly PlanItemView[]
  readonly venue?: VenueStub | undefined
  readonly area?: BasemapArea | undefined
  readonly number?: number | undefined
}

export interface PlanEdition {
  readonly context: EditionContext
  readonly venues: ReadonlyMap<string, VenueStub>
  readonly areas: ReadonlyMap<string, BasemapArea | undefined>
}

type Placeable = Extract<FoundItem, { kind: 'event' | 'session' }>

/** An event with one session is placed by that session; an event with several becomes a choice. */
export function placeItem(item: Placeable, edition: PlanEdition): PlacedItem {
  const { event } = item
  if (item.kind === 'session') {
    const mark = { code: item.code, fingerprint: sessionFingerprint(item.session, event) }
    return placeSession(item.session, event, { edition, mark, isAlone: false })
  }
  const mark = { code: item.code, fingerprint: eventFingerprint(event) }
  const [only, ...others] = event.sessions
  if (!event.dates && only && others.length === 0) {
    return placeSession(only, event, { edition, mark, isAlone: true })
  }
  return event.dates
    ? placeDays(event, event.dates, { edition, mark })
    : placeChoice(event, { edition, mark })
}

interface Placing {
  readonly edition: PlanEdition
  readonly mark: { readonly code: string; readonly fingerprint: Fingerprint }
}

function placeSession(
  session: SessionStub,
  event: EventStub,
  { edition, mark, isAlone }: Placing & { readonly isAlone: boolean },
): PlacedItem {
  const { context } = edition
  const { zone, isPast } = context
  const [start, end] = [toInstant(session.start, zone), toInstant(session.end, zone)]
  const place = session.venue ?? event.venue
  const venue = venueOf(edition, event, place)
  const item = eventItemView({ ...event, venue: place }, context)
  const now = nowViewAhead(
    sessionNowView(session, event, context),
    (at) => sessionNowView(session, event, at),
    context,
  )
  const word = statusWord(sessionStanding(session, event), isPast)
  return {
    ...placed(event, { venue, edition, now }),
    kind: 'session',
    view: {
      ...viewOf(item, venue),
      mark: {
        ...mark,
        name: isAlone
          ? plainTitle(event.title)
          : `${plainTitle(event.title)}, ${whenOf(session, event, zone)}`,
      },
      when: formatZonedTimes(start, end, { zone, isNamed: isZonedStub(event) }),
      // The time already says that the session is still to come.
      now: word !== undefined || now?.state === 'open' ? now : undefined,
      status: now ? undefined : word,
    },
    date: dayOf(session.start),
    start,
    end,
  }
}

function placeDays(
  event: EventStub,
  dates: NonNullable<EventStub['dates']>,
  { edition, mark }: Placing,
): PlacedItem {
  const { context } = edition
  const { zone, isPast, moment } = context
  const venue = venueOf(edition, event)
  const item = eventItemAhead(event, context)
  const hours = hoursOfEvent(event, context)
  return {
    ...placed(event, { venue, edition, now: item.now }),
    kind: 'days',
    view: {
      ...viewOf(item, venue),
      mark: { ...mark, name: plainTitle(event.title) },
      when: formatDateRange(dates.start, dates.end, 'long'),
    },
    date: dates.start,
    start: toInstant(`${dates.start}T00:00`, zone),
    end: toInstant(`${dates.end}T23:59`, zone),
    isOnToday: !isPast && stateOnDay(event, hours, moment.today(zone)) === 'open',
  }
}

/** An event without sessions, or with several of which none is chosen. */
function placeChoice(event: EventStub, { edition, mark }: Placing): PlacedItem {
  const { context } = edition
  const { zone } = context
  const venue = venueOf(edition, event)
  const item = eventItemAhead(event, context)
  const instants = event.sessions.map(({ start, end }) => [
    toInstant(start, zone),
    toInstant(end, zone),
  ])
  return {
    ...placed(event, { venue, edition, now: item.now }),
    kind: 'choice',
    view: {
      ...viewOf(item, venue),
      mark: { ...mark, name: plainTitle(event.title) },
      when: item.when,
    },
    date: dayOf(event.sessions[0]?.start ?? ''),
    start: Math.min(...instants.flat()),
    end: Math.max(0, ...instants.flat()),
    sessions: event.sessions
      .filter((session) => sessionNowView(session, event, context)?.isOver !== true)
      .map((session) => choiceOf(session, event, edition)),
  }
}

function choiceOf(session: SessionStub, event: EventStub, edition: PlanEdition): PlanItemView {
  const mark = { code: session.id, fingerprint: sessionFingerprint(session, event) }
  const { view } = placeSession(session, event, { edition, mark, isAlone: false })
  return { ...view, when: whenOf(session, event, edition.context.zone) }
}

function placed(
  event: EventStub,
  {
    venue,
    edition,
    now,
  }: { venue: VenueStub | undefined; edition: PlanEdition; now: NowView | undefined },
) {
  const { context, areas } = edition
  return {
    title: plainTitle(event.title),
    zone: context.zone,
    isPast: context.isPast || now?.isOver === true,
    isOff: !takesPlace(now?.state),
    isOnToday: false,
    sessions: [],
    venue,
    area: venue?.precinct === undefined ? WIDEST_AREA : areas.get(venue.precinct),
    number: event.number,
  } as const
}

function viewOf(item: EventItemView, venue: VenueStub | undefined) {
  const { title, href, type, where, now, status, price, access } = item
  return { title, href, type, where, now, status, price, access, at: venue?.geo }
}

function whenOf(session: SessionStub, event: EventStub, zone: string): string {
  return sessionText(session, { zone, isNamed: isZonedStub(event) })
}

/** Undefined for an online event, although it may have a venue: nobody has to go there. */
function venueOf(
  { venues }: PlanEdition,
  event: EventStub,
  venue = event.venue,
): VenueStub | undefined {
  return isOnlineStub(event) || !venue ? undefined : venues.get(venue.id)
}
