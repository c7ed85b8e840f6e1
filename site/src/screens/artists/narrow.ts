import { slug } from 'contract/rules/slug.ts'
import type { ArtistItemView } from '../../views/artist-item.ts'

/** What is typed, found anywhere in a name; both folded alike. */
export function narrowArtists(
  artists: readonly ArtistItemView[],
  typed: string,
): readonly ArtistItemView[] {
  const folded = slug(typed)
  return folded === '' ? artists : artists.filter(({ name }) => slug(name).includes(folded))
}
