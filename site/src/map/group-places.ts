import { distanceM } from 'contract/rules/distance.ts'

/** Venues farther apart than this do not fit on a map for walking (spec/screens §5.2). Chosen by eye. */
const MOST_SPAN_M = 40_000

/** Two places of a group are at most 40 km apart. Groups, and the places in them, keep their order. */
export function groupPlaces<
  Place extends { readonly at: { readonly lat: number; readonly lon: number } },
>(places: readonly Place[]): readonly (readonly Place[])[] {
  const groups: Place[][] = []
  for (const place of places) {
    const group = groups.find((members) =>
      members.every(({ at }) => distanceM(at, place.at) <= MOST_SPAN_M),
    )
    if (group) group.push(place)
    else groups.push([place])
  }
  return groups
}
