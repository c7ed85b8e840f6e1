import type { EventStub } from 'contract/answers/stubs.ts'
import { localOf, nextMidnight } from 'contract/rules/melbourne-time.ts'
import { byNextSession } from 'contract/rules/program-order.ts'
import type { Content } from './content.ts'
import { earliest } from './earliest.ts'
import { editionContexts, type EditionContext } from './edition.ts'
import { eventItemUntil, eventItemView, type EventItemView } from './event-item.ts'

export type EditionContexts = ReadonlyMap<number, EditionContext>

/** The contexts of the editions that a mixed list of events belongs to. */
export function contextsOf(
  content: Content,
  events: readonly Pick<EventStub, 'year'>[],
  now: number,
): EditionContexts {
  return editionContexts(
    content,
    events.map(({ year }) => year),
    now,
  )
}

/** Events of any years as list items, in the order given. */
export function eventItems(
  events: readonly EventStub[],
  contexts: EditionContexts,
): readonly EventItemView[] {
  return events.map((event) => eventItemView(event, contexts.get(event.year)))
}

/** Exhibitions first, in the order given, then timed events by their next session; what is past keeps its order. */
export function soonestFirst(
  events: readonly EventStub[],
  context: Pick<EditionContext, 'now' | 'phase' | 'zone'> | undefined,
): readonly EventStub[] {
  if (!context || context.phase === 'past') return events
  const { now, zone } = context
  const timed = events.filter(({ kind }) => kind === 'timed')
  return [
    ...events.filter(({ kind }) => kind === 'durational'),
    ...timed.toSorted(byNextSession(localOf(now, zone))),
  ]
}

/**
 * Until when such a list reads as it does: the end of a next session, or, while one of the editions is not past, the
 * next midnight (spec/screens §0.4).
 */
export function eventItemsUntil(
  events: readonly EventStub[],
  contexts: EditionContexts,
): number | undefined {
  return earliest(
    ...events.map((event) => {
      const context = contexts.get(event.year)
      if (!context || context.phase === 'past') return undefined
      return earliest(eventItemUntil(event, context), nextMidnight(context.now, context.zone))
    }),
  )
}
