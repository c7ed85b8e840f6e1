import { isCurrentYear } from '../../views/current-year.ts'
import { pastView } from '../../views/edition.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { pageView, screenCopy } from '../../views/page-view.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import { openVenueItemView, type VenueItemView } from '../../views/venue-item.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'

export interface VenuesView {
  readonly title: string
  readonly intro?: string | undefined
  /** Of this screen, and of the map of the same edition. */
  readonly path: string
  readonly mapPath: string
  /** "Parallax 2026"; absent while no edition is published. */
  readonly edition?: string | undefined
  /** Set when the edition is over. */
  readonly past?: { readonly year: number; readonly isCurrent: boolean } | undefined
  /** Year routes only. */
  readonly years?: YearNavView | undefined
  readonly precincts: readonly {
    readonly key: string
    readonly title: string
    readonly subtitle?: string | undefined
  }[]
  /** By precinct and name. */
  readonly venues: readonly VenueItemView[]
}

/** The venues of an edition (spec/screens §5.5, §6.6): one view for every filter and sort. */
export function loadVenues(args: LoadArgs): Loaded<VenuesView> | NotFound {
  const { content, moment, meta } = args
  const edition = screenEdition(args)
  if (!edition && meta.year !== undefined) return notFound
  const answer = edition && content.get(`/years/${edition.year}/venues`)
  const copy = screenCopy(content, 'venues', 'Venues')
  const prefix = meta.year === undefined ? '' : `/${meta.year}`
  const frame = { path: `${prefix}/venues`, mapPath: `${prefix}/program/map` }
  const title = meta.year === undefined ? copy.title : `Venues ${meta.year}`
  const said = meta.year === undefined ? copy : { description: edition?.intro }
  const page = pageView({ ...said, title, edition })
  if (!edition)
    return { page, view: { ...frame, title, intro: copy.intro, precincts: [], venues: [] } }

  const hours = hoursContext(edition, moment)
  const isCurrent = isCurrentYear(content, edition.year)
  return {
    page,
    view: {
      ...frame,
      title,
      intro: meta.year === undefined ? copy.intro : undefined,
      edition: edition.name,
      past: pastView(edition, { moment, isCurrent }),
      years: meta.year === undefined ? undefined : yearNavView(edition, '/venues'),
      precincts: edition.precincts.map(({ key, title: name, subtitle }) => ({
        key,
        title: name,
        subtitle,
      })),
      venues: (answer?.venues ?? []).map((venue) => openVenueItemView(venue, hours, meta.year)),
    },
  }
}
