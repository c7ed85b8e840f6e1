import type { Address, Geo } from 'contract/answers/parts.ts'
import type { PlaceType } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import type { GeoCoordinates, Place, PostalAddress } from 'schema-dts'
import type { DescribedSite } from './described-page.ts'

/** The sub-type of each kind of place (spec/screens §5.6). */
const TYPES: Readonly<Record<PlaceType, 'ArtGallery' | 'EventVenue' | 'Place'>> = {
  gallery: 'ArtGallery',
  hall: 'EventVenue',
  bar: 'EventVenue',
  outdoor: 'Place',
  public_space: 'Place',
  regional: 'Place',
  online: 'Place',
}

export interface PlaceSource {
  readonly slug: string
  readonly name: string
  readonly place_type?: PlaceType | undefined
  readonly address?: Address | undefined
  readonly geo?: Geo | undefined
}

/** A venue; with a year as it was in that edition. */
export function place(venue: PlaceSource, { origin }: DescribedSite, year?: number) {
  const url = origin + pathOf({ type: 'venue', slug: venue.slug, year })
  return {
    '@type': venue.place_type ? TYPES[venue.place_type] : 'Place',
    '@id': url,
    name: venue.name,
    url,
    ...(venue.address ? { address: postalAddress(venue.address) } : {}),
    ...(venue.geo ? { geo: coordinates(venue.geo) } : {}),
  } as const satisfies Place
}

export function coordinates({ lat, lon }: Geo): GeoCoordinates {
  return { '@type': 'GeoCoordinates', latitude: lat, longitude: lon }
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
