import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { pageView } from '../../views/page-view.ts'
import { loadProgramView, type ProgramView } from '../../views/program-view.ts'
import { screenEdition } from '../../views/screen-edition.ts'
import { typeNoun } from '../../views/type-noun.ts'
import { typeYears } from '../../views/type-years.ts'
import type { YearNavView } from '../../views/year-nav.ts'

export interface ProgramListView {
  readonly title: string
  /** As in "No talks". */
  readonly noun: string
  readonly intro?: string | undefined
  readonly year: number
  readonly program: ProgramView
  /** Year routes only. */
  readonly years?: YearNavView | undefined
}

/** The program of one type (spec/screens §4, §6.3); a type that the edition does not have is not found. */
export function loadProgramList(args: LoadArgs): Loaded<ProgramListView> | NotFound {
  const { params, meta } = args
  const edition = screenEdition(args)
  const type = edition?.types.find(({ key }) => key === params['type'])
  if (!edition || !type) return notFound

  return {
    page: pageView({
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
      years: meta.year === undefined ? undefined : typeYears(args.content, edition, type.key),
    },
  }
}
