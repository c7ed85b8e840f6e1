import type { RichText } from 'contract/answers/rich-text.ts'
import type { YearVenue } from 'contract/answers/venue.ts'
import type { Edition } from 'contract/answers/year.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Content } from './content.ts'
import { loadStreetMap } from '../map/load-street-map.ts'
import type { StreetMapView } from '../map/street-map-view.ts'
import { accessView, type AccessView } from './access-view.ts'
import { isCurrentYear, editionContext } from './edition.ts'
import type { EventItemView } from './event-item.ts'
import { eventItems } from './event-items.ts'
import { hoursContext } from './hours-view.ts'
import { placeFeature } from './map-feature.ts'
import { pictureView, type PictureView } from './picture.ts'
import { venueFactsView, type VenueFactsView } from './venue-facts.ts'
import { yearNavView, type YearNavView } from './year-nav.ts'

/** A venue as it was in one edition (spec/screens §6.7): what the newer and the legacy screen draw. */
export interface YearVenueView {
  readonly name: string
  readonly year: number
  /** "Parallax 2024". */
  readonly edition: string
  /** "As of the 2024 festival"; past editions only. */
  readonly asOf?: string | undefined
  /** The edition is the festival's current one, over or not. */
  readonly isCurrent?: true | undefined
  readonly precinct?: string | undefined
  readonly note?: string | undefined
  readonly facts: VenueFactsView
  readonly access: AccessView
  readonly events: readonly EventItemView[]
  /** Absent if it has no position. */
  readonly map?: StreetMapView | undefined
  readonly body?: RichText | undefined
  readonly picture?: PictureView | undefined
  /** The venue as it is now. */
  readonly href: string
  readonly otherYears: readonly { readonly year: number; readonly href: string }[]
  readonly years: YearNavView
}

export interface YearVenueSource {
  readonly edition: Edition
  readonly moment: Moment
  /** The festival's own access contact. */
  readonly contact?: string | undefined
}

export function loadYearVenueView(
  content: Content,
  venue: YearVenue,
  { edition, moment, contact }: YearVenueSource,
): YearVenueView {
  const { year } = edition
  const context = editionContext(edition, moment)
  const hrefIn = (other: number) => pathOf({ type: 'venue', slug: venue.slug, year: other })
  return {
    name: venue.name,
    year,
    edition: edition.name,
    asOf: context.isPast ? `As of the ${year} festival` : undefined,
    precinct: venue.precinct?.title,
    note: venue.note,
    facts: venueFactsView(venue, hoursContext(edition, moment)),
    access: accessView({ whole: [venue.access], contact }),
    events: eventItems(venue.events, new Map([[year, context]])),
    body: venue.body,
    picture: pictureView(venue.image),
    href: pathOf({ type: 'venue', slug: venue.slug }),
    otherYears: venue.years
      .filter((other) => other !== year)
      .map((other) => ({ year: other, href: hrefIn(other) })),
    // An edition the venue took no part in has no such screen: its list of venues stands in.
    years: yearNavView(edition, (other) =>
      venue.years.includes(other) ? `/venues/${venue.slug}` : '/venues',
    ),
    isCurrent: isCurrentYear(content, year) || undefined,
    map: loadStreetMap(content, {
      area: venue.basemap,
      features: [placeFeature(venue, venue.events, `/${year}/program/map`)],
    }),
  }
}
