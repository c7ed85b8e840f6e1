import { artistItemView, type ArtistItemView } from '../../views/artist-item.ts'
import { phaseOf, phaseUntil } from '../../views/edition.ts'
import { legacyTopView, type LegacyTopView } from '../../views/legacy-tabs.ts'
import { pageView } from '../../views/page-view.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface LegacyArtistsView {
  readonly top: LegacyTopView
  readonly path: string
  readonly years: YearNavView
  /** By sort key. */
  readonly artists: readonly ArtistItemView[]
}

/** The artists of an edition of 2022 or before (spec/screens §6.5). */
export async function loadLegacyArtists(
  args: LoadArgs,
): Promise<Loaded<LegacyArtistsView> | NotFound> {
  const edition = await screenEdition(args)
  if (!edition) return notFound
  const { year } = edition
  const answer = await args.content.get(`/years/${year}/artists`, { signal: args.signal })
  const title = `Artists ${year}`
  const now = args.clock.now()
  return {
    page: pageView({ title, description: edition.intro, edition }),
    view: {
      top: legacyTopView(edition, title, phaseOf(edition, now) === 'past'),
      path: `/${year}/artists`,
      years: yearNavView(edition, '/artists'),
      artists: (answer?.artists ?? []).map(artistItemView),
    },
    until: phaseUntil(edition, now),
  }
}
