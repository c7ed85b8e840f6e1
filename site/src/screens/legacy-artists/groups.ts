import type { ArtistItemView } from '../../views/artist-item.ts'
import { NO_LETTER } from '../../views/letters.ts'

export interface LetterGroupView {
  /** `a` to `z`, `#` for anything else. */
  readonly letter: string
  readonly artists: readonly ArtistItemView[]
}

/** Artists under their letters, A–Z and then the rest; with a letter in use, under that one only. */
export function letterGroups(
  artists: readonly ArtistItemView[],
  chosen: string | undefined,
): readonly LetterGroupView[] {
  const groups = Map.groupBy(artists, ({ letter }) => letter)
  const all = [...groups]
    .map(([letter, members]) => ({ letter, artists: members }))
    .toSorted(byLetter)
  const one = all.filter(({ letter }) => letter === chosen)
  return one.length > 0 ? one : all
}

function byLetter(a: LetterGroupView, b: LetterGroupView): number {
  if (a.letter === NO_LETTER) return 1
  if (b.letter === NO_LETTER) return -1
  return a.letter < b.letter ? -1 : 1
}
