import { Booking, Event as EventAnswer, EventVenue, Session } from 'contract/answers/event.ts'
import type { WireOf } from 'contract/answers/keys.ts'
import { byDate, byLocation } from 'contract/rules/sort-orders.ts'
import { socialFacts, socialName } from '../media/social/social-facts.ts'
import { copier } from './copier.ts'
import { access, editionSummary, geo, hours, instant, status, theme } from './parts.ts'
import { meta } from './meta.ts'
import { precinct, precinctBasemap, programType } from './edition.ts'
import type { RecordOf } from './flat.ts'
import type { Records } from './records.ts'
import { mainVenue, nearest, precinctIn } from './places.ts'
import { price } from './program-stubs.ts'
import type { ListedEvent, Stubs } from './stub-types.ts'

type Event = WireOf<`/events/${string}`>

const copyEvent = copier(EventAnswer)
const copySession = copier(Session)
const copyBooking = copier(Booking)
const copyVenue = copier(EventVenue)

/** `/events/{event}`; undefined without a visible edition. */
export function composeEvent(
  event: RecordOf<'events'>,
  records: Records,
  stubs: Stubs,
): Event | undefined {
  const festival = records.festivals.get(event.festival)
  const stub = stubs.event(event.id)
  if (!festival || !stub) return undefined
  const { year } = festival
  const type = programType(festival, event.type, stubs)
  const main = mainVenue(event, records)
  const lead = records.image(event.lead_image)
  const override = hours(event.hours_override)
  const facts = access(event.access)
  const answer: Event = {
    ...copyEvent(event),
    id: stub.id,
    slug: stub.slug,
    year,
    kind: stub.kind,
    ...(type ? { program_type: type } : {}),
    body: records.text(event.body),
    ...(lead ? { lead_image: lead } : {}),
    gallery: records.images(event.gallery),
    ...(stub.dates ? { dates: stub.dates } : {}),
    ...(override ? { hours_override: override } : {}),
    sessions: sessions(event, year, stubs),
    venues: venues(event, year, records, stubs),
    artists: (event.artists ?? []).flatMap(({ artist: id, role }) => {
      const artist = stubs.artist(id, year)
      return artist ? [{ artist, role }] : []
    }),
    status: stub.status,
    price: price(event.price),
    booking: copyBooking(event.booking),
    ...(facts ? { access: facts } : {}),
    partners: (event.partners ?? []).flatMap((id) => {
      const partner = records.partners.get(id)
      return partner?.slug
        ? [{ slug: partner.slug, name: partner.name, website: partner.website }]
        : []
    }),
    ...relations(event, { year, main, stubs }),
    edition: editionSummary(festival),
    ...place(festival, main),
    ...theme(event.theme),
    ...meta(event.meta, records),
    updated_at: instant(event.updatedAt),
  }
  const social = socialFacts(answer)
  return social ? { ...answer, social: `/media/${socialName(social)}` } : answer
}

function place(festival: RecordOf<'festivals'>, main: RecordOf<'venues'> | undefined) {
  const key = main && precinctIn(main, festival.year)
  const area = key && precinctBasemap(festival, key)
  return { ...(key ? precinct(festival, key) : {}), ...(area ? { basemap: area } : {}) }
}

function sessions(event: RecordOf<'events'>, year: number, stubs: Stubs): Event['sessions'] {
  return (event.sessions ?? [])
    .map((session) => {
      const venue = stubs.venueRef(session.venue, year)
      const facts = access(session.access)
      return {
        ...copySession(session),
        id: session.code ?? '',
        ...(venue ? { venue } : {}),
        status: status(session.status),
        ...(facts ? { access: facts } : {}),
      }
    })
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))
}

function venues(
  event: RecordOf<'events'>,
  year: number,
  records: Records,
  stubs: Stubs,
): Event['venues'] {
  return (event.venues ?? []).flatMap((id) => {
    const stub = stubs.venue(id, year)
    const venue = records.venues.get(id)
    if (!stub || !venue) return []
    // A stub has only the codes of its access facts, an event the facts themselves.
    const { access: _codes, ...rest } = stub
    const facts = access(venue.access)
    return [
      {
        ...copyVenue(venue),
        ...rest,
        ...(facts ? { access: facts } : {}),
        ...(venue.getting_there ? { getting_there: venue.getting_there } : {}),
        updated_at: instant(venue.updatedAt),
      },
    ]
  })
}

interface Around {
  readonly year: number
  readonly main: RecordOf<'venues'> | undefined
  readonly stubs: Stubs
}

type Relations = Pick<Event, 'parent' | 'children' | 'here' | 'nearby' | 'related' | 'guides'>

/** spec/content D9 */
function relations(event: RecordOf<'events'>, { year, main, stubs }: Around): Relations {
  const others = stubs.eventsOf(year).filter(({ id }) => id !== event.id)
  const parent = event.parent === undefined ? undefined : stubs.event(event.parent)
  const isHere = ({ main: venue }: ListedEvent) => venue === main?.id
  const here = main ? others.filter(isHere).map(({ id }) => id) : []
  const away = new Set(others.filter((other) => !isHere(other)).map(({ id }) => id))
  const elsewhere = stubs.placesOf(year).filter(({ id }) => away.has(id))
  const picked = event.related ?? []
  return {
    ...(parent ? { parent } : {}),
    children: stubs
      .events(others.filter((other) => other.parent === event.id).map(({ id }) => id))
      .toSorted(byDate),
    here: stubs.events(here).toSorted(byLocation),
    nearby: stubs.events(
      nearest(geo(main?.geo), elsewhere, (other) => other.geo).map(({ id }) => id),
    ),
    related: {
      events: [
        ...stubs.events(
          picked.flatMap(({ relationTo, value }) => (relationTo === 'events' ? [value] : [])),
        ),
        ...(picked.length === 0 ? stubs.events(stubs.sameTags(event.id)) : []),
      ],
      articles: stubs.articles(
        picked.flatMap(({ relationTo, value }) => (relationTo === 'articles' ? [value] : [])),
      ),
    },
    guides: stubs.stopsAt(event.id).flatMap(({ guide: id, stop }) => {
      const guide = stubs.guide(id)
      return guide ? [{ guide, stop }] : []
    }),
  }
}
