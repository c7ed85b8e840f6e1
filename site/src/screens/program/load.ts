import { byYear } from 'contract/rules/sort-orders.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { beginsByTomorrow, currentYear, screenEdition } from '../../views/edition.ts'
import { guideLinks, type GuideLink } from '../../views/guide-links.ts'
import { CHANGES_FEED } from '../../views/feed-paths.ts'
import { pageMeta, screenCopy } from '../../views/page-meta.ts'
import { loadProgramView, type ProgramView } from '../../views/program-view.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'

export interface ProgramScreenView {
  readonly title: string
  readonly intro?: string | undefined
  readonly year: number
  /** Absent if the edition is not published. */
  readonly program?: ProgramView | undefined
  readonly leadsToNow?: boolean | undefined
  /** The year of the latest earlier edition, whose program is linked if this edition has no events. */
  readonly lastYear?: number | undefined
  /** On routes with a year only. */
  readonly years?: YearNavView | undefined
  /** On routes with a year only; in the order of the editor. */
  readonly guides: readonly GuideLink[]
}

/**
 * The program of the current year, or of a year after 2022 (spec/screens §3, §6.1). What staff wrote for the screen is
 * about the current edition, so a route with a year uses the texts of its edition instead.
 */
export function loadProgram(args: LoadArgs): Loaded<ProgramScreenView> | NotFound {
  const { content, meta } = args
  const edition = screenEdition(args)
  const isYearRoute = meta.year !== undefined
  if (!edition) return isYearRoute ? notFound : announcement(args)

  const copy = screenCopy(content, 'program', 'Program')
  const title = isYearRoute ? `Program ${edition.year}` : copy.title
  const program = loadProgramView(args, edition)
  return {
    page: pageMeta({
      ...(isYearRoute ? {} : copy),
      title,
      description: (isYearRoute ? undefined : copy.description) ?? edition.intro,
      image: edition.lead_image,
      edition,
      ...(isYearRoute ? {} : { feeds: [CHANGES_FEED] }),
    }),
    view: {
      title,
      intro: isYearRoute ? edition.theme_text : copy.intro,
      year: edition.year,
      program,
      leadsToNow: program.isCurrent && !program.past && beginsByTomorrow(edition, args.moment),
      lastYear: edition.previous_year,
      years: isYearRoute ? yearNavView(edition, '/program') : undefined,
      guides: isYearRoute ? guideLinks(content, edition.year) : [],
    },
  }
}

/** The edition of the current year is not published yet: the screen leads to the last program. */
function announcement({ content }: LoadArgs): Loaded<ProgramScreenView> | NotFound {
  const year = currentYear(content)
  if (year === undefined) return notFound
  const copy = screenCopy(content, 'program', 'Program')
  const years = content.get('/routes')?.festival_years ?? []
  const [last] = years
    .filter((each) => each < year)
    .map((each) => ({ order_year: each }))
    .toSorted(byYear)
  return {
    page: pageMeta(copy),
    view: { title: copy.title, intro: copy.intro, year, lastYear: last?.order_year, guides: [] },
  }
}
