import type { Event } from 'contract/answers/event.ts'
import type { MapFeature } from '../../map/street-map-view.ts'
import { venueFeature } from '../../views/map-feature.ts'

/** The places of an event and of its sessions, each once; their pins bear the event's number where it has one. */
export function mapFeatures(
  { venues, sessions, number }: Event,
  year: number | undefined,
): readonly (MapFeature | undefined)[] {
  const numbers = number === undefined ? [] : [number]
  const places = [...venues, ...sessions.flatMap(({ venue }) => venue ?? [])]
  const once = new Map(places.map((venue) => [venue.id, venue]))
  return [...once.values()].map((venue) => venueFeature({ ...venue, numbers, events: 0 }, { year }))
}
