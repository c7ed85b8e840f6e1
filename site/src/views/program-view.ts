import type { Edition } from 'contract/answers/year.ts'
import { isCurrentYear, editionContext, editionDates, pastView, type PastView } from './edition.ts'
import type { LoadArgs } from './screen.ts'
import { programContext, type ProgramContext } from './program-context.ts'
import { programItemView, venueHours, type ProgramItemView } from './program-item.ts'

/** The view of a program, or of one of its types (spec/screens §3, §4). */
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

/** Loads the program of an edition, or one `type` of it. */
export function loadProgramView(
  { content, moment, meta }: LoadArgs,
  edition: Edition,
  type?: string,
): ProgramView {
  const { year } = edition
  const program = content.get(`/years/${year}/program`)
  const venues = venueHours(content.get(`/years/${year}/venues`)?.venues ?? [])
  const context = editionContext(edition, moment)
  const isCurrent = isCurrentYear(content, year)
  const events = (program?.events ?? []).filter(
    (event) => type === undefined || event.type === type,
  )
  return {
    base: meta.year === undefined ? '/program' : `/${year}/program`,
    dates: editionDates(edition),
    type,
    context: programContext(edition, context, events),
    items: events.map((event) => programItemView(event, context, venues)),
    isCurrent,
    past: pastView(edition, { moment, isCurrent }),
  }
}
