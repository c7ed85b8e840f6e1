import type { EventStub, VenueStub } from 'contract/answers/stubs.ts'
import type { Position } from 'contract/rules/distance.ts'
import type { Facts } from '../../lists/list.ts'
import { placeEventFacts } from '../../lists/program-facts.ts'
import { directionsView, type DirectionsView } from '../../views/venue-facts.ts'
import type { EditionContext } from '../../views/edition.ts'
import { eventsAt, isAt } from '../../views/events-at.ts'
import type { HoursContext, OpenView } from '../../views/hours-view.ts'
import type { NowView } from '../../views/now-view.ts'
import { listImage } from '../../views/people-who-died.ts'
import { smallPicture } from '../../views/picture.ts'
import { pinLabel } from '../../views/venue-pin.ts'
import type { ProgramItemView } from '../../views/program-item.ts'
import { openVenueItemView } from '../../views/venue-item.ts'

export interface MapVenueView {
  readonly id: string
  readonly slug: string
  readonly href: string
  readonly name: string
  readonly label: string
  /** Without a position the venue has no pin. */
  readonly at?: Position | undefined
  /** The smallest file of the first picture of its events, for the venue's card. */
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
  readonly facts: Facts
}

export interface MapVenueContext {
  readonly edition: EditionContext
  readonly hours: HoursContext
  /** On routes with a year: links lead to the venue as it was then. */
  readonly year?: number | undefined
}

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
    picture: firstPicture(events.filter((event) => isAt(event, venue))),
    address,
    precinct,
    open,
    access,
    accessCodes,
    directions: directionsView(venue),
    events: eventsAt(venue, events, edition).map((item) => mapEventView(item, accessCodes)),
  }
}

function firstPicture(events: readonly EventStub[]): string | undefined {
  return events.flatMap((event) => smallPicture(listImage(event)) ?? [])[0]
}

function mapEventView(item: ProgramItemView, venueAccess: readonly string[]): MapEventView {
  const { id, href, title, number, now, status } = item.event
  return { id, href, title, number, now, status, facts: placeEventFacts(item, venueAccess) }
}
