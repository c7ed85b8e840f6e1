import type { EventStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import { startOfDay } from 'contract/rules/melbourne-time.ts'
import { todayIn, type EditionContext } from './edition.ts'
import { lastEnd } from './event-items.ts'

/** What filters, groups and orders need to know of an edition. */
export interface ProgramContext {
  readonly year: number
  /** The date in the edition's zone at the view's instant. */
  readonly today: string
  /** A wall time there, `YYYY-MM-DDTHH:MM`, that stands for "now" in orders (`lastEnd`). */
  readonly now: string
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

export function programContext(
  edition: Edition,
  context: EditionContext,
  events: readonly EventStub[],
): ProgramContext {
  const today = todayIn(edition, context.moment)
  return {
    year: edition.year,
    today,
    now: lastEnd(events, context, startOfDay(today, context.zone)),
    start: edition.start,
    end: edition.end,
    isPast: context.isPast,
    types: edition.types.map(({ key, title, kind, count }) => ({ key, title, kind, count })),
    precincts: edition.precincts.map(({ key, title, subtitle }) => ({ key, title, subtitle })),
  }
}
