import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import {
  loadLegacyProgram,
  type LegacyProgramPart,
  legacyTopView,
  type LegacyTopView,
} from '../../views/legacy-program.ts'
import { guideLinks, type GuideLink } from '../../views/guide-links.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { screenEdition } from '../../views/edition.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'

export interface LegacyProgramView extends LegacyProgramPart {
  readonly top: LegacyTopView
  readonly year: number
  readonly path: string
  readonly guides: readonly GuideLink[]
  readonly years: YearNavView
}

/** spec/screens §6.1 */
export function loadLegacyProgramScreen(args: LoadArgs): Loaded<LegacyProgramView> | NotFound {
  const { content } = args
  const edition = screenEdition(args)
  if (!edition) return notFound

  const title = `Program ${edition.year}`
  return {
    page: pageMeta({ title, description: edition.intro, image: edition.lead_image, edition }),
    view: {
      top: legacyTopView(edition, title, args.moment),
      year: edition.year,
      path: `/${edition.year}/program`,
      ...loadLegacyProgram(args, edition),
      guides: guideLinks(content, edition.year),
      years: yearNavView(edition, '/program'),
    },
  }
}
