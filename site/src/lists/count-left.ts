/** `left` has the type of each event that the filters leave. `wanted` is `''` for all types. */
export function countLeft(left: readonly (string | undefined)[], wanted: string): number {
  return left.filter((type) => wanted === '' || type === wanted).length
}
