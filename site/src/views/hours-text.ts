import type { EditionSummary } from 'contract/answers/parts.ts'
import { hoursOn, type Hours } from 'contract/rules/hours.ts'
import { createMoment } from 'contract/rules/moment.ts'
import { hoursContext, hoursView, rowsText, type HoursView } from './hours-view.ts'

/** Hours in one line, the same at any time: "Daily 10am–5pm; Friday 13 March 2026 Closed". */
export function hoursText(
  hours: Hours,
  edition: Pick<EditionSummary, 'start' | 'end' | 'zone'>,
  dates?: { readonly start: string; readonly end: string },
): string {
  const context = hoursContext(edition, createMoment(0), dates)
  // With `isPast` the view does not depend on today and has all exceptions.
  const view = hoursView(hours, { ...context, isPast: true })
  const others = view.exceptions.map(({ day, hours: text }) => `${day} ${text}`)
  return view.summary ?? [weekText(view), ...others].filter(Boolean).join('; ')
}

/** The hours of the week in one line: "Monday–Friday 10am–5pm; Saturday 12–4pm; Sunday Closed". */
export function weekText({ summary, week }: HoursView): string {
  return summary ?? week.map(({ days, hours }) => `${days} ${hours}`).join('; ')
}

/** The hours of one day: "10am–5pm", "Open 24 hours", "Closed"; undefined if they are not known. */
export function dayHoursText(hours: Hours, date: string): string | undefined {
  const rows = hoursOn(hours, date)
  return rows && rowsText(rows)
}
