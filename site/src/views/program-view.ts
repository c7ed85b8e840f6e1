import {
  isCurrentYear,
  editionContext,
  editionDates,
  pastView,
  type PastView,
  todayIn,
  type EditionContext,
} from './edition.ts'
import type { LoadArgs } from './screen.ts'
import { programItemView, type ProgramItemView } from './program-item.ts'
import type { Edition } from 'contract/answers/year.ts'

/** spec/screens §3, §4 */
export interface ProgramView {
  /** The path of the program: `/program`, `/2024/program`. */
  readonly base: string
  /** "6–29 March 2026". */
  readonly dates: string
  /** The key of the screen's type; absent for all types. */
  readonly type?: string | undefined
  readonly context: ProgramContext
  readonly items: readonly ProgramItemView[]
  /** Whether it is the program of the current year, which alone has a timeline. */
  readonly isCurrent: boolean
  readonly past?: PastView | undefined
}

export function loadProgramView(
  { content, moment, meta }: LoadArgs,
  edition: Edition,
  type?: string,
): ProgramView {
  const { year } = edition
  const program = content.get(`/years/${year}/program`)
  const context = editionContext(content, edition, moment)
  const isCurrent = isCurrentYear(content, year)
  const events = (program?.events ?? []).filter(
    (event) => type === undefined || event.type === type,
  )
  return {
    base: meta.year === undefined ? '/program' : `/${year}/program`,
    dates: editionDates(edition),
    type,
    context: programContext(edition, context),
    items: events.map((event) => programItemView(event, context)),
    isCurrent,
    past: pastView(edition, { moment, isCurrent }),
  }
}

export interface ProgramContext {
  readonly year: number
  /** From `todayIn`. */
  readonly today: string
  readonly zone: string
  readonly start: string
  readonly end: string
  readonly isPast: boolean
  readonly types: readonly {
    readonly key: string
    readonly title: string
    readonly kind: 'durational' | 'timed'
    readonly count: number
  }[]
  readonly precincts: readonly {
    readonly key: string
    readonly title: string
    readonly subtitle?: string | undefined
  }[]
}

export function programContext(edition: Edition, context: EditionContext): ProgramContext {
  const today = todayIn(edition, context.moment)
  return {
    year: edition.year,
    today,
    zone: edition.zone,
    start: edition.start,
    end: edition.end,
    isPast: context.isPast,
    types: edition.types.map(({ key, title, kind, count }) => ({ key, title, kind, count })),
    precincts: edition.precincts.map(({ key, title, subtitle }) => ({ key, title, subtitle })),
  }
}
