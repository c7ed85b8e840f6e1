import type { Edition } from 'contract/answers/year.ts'
import { family } from 'contract/rules/family.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import type { PastBadgeProps } from '../../ui/past-badge.tsx'
import { isCurrentYear } from '../../views/current-year.ts'
import { editionContext, editionDates, todayIn } from '../../views/edition.ts'
import { soonestFirst } from '../../views/event-items.ts'
import { hoursContext } from '../../views/hours-view.ts'
import { legacyTopView, type LegacyTopView } from '../../views/legacy-tabs.ts'
import { pageView, screenCopy } from '../../views/page-view.ts'
import type { FilterContext } from '../../views/program-filter.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'
import { loadPlaceMaps, type PlaceMapView } from './load-place-maps.ts'
import { mapVenueView, type MapVenueView } from './venue-view.ts'

export interface ProgramMapView {
  readonly title: string
  readonly intro?: string | undefined
  readonly path: string
  /** "Parallax 2026"; absent while no edition is published. */
  readonly edition?: string | undefined
  readonly dates?: string | undefined
  /** Of an edition with the legacy screens, in place of title, dates and badge. */
  readonly legacyTop?: LegacyTopView | undefined
  readonly past?: PastBadgeProps | undefined
  /** Year routes only. */
  readonly years?: YearNavView | undefined
  readonly context: FilterContext
  readonly precincts: readonly PrecinctView[]
  readonly types: readonly { readonly key: string; readonly title: string }[]
  /** By precinct and name. */
  readonly venues: readonly MapVenueView[]
  /** Of every venue that has a place on the ground; each is drawn when it has something to show. */
  readonly maps: readonly PlaceMapView[]
}

export interface PrecinctView {
  readonly key: string
  readonly title: string
  readonly subtitle?: string | undefined
}

/** The map of an edition (spec/screens §5.1, §6.2): one view for every filter and selection. */
export function loadProgramMap(args: LoadArgs): Loaded<ProgramMapView> | NotFound {
  const { content, meta } = args
  const edition = screenEdition(args)
  const isYearRoute = meta.year !== undefined
  if (!edition && isYearRoute) return notFound
  const copy = screenCopy(content, 'program-map', 'Map')
  const title = isYearRoute ? `Map ${meta.year}` : copy.title
  const page = pageView({
    ...(isYearRoute ? { description: edition?.intro } : copy),
    title,
    image: edition?.lead_image,
    edition,
  })
  const frame = {
    title,
    intro: isYearRoute ? undefined : copy.intro,
    path: isYearRoute ? `/${meta.year}/program/map` : '/program/map',
  }
  if (!edition) return { page, view: { ...frame, ...NO_EDITION } }
  const places = loadPlaces(args, edition, frame.path)
  const isCurrent = isCurrentYear(content, edition.year)
  return {
    page,
    view: {
      ...frame,
      ...places,
      edition: edition.name,
      dates: editionDates(edition),
      legacyTop:
        family(edition.year) === 'legacy' ? legacyTopView(edition, title, args.moment) : undefined,
      past: places.context.isPast ? { year: edition.year, isCurrent } : undefined,
      years: isYearRoute ? yearNavView(edition, '/program/map') : undefined,
    },
  }
}

type Places = Pick<ProgramMapView, 'context' | 'precincts' | 'types' | 'venues' | 'maps'>

const NO_EDITION: Places = {
  context: { today: '', start: '', end: '', isPast: false, precincts: [] },
  precincts: [],
  types: [],
  venues: [],
  maps: [],
}

function loadPlaces({ content, moment, meta }: LoadArgs, edition: Edition, path: string): Places {
  const { year } = edition
  const venues = content.get(`/years/${year}/venues`)?.venues ?? []
  const program = content.get(`/years/${year}/program`)
  const context = editionContext(edition, moment)
  const events = soonestFirst(program?.events ?? [], context)
  const hours = hoursContext(edition, moment)
  const precincts = edition.precincts.map(({ key, title, subtitle }) => ({ key, title, subtitle }))
  return {
    context: {
      today: todayIn(edition, moment),
      start: edition.start,
      end: edition.end,
      isPast: context.isPast,
      precincts,
    },
    precincts,
    types: edition.types.map(({ key, title }) => ({ key, title })),
    venues: venues.map((venue) =>
      mapVenueView(venue, events, { edition: context, hours, year: meta.year }),
    ),
    maps: loadPlaceMaps(content, { venues, edition, path }),
  }
}
