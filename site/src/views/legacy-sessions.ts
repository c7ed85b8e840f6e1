import type { EventStub, SessionStub } from 'contract/answers/stubs.ts'
import { formatDate, isoWithOffset, toInstant } from 'contract/rules/melbourne-time.ts'
import { formatZonedTimes } from 'contract/rules/zoned-times.ts'
import type { EditionContext } from './edition.ts'
import { eventItemView } from './event-item.ts'
import { statusWord } from './status.ts'

/** One session in the plain list of a legacy edition (screens 6.1, 6.4). */
export interface LegacySessionView {
  readonly id: string
  readonly href: string
  readonly title: string
  /** "11am–12pm AEST"; empty while there is no date. */
  readonly time: string
  /** Of the start, with its offset. */
  readonly dateTime?: string | undefined
  /** Empty while there is no date. */
  readonly day: string
  readonly typeKey: string
  readonly type: string
  readonly where: string
  readonly price: string
  readonly status?: string | undefined
  readonly sortTitle: string
}

export interface LegacyDayView {
  readonly key: string
  readonly heading: string
  readonly sessions: readonly LegacySessionView[]
}

/** The sessions of timed events by start; an event without sessions comes last, once. */
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
      compare([a.dateTime ?? '~', a.sortTitle, a.id], [b.dateTime ?? '~', b.sortTitle, b.id]),
    )
}

/** Under their days; those without a date under the last heading. */
export function legacyDays(sessions: readonly LegacySessionView[]): readonly LegacyDayView[] {
  const days = [...new Set(sessions.map(({ day }) => day))]
  return days.map((day) => ({
    key: day || 'undated',
    heading: day ? formatDate(day, 'weekday') : 'Date to be announced',
    sessions: sessions.filter((session) => session.day === day),
  }))
}

/** By title, each event's sessions in order. */
export function byTitleAndStart(
  sessions: readonly LegacySessionView[],
): readonly LegacySessionView[] {
  return sessions.toSorted((a, b) =>
    compare([a.sortTitle, a.dateTime ?? '~', a.id], [b.sortTitle, b.dateTime ?? '~', b.id]),
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
    status: status ?? (session && statusWord(session.state, context.phase === 'past')),
    sortTitle: event.sort_title,
  }
}

/** By code unit, as the contract's orders. */
function compare(a: readonly string[], b: readonly string[]): number {
  for (const [position, key] of a.entries()) {
    const other = b[position] ?? ''
    if (key !== other) return key < other ? -1 : 1
  }
  return 0
}
