import { plainTitle } from 'contract/rules/caption.ts'
import type { Event, Session } from 'contract/answers/event.ts'
import type { Status } from 'contract/answers/parts.ts'
import { dayOf } from 'contract/rules/local-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { placesLeft } from 'contract/rules/places-left.ts'
import {
  eventNow,
  eventStanding,
  isToCome,
  sessionNow,
  sessionStanding,
  type Standing,
} from 'contract/rules/state-now.ts'
import { hasNewStart } from 'contract/rules/without-new-date.ts'
import type { Event as SchemaEvent, EventStatusType, ItemAvailability, Offer } from 'schema-dts'
import { isPastEdition } from '../../views/edition.ts'
import { eventTimes, sessionTimes } from '../../views/event-times.ts'
import { isOnline } from '../../views/is-online.ts'
import {
  type Describe,
  type DescribedPage,
  type DescribedSite,
  imageObjects,
  isoTime,
  listed,
  webAddress,
} from './properties.ts'
import { person } from './person.ts'
import { place } from './place.ts'
import { festival, festivalPlace, organizer } from './site.ts'

/** spec/screens §0.6 */
export const describeEvent: Describe = (page) => {
  const event = page.content.get(`/events/${page.params['event'] ?? ''}`)
  return event ? eventThings(event, page) : []
}

type EventSource = Pick<DescribedPage, 'site' | 'moment'>

/** An exhibition, or each session of a timed event; nothing while there is no date. */
export function eventThings(event: Event, source: EventSource): readonly SchemaEvent[] {
  if (event.kind === 'timed') return event.sessions.map((each) => sessionThing(event, each, source))
  if (!event.dates) return []
  const { start, end } = event.dates
  return [
    {
      ...commonOf(event, source),
      startDate: start,
      endDate: end,
      ...(offStatus(eventStanding(eventTimes(event))) ??
        changeOf(event.status, { start, iso: dayOf, isOnline: isOnline(event) })),
    },
  ]
}

function sessionThing(event: Event, session: Session, source: EventSource): SchemaEvent {
  const { start, end } = session
  const iso = (local: string) => isoTime(local, event.edition.zone)
  const common = commonOf(event, source, session)
  return {
    ...common,
    '@id': `${common.url}#${session.id}`,
    startDate: iso(start),
    endDate: iso(end),
    ...sessionStatus(event, session, iso),
  }
}

function commonOf(event: Event, { site, moment }: EventSource, session?: Session) {
  const url = site.origin + pathOf({ type: 'event', slug: event.slug })
  const type = event.kind === 'durational' ? 'ExhibitionEvent' : 'Event'
  return {
    '@type': event.program_type?.schema_type ?? type,
    '@id': url,
    name: plainTitle(event.title),
    description: event.teaser,
    url,
    ...whereOf(event, url, site, session),
    image: imageObjects([event.lead_image, ...event.gallery], site),
    performer: listed(event.artists.map(({ artist }) => person(artist, site))),
    organizer: organizer(site),
    superEvent: festival(event.edition, site),
    isAccessibleForFree: event.price.free,
    offers: canBeBooked(event, moment, session) ? offers(event, { site, url, session }) : undefined,
  } as const
}

/** False if the event or session is cancelled, postponed or over, or its edition is past (spec/screens §0.5, §5.11). */
function canBeBooked(event: Event, moment: Moment, session?: Session): boolean {
  if (isPastEdition(event.edition, moment)) return false
  const times = eventTimes(event)
  const clock = { moment, zone: event.edition.zone }
  // An exhibition can be booked until its last day ends, whatever its hours.
  return isToCome(
    session ? sessionNow(sessionTimes(session), times, clock) : eventNow(times, [], clock),
  )
}

/**
 * The location of an online event is its page, because only the page has the link for taking part, and only for a
 * while. A venue without an address is an online place. Search engines refuse an event without a location, so an event
 * without a venue is at the place of its edition.
 */
