export const NO_LETTER = '#'

/** The letters somebody's sort key begins with, `a` to `z`. */
export function lettersInUse(artists: readonly { readonly letter: string }[]): readonly string[] {
  return [...new Set(artists.map(({ letter }) => letter))]
    .filter((letter) => letter !== NO_LETTER)
    .toSorted()
}
