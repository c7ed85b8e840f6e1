import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { venueDescription } from '../../views/venue-facts.ts'
import { loadYearVenueView, type YearVenueView } from '../../views/year-venue.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

/** A venue as it was in an edition after 2022 (spec/screens §6.7); not found if it took no part. */
export function loadYearVenue(args: LoadArgs): Loaded<YearVenueView> | NotFound {
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
    view: loadYearVenueView(content, venue, { edition, moment, contact: site?.access_contact }),
  }
}
