import type { RichText } from 'contract/answers/rich-text.ts'
import { family } from 'contract/rules/family.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { loadStreetMap } from '../../map/load-street-map.ts'
import type { StreetMapView } from '../../map/street-map-view.ts'
import { accessView, type AccessView } from '../../views/access-view.ts'
import {
  editionContext,
  isCurrentYear,
  pastView,
  screenEdition,
  type PastView,
} from '../../views/edition.ts'
import { type EventItemView, eventItems } from '../../views/event-item.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { legacyTopView, type LegacyTopView } from '../../views/legacy-program.ts'
import { placeFeature } from '../../views/venue-pin.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { pictureView, type PictureView } from '../../views/picture.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { venueDescription, venueFactsView, type VenueFactsView } from '../../views/venue-facts.ts'
import { yearNavView, yearPath, type YearNavView } from '../../views/year-nav.ts'

export interface YearVenueView {
  readonly name: string
  /** "Parallax 2024". */
  readonly edition: string
  readonly past?: PastView | undefined
  /** In editions with the legacy screens, in place of title and badge. */
  readonly legacyTop?: LegacyTopView | undefined
  readonly precinct?: string | undefined
  readonly note?: string | undefined
  readonly facts: VenueFactsView
  readonly access: AccessView
  readonly events: readonly EventItemView[]
  /** Absent if it has no position, or its precinct has no base map. */
  readonly map?: StreetMapView | undefined
  readonly body?: RichText | undefined
  readonly picture?: PictureView | undefined
  /** The venue as it is now. */
  readonly href: string
  readonly otherYears: readonly { readonly year: number; readonly href: string }[]
  readonly years: YearNavView
}

/** A venue as it was in an edition (spec/screens §6.7); not found if it took no part. */
export function loadYearVenue(args: LoadArgs): Loaded<YearVenueView> | NotFound {
  const { content, moment, params } = args
  const edition = screenEdition(args)
  const venue = edition && content.get(`/years/${edition.year}/venues/${params['venue'] ?? ''}`)
  if (!venue) return notFound
  const { year } = edition
  const { name, slug } = venue
  const contexts = new Map([[year, editionContext(content, edition, moment)]])
  const isLegacy = family(year) === 'legacy'
  const hrefIn = (other?: number) => pathOf({ type: 'venue', slug, year: other })
  return {
    page: pageMeta({
      title: `${name} ${year}`,
      description: venueDescription(venue),
      image: venue.image,
      edition,
    }),
    view: {
      name,
      edition: edition.name,
      past: pastView(edition, { moment, isCurrent: isCurrentYear(content, year) }),
      legacyTop: isLegacy ? legacyTopView(edition, name, moment) : undefined,
      precinct: venue.precinct?.title,
      note: venue.note,
      facts: venueFactsView(venue, hoursContext(edition, moment)),
      access: accessView({ whole: [venue.access], contact: content.get('/site')?.access_contact }),
      events: eventItems(venue.events, contexts),
      map: loadStreetMap(content, {
        area: venue.basemap,
        features: [placeFeature(venue, venue.events, `/${year}/program/map`)],
      }),
      body: venue.body,
      picture: pictureView(venue.image),
      href: hrefIn(),
      otherYears: venue.years
        .filter((other) => other !== year)
        .map((other) => ({ year: other, href: hrefIn(other) })),
      // An edition that the venue took no part in has no such screen, so the link leads to its list of venues.
      years: yearNavView(edition, (other) =>
        venue.years.includes(other) ? hrefIn(other) : yearPath(other, 'venues'),
      ),
    },
  }
}
