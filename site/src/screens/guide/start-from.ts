import { distanceM, type Position } from 'contract/rules/distance.ts'

export interface OrderedStops<Stop> {
  readonly stops: readonly Stop[]
  /** Empty for a loop, whose stops go on from the last to the first. */
  readonly earlier: readonly Stop[]
}

/** An unknown number changes nothing. */
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

/** Returns the stop's number; undefined if no stop has a position. */
export function nearestStop(
  position: Position,
  stops: readonly { readonly number: number; readonly at?: Position | undefined }[],
): number | undefined {
  const placed = stops.flatMap(({ number, at }) =>
    at ? [{ number, distance: distanceM(position, at) }] : [],
  )
  return placed.toSorted((a, b) => a.distance - b.distance)[0]?.number
}