function whereOf(event: Event, url: string, site: DescribedSite, session?: Session) {
  const own = session?.venue
  // Only the venues of the event have their address.
  const venues = own ? [event.venues.find(({ id }) => id === own.id) ?? own] : event.venues
  const places = venues.map((venue) => place(venue, site))
  if (!isOnline(event, session)) {
    return {
      location: places.length > 0 ? places : festivalPlace(event.edition),
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    } as const
  }
  const rooms = places.filter(({ address }) => address)
  return {
    location: [...rooms, { '@type': 'VirtualLocation', url }],
    eventAttendanceMode:
      rooms.length > 0
        ? 'https://schema.org/MixedEventAttendanceMode'
        : 'https://schema.org/OnlineEventAttendanceMode',
  } as const
}

interface SchemaStatus {
  readonly eventStatus: Extract<EventStatusType, string>
  readonly previousStartDate?: string
}

const SCHEDULED: SchemaStatus = { eventStatus: 'https://schema.org/EventScheduled' }

/** Undefined if the event or session takes place. */
function offStatus(standing: Standing | undefined): SchemaStatus | undefined {
  if (standing === 'cancelled') return { eventStatus: 'https://schema.org/EventCancelled' }
  if (standing === 'postponed') return { eventStatus: 'https://schema.org/EventPostponed' }
  return undefined
}

interface Occasion {
  readonly start: string
  readonly isOnline: boolean
  readonly iso: (local: string) => string
}

/**
 * For an event or session that takes place (spec/screens §0.6). Schema.org has no word for a change of the room only,
 * so such an event counts as scheduled.
 */
function changeOf(status: Status, { start, isOnline: isNowOnline, iso }: Occasion): SchemaStatus {
  const { state, previous_start: before, previous_venue: room } = status
  if (state !== 'postponed' && state !== 'moved') return SCHEDULED
  if (before !== undefined && hasNewStart(status, start)) {
    return {
      eventStatus: 'https://schema.org/EventRescheduled',
      previousStartDate: iso(before),
    }
  }
  return room && isNowOnline ? { eventStatus: 'https://schema.org/EventMovedOnline' } : SCHEDULED
}

/** The old start of an event was that of its first session, so the others do not get it. */
function sessionStatus(
  event: Event,
  session: Session,
  iso: (local: string) => string,
): SchemaStatus {
  const off = offStatus(sessionStanding(sessionTimes(session), eventTimes(event)))
  if (off) return off
  const common = { isOnline: isOnline(event, session), iso }
  const own = changeOf(session.status, { ...common, start: session.start })
  if (own !== SCHEDULED) return own
  const [first = session] = event.sessions
  const whole = changeOf(event.status, { ...common, start: first.start })
  return whole.previousStartDate !== undefined && first.id !== session.id ? SCHEDULED : whole
}

/** In Australian dollars; undefined if no number is known. `url` is the event's page. */
function offers(
  event: Event,
  { site, url, session }: { site: DescribedSite; url: string; session?: Session | undefined },
): readonly Offer[] | undefined {
  const { price, booking, edition } = event
  const common = {
    '@type': 'Offer',
    priceCurrency: 'AUD',
    availability: AVAILABILITY[placesLeft(event, session && sessionTimes(session)) ?? 'enough'],
    url: webAddress(session?.booking_url ?? booking.url, site) ?? url,
    validFrom: booking.opens_at && isoTime(booking.opens_at, edition.zone),
  } as const
  if (price.free) return [{ ...common, price: 0 }]
  const prices = [
    { price: price.from, name: 'Full price' },
    { price: price.concession, name: 'Concession' },
  ].filter((each) => each.price !== undefined)
  return listed(prices.map((each) => ({ ...common, ...each })))
}

const AVAILABILITY = {
  enough: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  none: 'https://schema.org/SoldOut',
} as const satisfies Readonly<Record<string, ItemAvailability>>
