/**
 * Counts the events of a type among those that the filters leave. `left` has the type of each of these events.
 * `wanted` is `''` for all types.
 */
export function countLeft(left: readonly (string | undefined)[], wanted: string): number {
  return left.filter((type) => wanted === '' || type === wanted).length
}
