import { formatDate } from 'contract/rules/melbourne-time.ts'
import { compareKeys } from 'contract/rules/program-order.ts'
import type { LegacySessionView } from './legacy-sessions.ts'

export interface LegacyDayView {
  readonly key: string
  readonly heading: string
  readonly sessions: readonly LegacySessionView[]
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
    compareKeys([a.sortTitle, a.dateTime ?? '~', a.id], [b.sortTitle, b.dateTime ?? '~', b.id]),
  )
}
