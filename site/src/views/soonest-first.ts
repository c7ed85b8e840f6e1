/** A separate file, because the browser's lists load `event-item.ts` and do not need `sort-orders.ts`. */
import type { EventStub } from 'contract/answers/stubs.ts'
import { byNextSession } from 'contract/rules/sort-orders.ts'
import { sessionNow, sessionsAhead } from 'contract/rules/state-now.ts'
import type { EditionContext } from './edition.ts'

type Clocked = Pick<EditionContext, 'moment' | 'isPast' | 'zone'>

/**
 * Exhibitions come first, because visitors can see them on any day; timed events that are over come last
 * (spec/content C3). In a past edition everything is over, so its order stays.
 */
export function soonestFirst(
  events: readonly EventStub[],
  context: Clocked | undefined,
): readonly EventStub[] {
  if (!context || context.isPast) return events
  const timed = events.filter(({ kind }) => kind === 'timed')
  const starts = new Map(timed.map((event) => [event.id, nextStart(event, context)]))
  return [
    ...events.filter(({ kind }) => kind === 'durational'),
    ...timed.toSorted(byNextSession(({ id }) => starts.get(id))),
  ]
}

function nextStart(event: EventStub, context: Clocked): string | undefined {
  return sessionsAhead(event.sessions, (session) => sessionNow(session, event, context))[0]?.start
}
