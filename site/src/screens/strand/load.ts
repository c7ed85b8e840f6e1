import type { PROGRAM } from '../../lists/lists.ts'
import { pathOf } from 'contract/rules/path-of.ts'
import { splitYearPrefix } from 'contract/rules/year-prefix.ts'
import type { Strand } from 'contract/answers/strand.ts'
import { notFound, type Loaded, type LoadArgs, type NotFound } from '../../views/screen.ts'
import { type BlockView, blocksView } from '../../views/blocks-view.ts'
import { isCurrentYear, editionContext } from '../../views/edition.ts'
import { pageMeta } from '../../views/page-meta.ts'
import { programContext, type ProgramContext } from '../../views/program-view.ts'
import { programItemView, type ProgramItemView } from '../../views/program-item.ts'
import { yearNavView, type YearNavView } from '../../views/year-nav.ts'

export interface StrandView {
  readonly title: string
  readonly intro?: string | undefined
  readonly blocks: readonly BlockView[]
  readonly path: string
  /** The path of the program that contains the events. */
  readonly program: string
  /** The sort that staff chose; it needs no query key. */
  readonly grouping: keyof typeof PROGRAM.sorts
  readonly context: ProgramContext
  readonly items: readonly ProgramItemView[]
  readonly isCurrent: boolean
  /** On entries of a year only (spec/screens §5.19). */
  readonly years?: YearNavView | undefined
}

/** For each grouping that staff can choose, the sort of the program that groups in the same way (spec/content C5). */
const GROUPINGS: Readonly<Record<Strand['group_by'], StrandView['grouping']>> = {
  day: 'date',
  precinct: 'location',
  type: 'type',
}

/** A program entry (spec/screens §5.19). */
export function loadStrand(args: LoadArgs): Loaded<StrandView> | NotFound {
  const { content, moment, meta } = args
  const name = meta.name ?? ''
  const strand = content.get(`/strands/${name}`)
  const edition = strand && content.get(`/years/${strand.year}`)
  if (!strand || !edition) return notFound

  const page = pageMeta({
    title: strand.title,
    description: strand.intro,
    meta: strand.meta,
    theme: strand.theme,
    edition,
  })
  const context = editionContext(content, edition, moment)
  const isCurrent = isCurrentYear(content, edition.year)
  return {
    page,
    view: {
      title: strand.title,
      intro: strand.intro,
      blocks: blocksView(strand.blocks, {
        content,
        moment,
        background: page.theme.backgroundColor,
      }),
      path: pathOf({ type: 'strand', name }),
      program: isCurrent ? '/program' : `/${edition.year}/program`,
      grouping: GROUPINGS[strand.group_by],
      isCurrent,
      years: splitYearPrefix(name) ? yearNavView(edition, '/program') : undefined,
      context: programContext(edition, context),
      items: strand.events.map((event) => programItemView(event, context)),
    },
  }
}
