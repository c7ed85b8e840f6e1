/** Returns how many of the events that the filters leave are of a type, an empty one standing for all. `left` are their types. */
export function countLeft(left: readonly (string | undefined)[], wanted: string): number {
  return left.filter((type) => wanted === '' || type === wanted).length
}
