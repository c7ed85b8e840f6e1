import { groupByPrecinct, type PrecinctHead } from '../../lists/groups.ts'
import { legacyTopView, type LegacyTopView } from '../../views/legacy-program.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { screenEdition } from '../../views/edition.ts'
import { venueItemView, type VenueItemView } from '../../views/venue-item.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface LegacyVenuesView {
  readonly top: LegacyTopView
  readonly years: YearNavView
  readonly precincts: readonly (PrecinctHead & { readonly items: readonly VenueItemView[] })[]
}

/** Without open states (spec/screens §6.6). */
export function loadLegacyVenues(args: LoadArgs): Loaded<LegacyVenuesView> | NotFound {
  const edition = screenEdition(args)
  if (!edition) return notFound
  const { year } = edition
  const answer = args.content.get(`/years/${year}/venues`)
  const venues = (answer?.venues ?? []).map((venue) => ({
    ...venueItemView(venue),
    href: pathOf({ type: 'venue', slug: venue.slug, year }),
  }))
  const title = `Venues ${year}`
  return {
    page: pageMeta({ title, description: edition.intro, edition }),
    view: {
      top: legacyTopView(edition, title, args.moment),
      years: yearNavView(edition, '/venues'),
      precincts: groupByPrecinct(edition.precincts, venues),
    },
  }
}
