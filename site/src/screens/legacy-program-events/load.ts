import { family } from 'contract/rules/family.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import {
  loadLegacyProgram,
  legacyTopView,
  type LegacyTopView,
  type LegacySessionView,
} from '../../views/legacy-program.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { yearNavView, yearPath, type YearNavView } from '../../views/year-nav.ts'

export interface LegacyProgramEventsView {
  readonly top: LegacyTopView
  readonly year: number
  readonly path: string
  readonly sessions: readonly LegacySessionView[]
  /** The types that have sessions, in the edition's order: a link to another type would show an empty list. */
  readonly types: readonly { readonly key: string; readonly title: string }[]
  readonly years: YearNavView
}

/** All timed events of an edition in one list (spec/asked §2, spec/screens §6.4). Newer editions list them by type. */
export function loadLegacyProgramEvents(
  args: LoadArgs,
): Loaded<LegacyProgramEventsView> | NotFound {
  const edition = screenEdition(args)
  if (!edition) return notFound

  const { sessions } = loadLegacyProgram(args, edition)
  const title = `Events ${edition.year}`
  return {
    page: pageMeta({ title, description: edition.intro, image: edition.lead_image, edition }),
    view: {
      top: legacyTopView(edition, title, args.moment),
      year: edition.year,
      path: `/${edition.year}/program/events`,
      sessions,
      types: edition.types
        .filter(({ key }) => sessions.some(({ typeKey }) => typeKey === key))
        .map(({ key, title: typeTitle }) => ({ key, title: typeTitle })),
      years: yearNavView(edition, (year) =>
        family(year) === 'legacy' ? `/${year}/program/events` : yearPath(year, 'program'),
      ),
    },
  }
}
