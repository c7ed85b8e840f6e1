import { distanceM } from 'contract/rules/distance.ts'

/** Venues farther apart than this do not fit one map on foot (spec/screens §5.2); the number is chosen by eye. */
const MOST_SPAN_M = 40_000

/**
 * Places that one map can show together: no two of a group are more than 40 km apart. A place joins the first group it
 * fits, so groups and what is in them keep the order given.
 */
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
