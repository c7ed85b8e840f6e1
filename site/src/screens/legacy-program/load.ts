import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import {
  loadLegacyProgram,
  type LegacyProgramPart,
  legacyTopView,
  type LegacyTopView,
} from '../../views/legacy-program.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'

export interface LegacyProgramView extends LegacyProgramPart {
  readonly top: LegacyTopView
  readonly year: number
  readonly path: string
  readonly guides: readonly { readonly href: string; readonly title: string }[]
  readonly years: YearNavView
}

/** The program of an edition of 2022 or before (spec/screens §6.1). */
export function loadLegacyProgramScreen(args: LoadArgs): Loaded<LegacyProgramView> | NotFound {
  const { content } = args
  const edition = screenEdition(args)
  if (!edition) return notFound

  const guides = content.get(`/years/${edition.year}/guides`)?.guides ?? []
  const title = `Program ${edition.year}`
  return {
    page: pageMeta({ title, description: edition.intro, image: edition.lead_image, edition }),
    view: {
      top: legacyTopView(edition, title, args.moment),
      year: edition.year,
      path: `/${edition.year}/program`,
      ...loadLegacyProgram(args, edition),
      guides: guides.map((guide) => ({
        href: pathOf({ type: 'guide', slug: guide.slug }),
        title: guide.title,
      })),
      years: yearNavView(edition, '/program'),
    },
  }
}
