import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { isoWithOffset, toInstant } from 'contract/rules/melbourne-time.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import type { EditionContext } from './edition.ts'
import { compareKeys } from 'contract/rules/program-order.ts'
import { eventItemView } from './event-item.ts'
import { statusWord } from './status.ts'

/** The view of a session in the list of a legacy edition (spec/screens §6.1, §6.4). */
export interface LegacySessionView {
  readonly id: string
  readonly href: string
  readonly title: string
  /** "11am–12pm AEST"; empty without a date. */
  readonly time: string
  /** The start with its offset from UTC. */
  readonly dateTime?: string | undefined
  /** Empty without a date. */
  readonly day: string
  readonly typeKey: string
  readonly type: string
  readonly where: string
  readonly price: string
  readonly status?: string | undefined
  readonly sortTitle: string
}

/**
 * Returns the sessions of timed events by start. Events without sessions come last (`~` is after all digits), once
 * each.
 */
export function legacySessions(
  events: readonly EventStub[],
  context: EditionContext,
): readonly LegacySessionView[] {
  return events
    .filter(({ kind }) => kind === 'timed')
    .flatMap((event) =>
      event.sessions.length === 0
        ? [sessionView(event, undefined, context)]
        : event.sessions.map((session) => sessionView(event, session, context)),
    )
    .toSorted((a, b) =>
      compareKeys([a.dateTime ?? '~', a.sortTitle, a.id], [b.dateTime ?? '~', b.sortTitle, b.id]),
    )
}

function sessionView(
  event: EventStub,
  session: SessionStub | undefined,
  context: EditionContext,
): LegacySessionView {
  const { href, title, type, where, price, status } = eventItemView(event, context)
  const start = session && toInstant(session.start, context.zone)
  return {
    id: session?.id ?? event.id,
    href,
    title,
    time:
      session && start !== undefined
        ? formatZonedTimes(start, toInstant(session.end, context.zone), { isNamed: true })
        : '',
    dateTime: start === undefined ? undefined : isoWithOffset(start, context.zone),
    day: session?.start.slice(0, 10) ?? '',
    typeKey: event.type,
    type,
    where: session?.venue?.name ?? where,
    price,
    status: status ?? (session && statusWord(session.state, context.isPast)),
    sortTitle: event.sort_title,
  }
}
