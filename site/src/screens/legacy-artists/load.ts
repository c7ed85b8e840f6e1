import { artistItemView, type ArtistItemView } from '../../views/artist-item.ts'
import { legacyTopView, type LegacyTopView } from '../../views/legacy-program.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface LegacyArtistsView {
  readonly top: LegacyTopView
  readonly path: string
  readonly years: YearNavView
  readonly artists: readonly ArtistItemView[]
}

/** spec/screens §6.5 */
export function loadLegacyArtists(args: LoadArgs): Loaded<LegacyArtistsView> | NotFound {
  const edition = screenEdition(args)
  if (!edition) return notFound
  const { year } = edition
  const answer = args.content.get(`/years/${year}/artists`)
  const title = `Artists ${year}`
  return {
    page: pageMeta({ title, description: edition.intro, edition }),
    view: {
      top: legacyTopView(edition, title, args.moment),
      path: `/${year}/artists`,
      years: yearNavView(edition, '/artists'),
      artists: (answer?.artists ?? []).map(artistItemView),
    },
  }
}
