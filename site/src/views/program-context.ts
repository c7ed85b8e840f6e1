import type { EventStub } from 'contract/answers/stubs.ts'
import type { Edition } from 'contract/answers/year.ts'
import { dateOf, startOfDay, toInstant, wallTimeOf } from 'contract/rules/melbourne-time.ts'
import type { EditionContext } from './edition.ts'
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
  const settled = settledNow(events, now, zone)
  return {
    year: edition.year,
    today: dateOf(now, zone),
    now: `${dateOf(settled, zone)}T${wallTimeOf(settled, zone)}`,
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
function settledNow(events: readonly EventStub[], now: number, zone: string): number {
  const ends = events.flatMap(({ sessions }) => sessions.map(({ end }) => toInstant(end, zone)))
  return Math.max(startOfDay(dateOf(now, zone), zone), ...ends.filter((end) => end <= now))
}
