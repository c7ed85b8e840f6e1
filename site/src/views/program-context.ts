import type { EventStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import { dateOf, localOf, startOfDay, toInstant } from 'contract/rules/melbourne-time.ts'
import { todayIn, type EditionContext } from './edition.ts'
import type { FilterContext } from './program-filter.ts'
import type { SortContext } from './program-sort.ts'

/** All that filters, groups and orders need of an edition; part of a program's view. */
export interface ProgramContext extends FilterContext, Omit<SortContext, 'precincts'> {
  readonly year: number
  readonly precincts: SortContext['precincts']
  readonly types: readonly {
    readonly key: string
    readonly title: string
    readonly kind: 'durational' | 'timed'
    readonly count: number
  }[]
}

export function programContext(
  edition: Edition,
  { now, phase, zone }: EditionContext,
  events: readonly EventStub[],
): ProgramContext {
  const today = todayIn(edition, now)
  const settled = settledNow(events, { now, today, zone })
  return {
    year: edition.year,
    today,
    now: localOf(settled, zone),
    start: edition.start,
    end: edition.end,
    isPast: phase === 'past',
    types: edition.types.map(({ key, title, kind, count }) => ({ key, title, kind, count })),
    precincts: edition.precincts.map(({ key, title, subtitle }) => ({ key, title, subtitle })),
  }
}

/**
 * The last moment at which a session ended, or the day began: orders by what is not over yet come out the same as by
 * the clock, and the view's bytes stay until they change something.
 */
function settledNow(
  events: readonly EventStub[],
  { now, today, zone }: { now: number; today: string; zone: string },
): number {
  const ends = events.flatMap(({ sessions }) => sessions.map(({ end }) => toInstant(end, zone)))
  const isPast = today < dateOf(now, zone)
  const over = isPast ? [] : ends.filter((end) => end <= now)
  return Math.max(startOfDay(today, zone), ...over)
}
