import type { Address, Geo } from 'contract/answers/parts.ts'
import type { Venue } from 'contract/answers/venue.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { firstSentence, plainText } from './rich-text.ts'
import { hoursView, type HoursContext, type HoursView } from './hours-view.ts'

/** The country that addresses leave out, because nearly all venues are there. */
const HOME_COUNTRY = 'AU'

/** "9 Victoria Dock, Docklands VIC 3008", without a line break between state and postcode. */
export function addressText({ line1, line2, suburb, state, postcode, country }: Address): string {
  // A postcode alone on a line looks like a year.
  const town = `${suburb} ${state}\u00a0${postcode}`
  return [line1, line2, town, country === HOME_COUNTRY ? undefined : country]
    .filter(Boolean)
    .join(', ')
}

/** A plain link: nothing of the map service is loaded (spec/screens §5.1). */
export function directionsHref({ lat, lon }: Geo): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lon}`
}

/** Links to directions: `own` opens the visitor's own map on Android and Apple devices (spec/behaviour §39.2). */
export interface DirectionsView {
  readonly own: string
  readonly openStreetMap: string
}

/** Leads to the entrance of a place if that is known. Undefined for a place without a position. */
export function directionsView({
  geo,
  entrance = geo,
}: {
  readonly geo?: Geo | undefined
  readonly entrance?: Geo | undefined
}): DirectionsView | undefined {
  return (
    entrance && {
      own: directionsHref(entrance),
      openStreetMap: `https://www.openstreetmap.org/directions?to=${entrance.lat},${entrance.lon}`,
    }
  )
}

export function noPlaceText(isOnline: boolean): string {
  return isOnline ? 'Online' : 'Venue to be announced'
}

/** Returns the id of a venue in the map's list, which its pin links to. */
export function venueAnchor(slug: string): string {
  return `venue-${slug}`
}

/** spec/screens §5.6 */
export interface VenueFactsView {
  /** Absent for online places. */
  readonly address?: string | undefined
  readonly directions?: DirectionsView | undefined
  readonly entrance?: string | undefined
  /** Absent for online places, and if the venue takes no part: there is nothing to see (spec/screens §5.6). */
  readonly hours?: HoursView | undefined
  readonly transport: readonly { readonly term: string; readonly text: string }[]
  readonly phone?: { readonly text: string; readonly href: string } | undefined
  readonly website?: { readonly text: string; readonly href: string } | undefined
  readonly shortName?: string | undefined
  /** The place it is part of. */
  readonly parent?: { readonly name: string; readonly href: string } | undefined
}

type Place = Pick<
  Venue,
  | 'short_name'
  | 'address'
  | 'geo'
  | 'entrance'
  | 'entrance_note'
  | 'hours'
  | 'getting_there'
  | 'phone'
  | 'website'
  | 'parent_venue'
  | 'place_type'
>

/** Whether a venue has a part in the current edition (spec/screens §5.6). */
export function takesPart({ precinct, current }: Pick<Venue, 'precinct' | 'current'>): boolean {
  return precinct !== undefined || current.length > 0
}

/** Without a context the hours are left out. */
export function venueFactsView(place: Place, hours: HoursContext | undefined): VenueFactsView {
  const { phone, website, parent_venue: parent } = place
  return {
    address: place.address && addressText(place.address),
    directions: place.address && directionsView(place),
    entrance: place.entrance_note,
    hours: hours && place.place_type !== 'online' ? hoursView(place.hours, hours) : undefined,
    transport: transportView(place.getting_there),
    phone:
      phone === undefined
        ? undefined
        : { text: phone, href: `tel:${phone.replace(/[^\d+]/g, '')}` },
    website: website === undefined ? undefined : { text: hostOf(website), href: website },
    shortName: place.short_name,
    parent: parent && { name: parent.name, href: pathOf({ type: 'venue', slug: parent.slug }) },
  }
}

/** The address and the first sentence of the text (spec/screens §5.6). */
export function venueDescription({ address, body }: Pick<Venue, 'address' | 'body'>): string {
  return [address && `${addressText(address)}.`, body && firstSentence(plainText(body))]
    .filter(Boolean)
    .join(' ')
}

/** The order is a judgement: transport that everybody can use comes first, the car last. */
export function transportView(there: Venue['getting_there']): VenueFactsView['transport'] {
  const ways = [
    ['Tram', there?.tram],
    ['Train', there?.train],
    ['Bike', there?.bike],
    ['Parking', there?.parking],
  ] as const
  return ways.flatMap(([term, text]) => (text ? [{ term, text }] : []))
}

/** Returns the host of an address, "gallery.example"; any other text unchanged. */
export function hostOf(website: string): string {
  return URL.canParse(website) ? new URL(website).host.replace(/^www\./, '') : website
}
