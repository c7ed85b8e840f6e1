import { plainTitle } from 'contract/rules/caption.ts'
import type { Event, Session } from 'contract/answers/event.ts'
import { isEventOff, isOff } from 'contract/rules/is-off.ts'
import { addDays, startOfDay, toInstant } from 'contract/rules/melbourne-time.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Event as SchemaEvent } from 'schema-dts'
import { isCurrentYear } from '../../views/current-year.ts'
import { isPastEdition } from '../../views/edition.ts'
import { isOnline } from '../../views/is-online.ts'
import { person } from './person.ts'
import type { Describe, DescribedSite } from './described-page.ts'
import { eventStatus, sessionStatus } from './event-status.ts'
import { FESTIVAL_PLACE, festival } from './festival.ts'
import { imageObjects } from './image-object.ts'
import { isoTime } from './iso-time.ts'
import { offers } from './offers.ts'
import { organizer } from './organizer.ts'
import { place } from './place.ts'
import { schemaType } from './schema-type.ts'

export const describeEvent: Describe = ({ content, params, site, moment }) => {
  const event = content.get(`/events/${params['event'] ?? ''}`)
  return (
    event && {
      things: eventThings(event, { site, moment }),
      year: isCurrentYear(content, event.year) ? undefined : event.year,
    }
  )
}

interface EventSource {
  readonly site: DescribedSite
  readonly moment: Moment
}

/** An exhibition, or each session of a timed event (spec/screens §0.6); nothing of what has no date yet. */
export function eventThings(event: Event, source: EventSource): readonly SchemaEvent[] {
  if (event.kind === 'timed') return event.sessions.map((each) => sessionThing(event, each, source))
  if (!event.dates) return []
  const { start, end } = event.dates
  return [
    {
      ...commonOf(event, source),
      startDate: start,
      endDate: end,
      ...eventStatus(event.status, start, (local) => local.slice(0, 'YYYY-MM-DD'.length)),
    },
  ]
}

function sessionThing(event: Event, session: Session, source: EventSource): SchemaEvent {
  const iso = (local: string) => isoTime(local, event.edition.zone)
  const common = commonOf(event, source, session)
  return {
    ...common,
    '@id': `${common.url}#${session.id}`,
    startDate: iso(session.start),
    endDate: iso(session.end),
    ...(session.doors === undefined
      ? {}
      : { doorTime: iso(`${session.start.slice(0, 'YYYY-MM-DD'.length)}T${session.doors}`) }),
    ...sessionStatus(event, session, iso),
  }
}

function commonOf(event: Event, { site, moment }: EventSource, session?: Session) {
  const url = site.origin + pathOf({ type: 'event', slug: event.slug })
  return {
    '@type': schemaType(event.kind, event.program_type),
    '@id': url,
    name: plainTitle(event.title),
    description: event.teaser,
    url,
    ...whereOf(event, url, site, session),
    ...imageObjects([event.lead_image, ...event.gallery], site),
    ...(event.artists.length > 0
      ? { performer: event.artists.map(({ artist }) => person(artist, site)) }
      : {}),
    organizer: organizer(site),
    superEvent: festival(event.edition, site),
    isAccessibleForFree: event.price.free,
    ...(isOffered(event, moment, session)
      ? offers({ event, session, url, origin: site.origin })
      : {}),
  } as const
}

/** Nothing is booked of what is cancelled, postponed or over, nor after the edition (spec/screens §0.5, §5.11). */
function isOffered(event: Event, moment: Moment, session?: Session): boolean {
  const { edition, dates } = event
  if (isEventOff(event) || isPastEdition(edition, moment)) return false
  if (session && isOff(session.status, session.start)) return false
  if (session) return moment.isBefore(toInstant(session.end, edition.zone))
  return !dates || moment.isBefore(startOfDay(addDays(dates.end, 1), edition.zone))
}

/** The way into an online event is only on its page, and only while it is open. */
function whereOf(event: Event, url: string, site: DescribedSite, session?: Session) {
  const venues = event.venues.map((venue) => place(venue, site))
  const own = session?.venue && place(session.venue, site)
  const places = own && own.url !== venues[0]?.url ? [own] : venues
  if (!isOnline(event, session)) {
    return {
      location: places.length > 0 ? places : FESTIVAL_PLACE,
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    } as const
  }
  const onGround = places.filter((each) => 'address' in each)
  return {
    location: [...onGround, { '@type': 'VirtualLocation', url }],
    eventAttendanceMode:
      onGround.length > 0
        ? 'https://schema.org/MixedEventAttendanceMode'
        : 'https://schema.org/OnlineEventAttendanceMode',
  } as const
}
