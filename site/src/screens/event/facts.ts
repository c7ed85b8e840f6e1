import type { Event, EventVenue } from 'contract/answers/event.ts'
import { effectiveHours } from 'contract/rules/hours.ts'
import { dayOf, formatDate, formatDateRange } from 'contract/rules/local-time.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { takesPlace, sessionsAhead } from 'contract/rules/state-now.ts'
import { calendarPath } from '../../views/calendar-path.ts'
import { accessView, type AccessView } from '../../views/access-view.ts'
import {
  addressText,
  directionsView,
  noPlaceText,
  transportView,
  type DirectionsView,
  type VenueFactsView,
} from '../../views/venue-facts.ts'
import {
  hoursContext,
  hoursView,
  openViewAhead,
  type HoursContext,
  type HoursView,
  type OpenView,
} from '../../views/hours-view.ts'
import { wordsToCome } from '../../views/words-to-come.ts'
import { durationText, priceText } from '../../views/prices-and-distances.ts'
import { isOnline } from '../../views/is-online.ts'
import { actView, type ActView } from './act.ts'
import { bookingView } from './booking.ts'
import { eventTiming, type EventTiming } from './timing.ts'
import { sessionView, type SessionContext, type SessionView } from './sessions.ts'

/** spec/screens §5.11, part 6 */
export interface EventFactsView {
  /** Such as "Open until 5pm", "Tonight 6pm, sold out", "New date to be announced". */
  readonly state?: string | undefined
  /** Epoch milliseconds when `state` changes. */
  readonly stateUntil?: number | undefined
  /** The later texts of `state` (`wordsToCome`). */
  readonly stateNext?: string | undefined
  readonly dates?:
    | { readonly text: string; readonly start: string; readonly end: string }
    | undefined
  /** Whether the dates or sessions are the former ones of a postponed event. */
  readonly arePlanned: boolean
  /** Of an exhibition with one venue or hours of its own. Other exhibitions have an open state for each place. */
  readonly hours?: HoursView | undefined
  readonly sessions: readonly SessionView[]
  /** The next session, the last one if all are over, or the dates. */
  readonly when?: string | undefined
  /** The calendar of an exhibition, or of all sessions if several are to come. */
  readonly calendar?: string | undefined
  readonly places: readonly PlaceView[]
  readonly noPlace: string
  readonly meetingPoint?: string | undefined
  readonly price: string
  readonly act?: ActView | undefined
  readonly access: AccessView
  readonly duration?: string | undefined
  readonly capacity?: number | undefined
  readonly age?: string | undefined
  /** The age from which children enjoy it. */
  readonly children?: string | undefined
  readonly contentNotes: readonly string[]
}

export interface PlaceView {
  readonly name: string
  readonly href: string
  readonly address?: string | undefined
  readonly directions?: DirectionsView | undefined
  readonly entrance?: string | undefined
  /** Of an exhibition with several venues and no hours of its own. */
  readonly open?: OpenView | undefined
  readonly transport: VenueFactsView['transport']
}

export interface EventFactsSource extends SessionContext {
  readonly contact?: string | undefined
}

export function eventFactsView(source: EventFactsSource): EventFactsView {
  const { event, timing } = source
  const { dates, venues } = event
  const hours = hoursOf(event, timing)
  const [main] = venues
  const sessions = event.sessions.map((session) => sessionView(session, source))
  const [next = event.sessions.at(-1)] = sessionsAhead(event.sessions, timing.ofSession)
  const days = dates && { ...dates, text: formatDateRange(dates.start, dates.end, 'long') }
  return {
    state: stateText(event, timing),
    stateUntil: timing.nowUntil,
    stateNext:
      timing.nowUntil === undefined
        ? undefined
        : wordsToCome(timing.now, (moment) => eventTiming(event, moment).now, timing),
    dates: days,
    arePlanned: timing.isUndated,
    hours:
      main && hours && isOneSite(event)
        ? // `state` says whether it is open.
          { ...hoursView(effective(event, main), hours), open: undefined }
        : undefined,
    sessions,
    when: sessions.find(({ id }) => id === next?.id)?.when ?? days?.text,
    calendar: wholeCalendar(event, sessions, timing),
    places: venues.map((venue) => placeView(venue, source, isOneSite(event) ? undefined : hours)),
    noPlace: noPlaceText(isOnline(event)),
    meetingPoint: event.meeting_point,
    price: priceText(event.price),
    act: actView(bookingView(event, timing), sessions),
    access: eventAccess(source),
    duration: event.duration_min === undefined ? undefined : durationText(event.duration_min),
    capacity: event.capacity,
    age: event.age,
    children: childrenText(event.children_from),
    contentNotes: event.content_notes,
  }
}

function childrenText(from: number | undefined): string | undefined {
  if (from === undefined) return undefined
  return from === 0 ? 'Good for every age' : `Good from the age of ${from}`
}

/** The event's state in words; undefined if the notice at the top of the page says it. */
function stateText({ status, kind }: Event, timing: EventTiming): string | undefined {
  if (timing.isUndated) {
    // The note of a postponed exhibition says when it opens. Staff change the dates when the new ones are certain.
    const isSaid = kind === 'durational' && status.note !== undefined
    return timing.isPast || isSaid ? undefined : 'New date to be announced'
  }
  return !takesPlace(timing.state) || timing.hasEnded ? undefined : timing.now
}

/** Undefined for timed events, whose sessions have times. */
function hoursOf(event: Event, timing: EventTiming): HoursContext | undefined {
  if (event.kind === 'timed' || !event.dates) return undefined
  const context = hoursContext(event.edition, timing.moment, event.dates)
  const isOff = timing.hasEnded || timing.isCancelled || timing.isUndated
  // Such an event has no "now" and no "today", like all events of a past edition.
  return isOff && !context.isPast ? { ...context, isPast: true, isOff: true } : context
}

/** The event's own hours, else its venue's (spec/content A4.4). */
function effective({ hours_override: override }: Event, { hours }: EventVenue) {
  return effectiveHours(override, hours) ?? hours
}

/** Whether one set of hours holds: that of the only venue, or the event's own. */
function isOneSite({ venues, hours_override: override }: Event): boolean {
  return venues.length === 1 || override !== undefined
}

function placeView(
  venue: EventVenue,
  { event, venueYear }: EventFactsSource,
  hours: HoursContext | undefined,
): PlaceView {
  const { address } = venue
  return {
    name: venue.name,
    href: pathOf({ type: 'venue', slug: venue.slug, year: venueYear }),
    address: address && addressText(address),
    directions: address && directionsView(venue),
    entrance: venue.entrance_note,
    open: hours && openViewAhead(effective(event, venue), hours),
    transport: transportView(venue.getting_there),
  }
}

function wholeCalendar(
  { id, dates }: Event,
  sessions: readonly SessionView[],
  { isPast, hasEnded, isCancelled, isUndated }: EventTiming,
): string | undefined {
  const isOpen = dates !== undefined && !isPast && !hasEnded && !isCancelled && !isUndated
  const toCome = sessions.filter(({ calendar }) => calendar !== undefined)
  return isOpen || toCome.length > 1 ? calendarPath(id) : undefined
}

/** A code that only some venues or sessions offer names them. */
function eventAccess({ event, contact }: EventFactsSource): AccessView {
  const { venues, sessions } = event
  const places = venues.map((venue) => ({ name: venue.name, access: venue.access }))
  const dates = sessions.map((session) => ({
    name: formatDate(dayOf(session.start), 'day-month'),
    access: session.access,
  }))
  return accessView({ whole: [event.access], parts: [places, dates], contact })
}
