import { artistItemView, type ArtistItemView } from '../../views/artist-item.ts'
import { isCurrentYear } from '../../views/current-year.ts'
import { pastView } from '../../views/edition.ts'
import { pageView, screenCopy } from '../../views/page-view.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface ArtistsView {
  readonly title: string
  readonly intro?: string | undefined
  /** Of this screen. */
  readonly path: string
  /** "Parallax 2026"; absent while no edition is published. */
  readonly edition?: string | undefined
  /** Set when the edition is over. */
  readonly past?: { readonly year: number; readonly isCurrent: boolean } | undefined
  /** Year routes only. */
  readonly years?: YearNavView | undefined
  /** By sort key. */
  readonly artists: readonly ArtistItemView[]
}

/** The artists of an edition (spec/screens §5.7, §6.5): one view for every letter and sort. */
export function loadArtists(args: LoadArgs): Loaded<ArtistsView> | NotFound {
  const { content, moment, meta } = args
  const edition = screenEdition(args)
  if (!edition && meta.year !== undefined) return notFound
  const answer = edition && content.get(`/years/${edition.year}/artists`)
  const copy = screenCopy(content, 'artists', 'Artists')
  const isYear = meta.year !== undefined
  const title = isYear ? `Artists ${meta.year}` : copy.title
  const isCurrent = edition !== undefined && isCurrentYear(content, edition.year)
  return {
    page: pageView({ ...(isYear ? { description: edition?.intro } : copy), title, edition }),
    view: {
      title,
      intro: isYear ? undefined : copy.intro,
      path: isYear ? `/${meta.year}/artists` : '/artists',
      edition: edition?.name,
      past: edition && pastView(edition, { moment, isCurrent }),
      years: edition && isYear ? yearNavView(edition, '/artists') : undefined,
      artists: (answer?.artists ?? []).map(artistItemView),
    },
  }
}
