import type { EventStub, VenueStub } from 'contract/answers/stubs.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { CARD_HASH } from '../map/places-shown.ts'
import type { MapFeature } from '../map/street-map-view.ts'
import { formatQuery } from '../urls/query.ts'
import { countKinds, exhibitionsOf } from './count-text.ts'
import { numberText } from './event-item.ts'

export interface VenueFeatureOptions {
  /** Where the pin leads; by default the venue's page. */
  readonly href?: string | undefined
  /** Leads to the venue as it was in that year. */
  readonly year?: number | undefined
}

/** Returns a venue as an item of a map; undefined if it has no position. */
export function venueFeature(
  venue: Pick<VenueStub, 'id' | 'slug' | 'name' | 'geo' | Counted>,
  { year, href = pathOf({ type: 'venue', slug: venue.slug, year }) }: VenueFeatureOptions = {},
): MapFeature | undefined {
  if (!venue.geo) return undefined
  return {
    id: venue.id,
    at: venue.geo,
    label: pinLabel(venue.numbers, venue.events),
    name: `${pinWords(venue)}${venue.name}`,
    caption: venue.name,
    href,
  }
}

type Counted = 'numbers' | 'events' | 'exhibitions'

/** Its pin leads to the program map (`mapPath`) with the venue selected. */
export function placeFeature(
  venue: Pick<VenueStub, 'id' | 'slug' | 'name' | 'geo'>,
  events: readonly Pick<EventStub, 'number' | 'kind'>[],
  mapPath: string,
): MapFeature | undefined {
  const place = {
    ...venue,
    numbers: events.flatMap(({ number }) => number ?? []),
    events: events.length,
    exhibitions: exhibitionsOf(events),
  }
  const href = `${mapPath}${formatQuery({ venue: venue.slug })}${CARD_HASH}${venue.slug}`
  return venueFeature(place, { href })
}

/**
 * The number of its event; of several "12–15" or "12 +3"; without numbers the count of events (spec/screens §5.1). A
 * pin has room for about five characters, and visitors look for numbers that they have read in print.
 */
export function pinLabel(numbers: readonly number[], events: number): string {
  const sorted = [...new Set(numbers)].toSorted((a, b) => a - b)
  const [first] = sorted
  const last = sorted.at(-1)
  if (first === undefined || last === undefined) return events > 0 ? String(events) : ''
  if (sorted.length === 1) return numberText(first)
  const isConsecutive = last - first === sorted.length - 1
  return isConsecutive
    ? `${numberText(first)}–${numberText(last)}`
    : `${numberText(first)} +${sorted.length - 1}`
}

/** Returns the label as it is read out before the venue's name: "Number 12, ", "2 events, ". */
function pinWords({ numbers, events, exhibitions }: Pick<VenueStub, Counted>): string {
  const label = pinLabel(numbers, events)
  if (label === '') return ''
  if (numbers.length > 0) return `${numbers.length === 1 ? 'Number' : 'Numbers'} ${label}, `
  return `${countKinds(exhibitions, events - exhibitions)}, `
}
