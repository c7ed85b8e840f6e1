/**
 * Returns how many of the events that the filters leave are of a type, an empty one standing for all; undefined where the
 * page does not know, because it has the events of another type only. `left` are their types.
 */
export function countLeft(
  left: readonly (string | undefined)[],
  wanted: string,
  shown: string,
): number | undefined {
  if (shown !== '' && shown !== wanted) return undefined
  return left.filter((type) => wanted === '' || type === wanted).length
}
