import type { RichText } from 'contract/answers/rich-text.ts'
import type { Venue } from 'contract/answers/venue.ts'
import type { Edition } from 'contract/answers/year.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { formatQuery } from '../../urls/query.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { StreetMapView } from '../../map/street-map-view.ts'
import { accessView, type AccessView } from '../../views/access-view.ts'
import { contextsOf, screenEdition } from '../../views/edition.ts'
import { type EventItemView, eventItemAhead } from '../../views/event-item.ts'
import { soonestFirst } from '../../views/soonest-first.ts'
import { weekText } from '../../views/hours-text.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'
import { placeFeature } from '../../views/venue-pin.ts'
import {
  takesPart,
  venueDescription,
  venueFactsView,
  type VenueFactsView,
} from '../../views/venue-facts.ts'
import { openVenueItemView, venueItemView, type VenueItemView } from '../../views/venue-item.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface VenueView {
  readonly name: string
  readonly precinct?: { readonly title: string; readonly href: string } | undefined
  readonly facts: VenueFactsView
  readonly access: AccessView
  /** Its events in the current edition; absent if it takes no part. */
  readonly events?: readonly EventItemView[] | undefined
  /** "Parallax 2026". */
  readonly edition: string
  /** Absent if the venue has no position, or its precinct in the edition has no base map. */
  readonly map?: StreetMapView | undefined
  readonly body?: RichText | undefined
  readonly picture?: PictureView | undefined
  readonly earlier: readonly EarlierView[]
  readonly nearby: readonly VenueItemView[]
}

export interface EarlierView {
  readonly year: number
  /** Leads to the venue as it was in that year. */
  readonly href: string
  readonly events: readonly { readonly id: string; readonly title: string; readonly href: string }[]
}

/** The place as it is now (spec/screens §5.6). */
export function loadVenue(args: LoadArgs): Loaded<VenueView> | NotFound {
  const { content, moment, params } = args
  const venue = content.get(`/venues/${params['venue'] ?? ''}`)
  if (!venue) return notFound
  const edition = screenEdition(args)
  const site = content.get('/site')
  const contexts = contextsOf(content, venue.current, moment)
  const current = soonestFirst(venue.current, edition && contexts.get(edition.year))
  const isPartOf = takesPart(venue)
  const hours = edition && hoursContext(edition, moment)
  const facts = venueFactsView(venue, isPartOf ? hours : undefined)
  return {
    page: pageMeta({
      title: venue.name,
      description: venueDescription(venue),
      facts: sharedHours(venue, facts),
      image: venue.image,
      meta: venue.meta,
    }),
    view: {
      name: venue.name,
      precinct: venue.precinct && {
        title: venue.precinct.title,
        href: `/venues${formatQuery({ precinct: venue.precinct.key })}`,
      },
      facts,
      access: accessView({ whole: [venue.access], contact: site?.access_contact }),
      events: isPartOf
        ? current.map((event) => eventItemAhead(event, contexts.get(event.year)))
        : undefined,
      edition: editionName(edition),
      map: loadStreetMap(content, {
        area: venue.basemap,
        features: [placeFeature(venue, venue.current, '/program/map')],
      }),
      body: venue.body,
      picture: pictureView(venue.image),
      earlier: venue.earlier.map((earlier) => earlierView(venue.slug, earlier)),
      nearby: venue.nearby.map((other) =>
        hours ? openVenueItemView(other, hours) : venueItemView(other),
      ),
    },
  }
}

/** The hours that come first in the preview of a shared link; undefined if they are not known. */
function sharedHours({ hours }: Venue, facts: VenueFactsView): string | undefined {
  const areKnown = hours.always_open === true || hours.weekly.length > 0
  return areKnown && facts.hours ? weekText(facts.hours) : undefined
}

function earlierView(slug: string, { year, events }: Venue['earlier'][number]): EarlierView {
  return {
    year,
    href: pathOf({ type: 'venue', slug, year }),
    events: events.map((event) => ({
      id: event.id,
      title: event.title,
      href: pathOf({ type: 'event', slug: event.slug }),
    })),
  }
}

function editionName(edition: Edition | undefined): string {
  return edition?.name ?? 'the current program'
}
