/** Which words count as a misspelling of another word (spec/screens §10). */

/** Shorter words are never corrected: too many words are one edit away from them. */
export const MIN_EDITED_LETTERS = 4

/** Whether `other` is longer than `word` and begins with almost the same letters: "cyanotype" and "cyenot". */
export function beginsNearly(word: string, other: string): boolean {
  if (word.length < MIN_EDITED_LETTERS || other.length <= word.length) return false
  return [-1, 0, 1].some((more) => isOneEdit(word, other.slice(0, word.length + more)))
}

/** Whether one letter is more, less or different, or two neighbouring letters are swapped. False for equal words. */
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
