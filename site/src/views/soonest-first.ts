/**
 * Orders that depend on the time. They are apart from `event-item.ts`: lists in the browser load a part of that, and would
 * load the orders of the program too.
 */
import type { EventStub } from 'contract/answers/stubs.ts'
import { localOf, toInstant } from 'contract/rules/local-time.ts'
import { byNextSession } from 'contract/rules/program-order.ts'
import type { EditionContext } from './edition.ts'

type Clocked = Pick<EditionContext, 'moment' | 'isPast' | 'zone'>

/**
 * Sorts exhibitions first, in their given order, because they are there on any day; then timed events by their next session,
 * those that are over last (spec/content C3). In a past edition everything is over, so its order stays.
 */
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
 * Returns a wall time that stands for "now" in orders: when the last session that is over ended, but at least `least`
 * (epoch milliseconds). The order is the same as by the time now. The value changes only when a session ends, so the
 * page does not change every minute.
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
