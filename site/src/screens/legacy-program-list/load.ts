import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import {
  loadLegacyProgram,
  type LegacyProgramPart,
  legacyTopView,
  type LegacyTopView,
} from '../../views/legacy-program.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { typeNoun, typeYears } from '../../views/type-path.ts'
import type { YearNavView } from '../../views/year-nav.ts'

export interface LegacyProgramListView extends LegacyProgramPart {
  readonly top: LegacyTopView
  readonly intro?: string | undefined
  readonly year: number
  readonly type: string
  /** The plural noun of the type, as in "No talks". */
  readonly noun: string
  readonly kind: 'durational' | 'timed'
  readonly program: string
  readonly years: YearNavView
}

/** Not found if the edition does not have the type (spec/screens §6.3). */
export function loadLegacyProgramList(args: LoadArgs): Loaded<LegacyProgramListView> | NotFound {
  const edition = screenEdition(args)
  const type = edition?.types.find(({ key }) => key === args.params['type'])
  if (!edition || !type) return notFound

  const part = loadLegacyProgram(args, edition)
  const { title, intro, key, kind } = type
  return {
    page: pageMeta({
      title,
      description: intro ?? edition.intro,
      image: edition.lead_image,
      edition,
    }),
    view: {
      top: legacyTopView(edition, title, args.moment),
      intro,
      year: edition.year,
      type: key,
      noun: typeNoun(type),
      kind,
      program: `/${edition.year}/program`,
      exhibitions: part.exhibitions.filter((item) => item.type === key),
      sessions: part.sessions.filter(({ typeKey }) => typeKey === key),
      years: typeYears(args.content, edition, key),
    },
  }
}
