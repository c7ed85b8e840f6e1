import type { Edition } from 'contract/answers/year.ts'
import type { Moment } from 'contract/rules/moment.ts'
import {
  isCurrentYear,
  isPastEdition,
  pastView,
  screenEdition,
  todayIn,
  type PastView,
} from './edition.ts'
import { pageMeta, screenCopy } from './page-meta.ts'
import { notFound, type LoadArgs, type NotFound, type PageMeta } from './screen.ts'
import { yearNavView, type YearNavView } from './year-nav.ts'

/** The parts that the artists, the venues and the map of an edition share (spec/screens §5.1, §5.5, §5.7). */
export interface EditionListView {
  readonly title: string
  readonly intro?: string | undefined
  readonly path: string
  /** "Parallax 2026"; absent if no edition is published. */
  readonly edition?: string | undefined
  /** Set if the edition is over. */
  readonly past?: PastView | undefined
  /** On routes with a year only. */
  readonly years?: YearNavView | undefined
}

/** Title and intro that staff wrote are about the current edition, so a route with a year does not use them. */
export function loadEditionList(
  args: LoadArgs,
  { screen, title: name, path }: { screen: string; title: string; path: string },
): { edition: Edition | undefined; page: PageMeta; view: EditionListView } | NotFound {
  const { content, moment, meta } = args
  const edition = screenEdition(args)
  const { year } = meta
  if (!edition && year !== undefined) return notFound
  const copy = screenCopy(content, screen, name)
  const title = year === undefined ? copy.title : `${name} ${year}`
  const isCurrent = edition !== undefined && isCurrentYear(content, edition.year)
  return {
    edition,
    page: pageMeta({
      ...(year === undefined ? copy : { description: edition?.intro }),
      title,
      edition,
    }),
    view: {
      title,
      intro: year === undefined ? copy.intro : undefined,
      path: year === undefined ? path : `/${year}${path}`,
      edition: edition?.name,
      past: edition && pastView(edition, { moment, isCurrent }),
      years: edition && year !== undefined ? yearNavView(edition, path) : undefined,
    },
  }
}

export interface VenuesContext {
  readonly today?: string
  readonly start?: string
  readonly end?: string
  readonly isPast?: boolean
  readonly precincts: readonly {
    readonly key: string
    readonly title: string
    readonly subtitle?: string | undefined
  }[]
  readonly types?: readonly { readonly key: string; readonly title: string }[]
}

export function venuesContext(edition: Edition, moment: Moment): VenuesContext {
  const { start, end, precincts, types } = edition
  return {
    today: todayIn(edition, moment),
    start,
    end,
    isPast: isPastEdition(edition, moment),
    precincts: precincts.map(({ key, title, subtitle }) => ({ key, title, subtitle })),
    types: types.map(({ key, title }) => ({ key, title })),
  }
}
