import { artistItemView, type ArtistItemView } from '../../views/artist-item.ts'
import { loadEditionList, type EditionListView } from '../../views/edition-list.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface ArtistsView extends EditionListView {
  readonly artists: readonly ArtistItemView[]
}

/** One view for every letter and sort (spec/screens §5.7, §6.5). */
export function loadArtists(args: LoadArgs): Loaded<ArtistsView> | NotFound {
  const list = loadEditionList(args, { screen: 'artists', title: 'Artists', path: '/artists' })
  if (list === notFound) return notFound
  const { edition, page, view } = list
  const answer = edition && args.content.get(`/years/${edition.year}/artists`)
  return { page, view: { ...view, artists: (answer?.artists ?? []).map(artistItemView) } }
}
