import { legacyTopView, type LegacyTopView } from '../../views/legacy-program.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { venueDescription } from '../../views/venue-facts.ts'
import { loadYearVenueView, type YearVenueView } from '../../views/year-venue.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface LegacyVenueView {
  readonly top: LegacyTopView
  readonly venue: YearVenueView
}

/** A venue as it was in an edition of 2022 or before (spec/screens §6.7); not found if it took no part. */
export function loadLegacyVenue(args: LoadArgs): Loaded<LegacyVenueView> | NotFound {
  const { content, moment, params } = args
  const edition = screenEdition(args)
  const venue = edition && content.get(`/years/${edition.year}/venues/${params['venue'] ?? ''}`)
  if (!venue) return notFound
  const site = content.get('/site')
  return {
    page: pageMeta({
      title: `${venue.name} ${edition.year}`,
      description: venueDescription(venue),
      image: venue.image,
      edition,
    }),
    view: {
      top: legacyTopView(edition, venue.name, moment),
      venue: loadYearVenueView(content, venue, {
        edition,
        moment,
        contact: site?.access_contact,
      }),
    },
  }
}
