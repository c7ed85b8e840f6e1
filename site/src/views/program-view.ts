import type { Edition } from 'contract/answers/year.ts'
import { isCurrentYear } from './current-year.ts'
import type { LoadArgs } from './screen.ts'
import { editionContext, editionDates } from './edition.ts'
import { programContext, type ProgramContext } from './program-context.ts'
import { programItemView, venueHours, type ProgramItemView } from './program-item.ts'

/** A program or one type of it, to scan and to narrow: what `ProgramBrowser` draws (spec/screens §3, §4). */
export interface ProgramView {
  /** Where the program stands: `/program`, `/2024/program`. */
  readonly base: string
  /** "6–29 March 2026". */
  readonly dates: string
  /** Key of the type the screen is about; absent: all. */
  readonly type?: string | undefined
  readonly context: ProgramContext
  readonly items: readonly ProgramItemView[]
  /** Of the festival's current year, which alone has a timeline. */
  readonly isCurrent: boolean
}

/** The program of an edition as a view; `type` keeps one type. */
export function loadProgramView(
  { content, moment, meta }: LoadArgs,
  edition: Edition,
  type?: string,
): ProgramView {
  const { year } = edition
  const program = content.get(`/years/${year}/program`)
  const venues = venueHours(content.get(`/years/${year}/venues`)?.venues ?? [])
  const context = editionContext(edition, moment)
  const events = (program?.events ?? []).filter(
    (event) => type === undefined || event.type === type,
  )
  return {
    base: meta.year === undefined ? '/program' : `/${year}/program`,
    dates: editionDates(edition),
    type,
    context: programContext(edition, context, events),
    items: events.map((event) => programItemView(event, context, venues)),
    isCurrent: isCurrentYear(content, year),
  }
}
