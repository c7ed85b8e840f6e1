import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { PROGRAM } from '../../lists/lists.ts'
import { pageMeta } from '../../views/page-meta.ts'
import type { ProgramItemView } from '../../views/program-item.ts'
import { loadProgramView, type ProgramView } from '../../views/program-view.ts'
import { screenEdition } from '../../views/edition.ts'
import { typeNoun, typeYears } from '../../views/type-path.ts'
import type { YearNavView } from '../../views/year-nav.ts'

export interface ProgramListView {
  readonly title: string
  /** The plural noun of the type, as in "No talks". */
  readonly noun: string
  readonly intro?: string | undefined
  readonly year: number
  readonly program: ProgramView
  /** The events of the other types, only while filters are in use: then the tabs count what is left. */
  readonly others?: readonly ProgramItemView[] | undefined
  /** On routes with a year only. */
  readonly years?: YearNavView | undefined
}

/** Not found if the edition does not have the type (spec/screens §4, §6.3). */
export function loadProgramList(args: LoadArgs): Loaded<ProgramListView> | NotFound {
  const { params, meta, query } = args
  const edition = screenEdition(args)
  const type = edition?.types.find(({ key }) => key === params['type'])
  if (!edition || !type) return notFound
  const isNarrowed = PROGRAM.facets.some(({ key }) => query[key] !== undefined)

  return {
    page: pageMeta({
      title: type.title,
      description: type.intro ?? edition.intro,
      image: edition.lead_image,
      edition,
    }),
    view: {
      title: type.title,
      noun: typeNoun(type),
      intro: type.intro,
      year: edition.year,
      program: loadProgramView(args, edition, type.key),
      others: isNarrowed
        ? loadProgramView(args, edition).items.filter((item) => item.type !== type.key)
        : undefined,
      years: meta.year === undefined ? undefined : typeYears(args.content, edition, type.key),
    },
  }
}
