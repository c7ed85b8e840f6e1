import type { Moment } from 'contract/rules/moment.ts'
import { SHORT_CODE } from 'contract/rules/short-code.ts'
import { CALENDAR_QUERY } from '../lists/query-grammars.ts'
import { formatQuery, parseQuery } from '../urls/query.ts'
import { calendarPath } from '../views/calendar-path.ts'
import { calendarText, type CalendarSource } from './calendar-text.ts'
import { codeCalendar, planCalendar } from './code-calendars.ts'
import type { EntrySource } from './event-entries.ts'
import { programCalendar } from './program-calendar.ts'

const PROGRAM_CALENDAR = '/program.ics'
const PLAN_CALENDAR = '/calendar/plan.ics'
const PLAN_QUERY = { items: { accepts: /^[0-9a-z.]{4,299}$/ } }

/**
 * Leaves out parameters that the calendar ignores, so that equal calendars have one address and are made once.
 * Undefined if there is no such calendar.
 */
export function calendarAddress(path: string, search: string): string | undefined {
  if (path === PROGRAM_CALENDAR) return path + formatQuery(parseQuery(CALENDAR_QUERY, search))
  if (path === PLAN_CALENDAR) return path + formatQuery(parseQuery(PLAN_QUERY, search))
  return codeOf(path) === undefined ? undefined : path
}

export function isPlanCalendar(address: string): boolean {
  return address.startsWith(PLAN_CALENDAR)
}

/** `address` comes from `calendarAddress`. Undefined if there is no calendar. */
export function findCalendar(
  address: string,
  source: EntrySource & { readonly moment: Moment },
): string | undefined {
  const calendar = calendarOf(address, source)
  return calendar && calendarText(calendar)
}

function calendarOf(
  address: string,
  source: EntrySource & { readonly moment: Moment },
): CalendarSource | undefined {
  const [path = '', search = ''] = address.split('?')
  if (path === PROGRAM_CALENDAR) {
    const calendar = programCalendar(parseQuery(CALENDAR_QUERY, search), source)
    return calendar && { ...calendar, url: source.origin + address }
  }
  if (path === PLAN_CALENDAR) {
    return planCalendar(parseQuery(PLAN_QUERY, search)['items'] ?? '', source)
  }
  const code = codeOf(path)
  return code === undefined ? undefined : codeCalendar(code, source)
}

/** Undefined unless the path is that of an event's or a session's calendar. */
function codeOf(path: string): string | undefined {
  const code = path.split('/').at(-1)?.split('.')[0] ?? ''
  return SHORT_CODE.test(code) && path === calendarPath(code) ? code : undefined
}
