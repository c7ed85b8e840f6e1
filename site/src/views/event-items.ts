import type { EventStub } from 'contract/answers/stubs.ts'
import { localOf, toInstant } from 'contract/rules/melbourne-time.ts'
import { byNextSession } from 'contract/rules/program-order.ts'
import type { EditionContext, EditionContexts } from './edition.ts'
import { eventItemView, type EventItemView } from './event-item.ts'

/** Events of any years as list items, in the order given. */
export function eventItems(
  events: readonly EventStub[],
  contexts: EditionContexts,
): readonly EventItemView[] {
  return events.map((event) => eventItemView(event, contexts.get(event.year)))
}

type Clocked = Pick<EditionContext, 'moment' | 'isPast' | 'zone'>

/** Exhibitions first, in the order given, then timed events by their next session; what is past keeps its order. */
export function soonestFirst(
  events: readonly EventStub[],
  context: Clocked | undefined,
): readonly EventStub[] {
  if (!context || context.isPast) return events
  const timed = events.filter(({ kind }) => kind === 'timed')
  return [
    ...events.filter(({ kind }) => kind === 'durational'),
    ...timed.toSorted(byNextSession(lastEnd(events, context, 0))),
  ]
}

/**
 * The wall time at which the last of the sessions that are over ended, or that of `least`, epoch milliseconds, if it is
 * later: an order by what is not over yet is the same as by the clock, and stays until a session ends.
 */
export function lastEnd(
  events: readonly EventStub[],
  { moment, isPast, zone }: Clocked,
  least: number,
): string {
  const ends = isPast
    ? []
    : events.flatMap(({ sessions }) => sessions.map(({ end }) => toInstant(end, zone)))
  return localOf(Math.max(least, ...ends.filter((end) => !moment.isBefore(end))), zone)
}
