/** From this many letters on a word may be misspelt: shorter ones have too many neighbours. */
export const MIN_EDITED_LETTERS = 4

/**
 * Whether two words are one edit apart: a letter too many, too few or wrong, or two neighbours swapped. Equal words are
 * none apart.
 */
export function isOneEdit(a: string, b: string): boolean {
  if (a === b) return false
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  const rest = short.slice(start)
  const restOfLong = long.slice(start)
  if (short.length !== long.length) return rest === restOfLong.slice(1)
  const isSwap = rest[0] === restOfLong[1] && rest[1] === restOfLong[0]
  return rest.slice(1) === restOfLong.slice(1) || (isSwap && rest.slice(2) === restOfLong.slice(2))
}
