import type { Dates } from 'contract/answers/parts.ts'
import type { EventStub, VenueStub } from 'contract/answers/stubs.ts'
import type { Position } from 'contract/rules/distance.ts'
import { directionsView, type DirectionsView } from '../../views/venue-facts.ts'
import type { EditionContext } from '../../views/edition.ts'
import { withSome } from '../../views/event-item.ts'
import type { HoursContext, OpenView } from '../../views/hours-view.ts'
import type { NowView } from '../../views/now-view.ts'
import { listImage } from '../../views/people-who-died.ts'
import { smallPicture } from '../../views/picture.ts'
import { pinLabel } from '../../views/venue-pin.ts'
import { dayOf, programItemView } from '../../views/program-item.ts'
import { openVenueItemView } from '../../views/venue-item.ts'

/** A venue in the list beside the map, with the facts that filters need. */
export interface MapVenueView {
  readonly id: string
  readonly slug: string
  readonly href: string
  readonly name: string
  /** The text in its pin. */
  readonly label: string
  /** Its position; without one a venue has no pin. */
  readonly at?: Position | undefined
  /** The smallest file of the first event's picture, for the venue's card. */
  readonly picture?: string | undefined
  readonly address?: string | undefined
  readonly precinct?: string | undefined
  /** Absent in past editions and for online venues. */
  readonly open?: OpenView | undefined
  readonly access?: string | undefined
  readonly accessCodes: readonly string[]
  readonly directions?: DirectionsView | undefined
  /** The events at the venue, in the given order. */
  readonly events: readonly MapEventView[]
}

export interface MapEventView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly number?: string | undefined
  readonly now?: NowView | undefined
  readonly status?: string | undefined
  /** The key of its type. */
  readonly type: string
  readonly accessCodes: readonly string[]
  /** The notices that staff deny, and the age from which children enjoy it. */
  readonly without: readonly string[]
  readonly childrenFrom?: number | undefined
  readonly free: boolean
  /** The first and last day, and the days between on which it is closed. */
  readonly dates?: (Dates & { readonly closedOn: readonly string[] }) | undefined
  /** The days of its sessions. */
  readonly days?: readonly string[] | undefined
  /** Whether the exhibition is open or a session is on now. */
  readonly isOpenNow?: true | undefined
}

export interface MapVenueContext {
  readonly edition: EditionContext
  readonly hours: HoursContext
  /** On routes with a year: links lead to the venue as it was in that year. */
  readonly year?: number | undefined
}

/** Returns a venue with its events. */
export function mapVenueView(
  venue: VenueStub,
  events: readonly EventStub[],
  { edition, hours, year }: MapVenueContext,
): MapVenueView {
  const { id, href, name, address, precinct, open, access, accessCodes } = openVenueItemView(
    venue,
    hours,
    year,
  )
  return {
    id,
    slug: venue.slug,
    href,
    name,
    label: pinLabel(venue.numbers, venue.events),
    at: venue.geo,
    picture: firstPicture(events.filter((event) => eventAt(event, venue))),
    address,
    precinct,
    open,
    access,
    accessCodes,
    directions: directionsView(venue),
    events: events.flatMap((event) => {
      const there = eventAt(event, venue)
      return there ? [mapEventView(there, venue, edition)] : []
    }),
  }
}

/** Returns the smallest file of the first picture. */
function firstPicture(events: readonly EventStub[]): string | undefined {
  return events.flatMap((event) => smallPicture(listImage(event)) ?? [])[0]
}

/** Returns the event with only its sessions at a venue; undefined if it is not at this venue. */
function eventAt(event: EventStub, venue: VenueStub): EventStub | undefined {
  const sessions = event.sessions.filter(
    (session) => (session.venue ?? event.venue)?.id === venue.id,
  )
  if (sessions.length > 0) return { ...withSome(event, sessions), venue }
  const isThere = event.venue?.id === venue.id || event.other_venues.includes(venue.id)
  return isThere ? { ...event, venue } : undefined
}

function mapEventView(event: EventStub, venue: VenueStub, context: EditionContext): MapEventView {
  // At this venue only: another may be open while this one is closed.
  const hoursOf = (id: string) => (id === venue.id ? venue.hours : undefined)
  const item = programItemView(event, { ...context, hoursOf })
  const { id, href, title, number, now, status } = item.event
  return {
    id,
    href,
    title,
    number,
    now,
    status,
    type: event.type,
    accessCodes: [
      ...new Set([...event.access, ...event.sessions.flatMap((session) => session.access)]),
    ],
    without: item.without,
    childrenFrom: item.childrenFrom,
    free: item.free,
    dates: item.dates && { ...item.dates, closedOn: item.closedOn },
    days: item.dates ? undefined : [...new Set(item.sessions.map(dayOf))],
    ...(item.isOpenNow || item.sessions.some(({ isUnderWay }) => isUnderWay)
      ? { isOpenNow: true }
      : {}),
  }
}
