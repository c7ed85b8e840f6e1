import { distanceM, type Position } from 'contract/rules/distance.ts'

export interface OrderedStops<Stop> {
  /** From the stop to begin with, in the order of the way. */
  readonly stops: readonly Stop[]
  /** What lies before it, where the way does not lead round. */
  readonly earlier: readonly Stop[]
}

/**
 * The stops from a number on: a loop is rotated, of any other way the earlier stops come last. A number
 * that no stop has changes nothing.
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

/** The number of the stop nearest to a position; undefined when none has a place. */
export function nearestStop(
  position: Position,
  stops: readonly { readonly number: number; readonly at?: Position | undefined }[],
): number | undefined {
  const placed = stops.flatMap(({ number, at }) =>
    at ? [{ number, distance: distanceM(position, at) }] : [],
  )
  return placed.toSorted((a, b) => a.distance - b.distance)[0]?.number
}
