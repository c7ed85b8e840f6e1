import type { AccessCode } from 'contract/answers/parts.ts'
import type { VenueStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { accessSummary } from './access-view.ts'
import { countKinds } from './count-text.ts'
import { addressText } from './venue-facts.ts'
import { numberText } from './event-item.ts'
import { openView, type HoursContext, type OpenView } from './hours-view.ts'
import { pictureView, type PictureView } from './picture.ts'

export interface VenueItemView {
  readonly id: string
  readonly href: string
  readonly name: string
  /** Absent for online places. */
  readonly address?: string | undefined
  /** Key in the edition; absent when it took no part. */
  readonly precinct?: string | undefined
  /** Absent in past editions, online, and in `venueItemView`. */
  readonly open?: OpenView | undefined
  /** "2 exhibitions, 1 event"; empty without events. */
  readonly events: string
  /** Map and print numbers, at least two digits. */
  readonly numbers: readonly string[]
  /** The codes that are confirmed, for the filter. `access` has them in words. */
  readonly accessCodes: readonly AccessCode[]
  readonly access?: string | undefined
  readonly picture?: PictureView | undefined
  readonly sortKey: string
}

/** A venue without its open state, which depends on the clock. */
export function venueItemView(venue: VenueStub): VenueItemView {
  return {
    id: venue.id,
    href: pathOf({ type: 'venue', slug: venue.slug }),
    name: venue.name,
    address: venue.address && addressText(venue.address),
    precinct: venue.precinct,
    events:
      venue.events === 0 ? '' : countKinds(venue.exhibitions, venue.events - venue.exhibitions),
    numbers: venue.numbers.map(numberText),
    accessCodes: venue.access,
    access: accessSummary(venue.access),
    picture: pictureView(venue.image),
    sortKey: venue.sort_key,
  }
}

/** A venue with its open state. With `year`, its link leads to the venue as it was in that edition. */
export function openVenueItemView(
  venue: VenueStub,
  hours: HoursContext,
  year?: number,
): VenueItemView {
  return {
    ...venueItemView(venue),
    href: pathOf({ type: 'venue', slug: venue.slug, year }),
    open: venue.place_type === 'online' ? undefined : openView(venue.hours, hours),
  }
}
