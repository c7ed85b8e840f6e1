import type { Address } from 'contract/answers/parts.ts'
import type { PlaceType, VenueStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { Place, PostalAddress } from 'schema-dts'
import { type Describe, type DescribedSite, imageObjects, sameAs } from './properties.ts'

/** spec/screens §5.6; with a year, the venue as it was in that edition (spec/screens §6.7). */
export const describeVenue: Describe = ({ content, params, site, meta: { year } }) => {
  const slug = params['venue'] ?? ''
  const venue =
    year === undefined
      ? content.get(`/venues/${slug}`)
      : content.get(`/years/${year}/venues/${slug}`)
  if (!venue) return []
  return [
    {
      ...place(venue, site, year),
      image: imageObjects([venue.image], site),
      telephone: venue.phone,
      sameAs: sameAs([venue.website], site),
    },
  ]
}

/** spec/screens §5.6. Events take place in halls and bars. Schema.org has no closer word for the others. */
const TYPES: Readonly<Record<PlaceType, 'ArtGallery' | 'EventVenue' | 'Place'>> = {
  gallery: 'ArtGallery',
  hall: 'EventVenue',
  bar: 'EventVenue',
  outdoor: 'Place',
  public_space: 'Place',
  regional: 'Place',
  online: 'Place',
}

type PlaceSource = Pick<VenueStub, 'slug' | 'name'> &
  Partial<Pick<VenueStub, 'place_type' | 'address' | 'geo'>>

/** With `year`, the venue as it was in that edition. */
export function place(
  { slug, name, place_type: type, address, geo }: PlaceSource,
  { origin }: DescribedSite,
  year?: number,
) {
  const url = origin + pathOf({ type: 'venue', slug, year })
  return {
    '@type': type ? TYPES[type] : 'Place',
    '@id': url,
    name,
    url,
    address: address && postalAddress(address),
    geo: geo && { '@type': 'GeoCoordinates', latitude: geo.lat, longitude: geo.lon },
  } as const satisfies Place
}

function postalAddress({ line1, line2, suburb, state, postcode, country }: Address): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: line2 === undefined ? line1 : `${line1}, ${line2}`,
    addressLocality: suburb,
    addressRegion: state,
    postalCode: postcode,
    addressCountry: country,
  }
}
