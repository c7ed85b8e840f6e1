import { distanceM, type Position } from 'contract/rules/distance.ts'
import type { MapVenueView } from './venue-view.ts'

/** What the order needs to know of a venue. */
export interface NearVenue {
  readonly at?: Position | undefined
  readonly events: readonly { readonly isOpenNow?: true | undefined }[]
}

/** How far a venue is from the visitor, in metres; Infinity for what is nowhere on the ground. */
export function distanceTo({ at }: Pick<MapVenueView, 'at'>, here: Position): number {
  return at ? distanceM(here, at) : Infinity
}

/** Where something is open now first, then by distance (spec/screens §5.2); what is nowhere on the ground last, in its order. */
export function sortByNearness<Venue extends NearVenue>(
  venues: readonly Venue[],
  here: Position,
): readonly Venue[] {
  const isOpen = ({ events }: Venue) => events.some(({ isOpenNow }) => isOpenNow)
  const rank = (venue: Venue) => (venue.at ? (isOpen(venue) ? 0 : 1) : 2)
  return venues
    .map((venue) => ({ venue, rank: rank(venue), metres: distanceTo(venue, here) }))
    .toSorted((a, b) => a.rank - b.rank || (a.metres < b.metres ? -1 : Number(a.metres > b.metres)))
    .map(({ venue }) => venue)
}
