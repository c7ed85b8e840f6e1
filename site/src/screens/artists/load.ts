import { artistItemView, type ArtistItemView } from '../../views/artist-item.ts'
import { loadEditionList, type EditionListView } from '../../views/edition-list.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface ArtistsView extends EditionListView {
  /** By sort key. */
  readonly artists: readonly ArtistItemView[]
}

/** The artists of an edition (spec/screens §5.7, §6.5): one view for every letter and sort. */
export function loadArtists(args: LoadArgs): Loaded<ArtistsView> | NotFound {
  const list = loadEditionList(args, { screen: 'artists', title: 'Artists', path: '/artists' })
  if (list === notFound) return notFound
  const { edition, page, view } = list
  const answer = edition && args.content.get(`/years/${edition.year}/artists`)
  return { page, view: { ...view, artists: (answer?.artists ?? []).map(artistItemView) } }
}
