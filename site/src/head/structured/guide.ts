import type { Guide, Stop } from 'contract/answers/guide.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { TouristTrip } from 'schema-dts'
import { isCurrentYear } from '../../views/current-year.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import type { Describe, DescribedPage, DescribedSite } from './described-page.ts'
import { imageObjects } from './image-object.ts'
import { collectionPage, itemList } from './item-list.ts'
import { organizer } from './organizer.ts'
import { coordinates } from './place.ts'

/** The guides of the current edition. */
export const describeGuides: Describe = (page) => {
  const edition = screenEdition(page)
  const answer = edition && page.content.get(`/years/${edition.year}/guides`)
  const urls = answer?.guides.map(({ slug }) => page.site.origin + pathOf({ type: 'guide', slug }))
  return { things: [collectionPage(page, urls)] }
}

export const describeGuide: Describe = (page) => {
  const guide = page.content.get(`/guides/${page.params['guide'] ?? ''}`)
  return (
    guide && {
      things: [trip(guide, page)],
      year: isCurrentYear(page.content, guide.year) ? undefined : guide.year,
    }
  )
}

function trip(guide: Guide, { url, site }: DescribedPage): TouristTrip {
  return {
    '@type': 'TouristTrip',
    '@id': url,
    name: guide.title,
    description: guide.intro,
    url,
    ...imageObjects([guide.image], site),
    provider: organizer(site),
    itinerary: itemList(guide.stops.map((stop) => stopThing(stop, site))),
  }
}

function stopThing({ title, geo, event, venue }: Stop, { origin }: DescribedSite) {
  const path =
    (event && pathOf({ type: 'event', slug: event.slug })) ??
    (venue && pathOf({ type: 'venue', slug: venue.slug }))
  return {
    '@type': 'Place' as const,
    name: title,
    ...(path === undefined ? {} : { url: origin + path }),
    ...(geo ? { geo: coordinates(geo) } : {}),
  }
}
