import type { Query } from '../../urls/query.ts'
import type { ArtistItemView } from '../../views/artist-item.ts'

/** The artists of a letter, by name or by the number of their event; a letter nobody has is ignored. */
export function selectArtists(
  artists: readonly ArtistItemView[],
  { letter, sort }: Query,
): readonly ArtistItemView[] {
  const ofLetter = artists.filter((artist) => artist.letter === letter)
  const kept = ofLetter.length > 0 ? ofLetter : artists
  return sort === 'number' ? kept.toSorted(byNumber) : kept
}

/** The letter that a query chooses, if anybody has it. */
export function chosenLetter(
  artists: readonly ArtistItemView[],
  { letter }: Query,
): string | undefined {
  return artists.some((artist) => artist.letter === letter) ? letter : undefined
}

/** "60 artists", "4 of 60 artists". */
export function countText(kept: number, all: number): string {
  const noun = all === 1 ? 'artist' : 'artists'
  return kept === all ? `${all} ${noun}` : `${kept} of ${all} ${noun}`
}

/** Lists are by name already, so artists without a number stay in that order, last. */
function byNumber(a: ArtistItemView, b: ArtistItemView): number {
  return (a.number ?? Number.POSITIVE_INFINITY) - (b.number ?? Number.POSITIVE_INFINITY) || 0
}
