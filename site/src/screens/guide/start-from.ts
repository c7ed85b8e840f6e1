import { distanceM, type Position } from 'contract/rules/distance.ts'

export interface OrderedStops<Stop> {
  /** The stops from the chosen one on, in the order of the route. */
  readonly stops: readonly Stop[]
  /** The stops before the chosen one, if the route is not a loop. */
  readonly earlier: readonly Stop[]
}

/**
 * Returns the stops from a number on. A loop is rotated; otherwise the earlier stops come last. An unknown number
 * changes nothing.
 */
export function startFrom<Stop extends { readonly number: number }>(
  stops: readonly Stop[],
  from: string | undefined,
  isLoop: boolean,
): OrderedStops<Stop> {
  const index = stops.findIndex(({ number }) => String(number) === from)
  if (index < 1) return { stops, earlier: [] }
  const [rest, before] = [stops.slice(index), stops.slice(0, index)]
  return isLoop ? { stops: [...rest, ...before], earlier: [] } : { stops: rest, earlier: before }
}

/** Returns the number of the stop nearest to a position; undefined if no stop has a position. */
export function nearestStop(
  position: Position,
  stops: readonly { readonly number: number; readonly at?: Position | undefined }[],
): number | undefined {
  const placed = stops.flatMap(({ number, at }) =>
    at ? [{ number, distance: distanceM(position, at) }] : [],
  )
  return placed.toSorted((a, b) => a.distance - b.distance)[0]?.number
}
