/** Undefined if no known word is similar. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  return mostSimilar(word, known)[0]
}

/** Returns the known words that differ in at most `furthest` letters, the most similar first. */
export function mostSimilar(
  word: string,
  known: readonly string[],
  furthest = Math.max(2, word.length / 2),
): string[] {
  return known
    .map((each) => ({ each, distance: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter((found) => found.distance <= furthest)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ each }) => each)
}

/** How many letters must be inserted, deleted or replaced (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [y, letter] of [...from].entries()) {
    const next = [y + 1]
    for (const [x, other] of [...to].entries()) {
      const changed = (row[x] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(changed, (row[x + 1] ?? 0) + 1, (next[x] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
