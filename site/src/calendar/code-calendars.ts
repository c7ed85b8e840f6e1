import { plainTitle } from 'contract/rules/caption.ts'
import { MAX_PLAN_ITEMS } from 'contract/rules/plan-link.ts'
import { SHORT_CODE } from 'contract/rules/short-code.ts'
import { calendarPath } from '../views/calendar-path.ts'
import { currentYear } from '../views/edition.ts'
import { findCodes } from '../views/find-codes.ts'
import type { Content } from '../views/screen.ts'
import type { CalendarSource } from './calendar-text.ts'
import { entriesOf, type EntrySource } from './event-entries.ts'

/** One session, or an event with all its sessions. Undefined for a code of neither. */
export function codeCalendar(code: string, source: EntrySource): CalendarSource | undefined {
  const [found] = SHORT_CODE.test(code) ? findCodes([code], source.content) : []
  if (!found) return undefined
  return { name: plainTitle(found.event.title), entries: entriesOfCodes([code], source) }
}

/** `items` are codes separated by dots (spec/behaviour §34.1). Unknown codes have no entries. */
export function planCalendar(items: string, source: EntrySource): CalendarSource {
  const codes = items.split('.').filter((code) => SHORT_CODE.test(code))
  const entries = entriesOfCodes(codes.slice(0, MAX_PLAN_ITEMS), source)
  return { name: 'My program', entries }
}

/** Addresses that the pages of the current edition link to. */
export function calendarPaths(content: Content): readonly string[] {
  const year = currentYear(content)
  const events = year === undefined ? [] : (content.get(`/years/${year}/program`)?.events ?? [])
  return events
    .flatMap(({ id, sessions }) => [id, ...sessions.map((session) => session.id)])
    .map(calendarPath)
}

function entriesOfCodes(codes: readonly string[], source: EntrySource) {
  const found = findCodes([...new Set(codes)], source.content).filter((each) => each !== undefined)
  const wanted = found.flatMap(({ event, session }) =>
    session ? [session.id] : [event.id, ...event.sessions.map(({ id }) => id)],
  )
  const events = new Map(found.map(({ event }) => [event.slug, event]))
  return entriesOf([...events.values()], new Set(wanted), source)
}
