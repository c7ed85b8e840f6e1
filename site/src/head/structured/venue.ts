import type { Venue } from 'contract/answers/venue.ts'
import type { Edition } from 'contract/answers/year.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { isPastEdition } from '../../views/edition.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import { takesPart } from '../../views/venue-facts.ts'
import type { Describe, DescribedSite } from './described-page.ts'
import { collectionPage } from './item-list.ts'
import { imageObjects } from './image-object.ts'
import { openingHours } from './opening-hours.ts'
import { place } from './place.ts'
import { webLinks } from './web-links.ts'

/** The venues of an edition, in a list or on the map. */
export const describeVenues: Describe = (page) => {
  const edition = screenEdition(page)
  const answer = edition && page.content.get(`/years/${edition.year}/venues`)
  const places = answer?.venues.map((venue) => place(venue, page.site, page.meta.year))
  return { things: [collectionPage(page, places)] }
}

/** A venue as it is now. */
export const describeVenue: Describe = (page) => {
  const venue = page.content.get(`/venues/${page.params['venue'] ?? ''}`)
  const edition = venue && takesPart(venue) ? screenEdition(page) : undefined
  return venue && { things: [venueThing(venue, { site: page.site, moment: page.moment, edition })] }
}

/** A venue as it was in one edition. */
export const describeYearVenue: Describe = (page) => {
  const edition = screenEdition(page)
  const key = page.params['venue'] ?? ''
  const venue = edition && page.content.get(`/years/${edition.year}/venues/${key}`)
  const { site, moment, meta } = page
  return venue && { things: [venueThing(venue, { site, moment, edition, year: meta.year })] }
}

interface VenueSource {
  readonly site: DescribedSite
  readonly moment: Moment
  /** Whose hours are told; none of one that is over (spec/screens §6.7). */
  readonly edition: Pick<Edition, 'start' | 'end' | 'zone'> | undefined
  readonly year?: number | undefined
}

type AnyVenue = Omit<Venue, 'current' | 'earlier' | 'nearby'>

function venueThing(venue: AnyVenue, { site, moment, edition, year }: VenueSource) {
  const isOpenToTell = edition && venue.place_type !== 'online' && !isPastEdition(edition, moment)
  return {
    ...place(venue, site, year),
    ...imageObjects([venue.image], site),
    ...(venue.phone ? { telephone: venue.phone } : {}),
    ...webLinks([venue.website], site),
    ...(isOpenToTell ? openingHours(venue.hours, edition) : {}),
  }
}
