import { distanceM, type Position } from 'contract/rules/distance.ts'
import type { MapVenueView } from './venue-view.ts'

export interface NearVenue {
  readonly at?: Position | undefined
  readonly events: readonly { readonly isOpenNow?: true | undefined }[]
}

/** In metres; Infinity if the venue has no position. */
export function distanceTo({ at }: Pick<MapVenueView, 'at'>, here: Position): number {
  return at ? distanceM(here, at) : Infinity
}

/**
 * For "Near me" (spec/screens §5.2.4): first the venues where something is open now, because a closed venue nearby
 * helps nobody; then by distance. Venues without a position come last.
 */
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
