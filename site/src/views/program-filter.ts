import { addDays, formatDate, weekday } from 'contract/rules/melbourne-time.ts'
import type { Query } from '../urls/query.ts'
import { accessLabel } from './access-label.ts'
import { dayOf } from './day-of.ts'
import type { ProgramItemView, ProgramSessionView } from './program-item.ts'

/** What the filters need to know of an edition; part of a program's view. */
export interface FilterContext {
  /** The date in the edition's zone at the view's instant. */
  readonly today: string
  readonly start: string
  readonly end: string
  /** "Today", "this weekend" and "open now" do not exist in the past (spec/screens §0.4). */
  readonly isPast: boolean
  readonly precincts: readonly { readonly key: string; readonly title: string }[]
}

/** The filters of a query that apply to an edition. */
export interface ProgramFilters {
  /** Absent: every day. */
  readonly days?: readonly string[] | undefined
  readonly precinct?: string | undefined
  readonly free?: true | undefined
  readonly access?: string | undefined
  readonly open?: true | undefined
}

/** What the filters need to know of a session. */
export type SessionFacts = Pick<ProgramSessionView, 'start' | 'time' | 'precinct' | 'access'> & {
  readonly isUnderWay?: true | undefined
}

/** What the filters need to know of an item: all of it that a row of the page carries. */
export interface ProgramFacts extends Pick<
  ProgramItemView,
  'kind' | 'free' | 'precinct' | 'access' | 'dates' | 'closedOn'
> {
  readonly isOpenNow?: true | undefined
  readonly sessions: readonly SessionFacts[]
}

const SATURDAY = 6

/** Reads the filters of a query; values the edition does not know are ignored (spec/screens §0.3). */
export function programFilters(query: Query, context: FilterContext): ProgramFilters {
  const { precinct, access } = query
  return {
    days: filterDays(query['day'], context),
    precinct: context.precincts.some(({ key }) => key === precinct) ? precinct : undefined,
    free: query['free'] === '1' ? true : undefined,
    access,
    open: query['open'] === 'now' && !context.isPast ? true : undefined,
  }
}

/** The dates a `day` means, or undefined when it means nothing here. */
export function filterDays(
  day: string | undefined,
  { today, start, end, isPast }: FilterContext,
): readonly string[] | undefined {
  if (day === undefined) return undefined
  if (day === 'today') return isPast ? undefined : [today]
  if (day === 'weekend') return isPast ? undefined : weekendOf(today)
  return start <= day && day <= end ? [day] : undefined
}

/** The present or the next Saturday and Sunday; on a Sunday the present one. */
export function weekendOf(today: string): readonly [saturday: string, sunday: string] {
  const saturday = addDays(today, SATURDAY - weekday(today))
  return [saturday, addDays(saturday, 1)]
}

/** The items a set of filters keeps, each saying when it is on then (spec/screens §3). */
export function filterProgram(
  items: readonly ProgramItemView[],
  filters: ProgramFilters,
): readonly ProgramItemView[] {
  return items.flatMap((item) => {
    const sessions = keptSessions(item, filters)
    if (!sessions) return []
    const when = item.kind === 'timed' ? whenKept(sessions, filters) : undefined
    const kept = { ...item, sessions }
    return [when === undefined ? kept : { ...kept, event: { ...item.event, when } }]
  })
}

/**
 * The sessions that a set of filters keeps of an item, combined by AND; undefined when it does not keep the item. Sessions
 * that do not fit are left out, so a day's group holds that day only; a timed event stays as long as one session fits.
 */
export function keptSessions<Session extends SessionFacts>(
  item: Omit<ProgramFacts, 'sessions'> & { readonly sessions: readonly Session[] },
  filters: ProgramFilters,
): readonly Session[] | undefined {
  if (filters.free && !item.free) return undefined
  if (item.kind === 'durational') return keepsWhole(item, filters) ? item.sessions : undefined
  const sessions = item.sessions.filter((session) => keepsSession(item, session, filters))
  if (sessions.length > 0) return sessions
  // An event whose sessions are still to be announced has no day and is not open, but may fit the rest.
  const isUndated = item.sessions.length === 0 && !filters.days && !filters.open
  return isUndated && keepsWhole(item, filters) ? [] : undefined
}

/** When kept sessions are on the chosen days, in place of the next session of all; undefined where nothing is to be said. */
export function whenKept(
  sessions: readonly Pick<SessionFacts, 'start' | 'time'>[],
  { days }: ProgramFilters,
): string | undefined {
  if (!days || sessions.length === 0) return undefined
  return sessions
    .map((session) => `${formatDate(dayOf(session), 'weekday-short')}, ${session.time}`)
    .join('; ')
}

/** "12 of 88, free, in Docklands"; without a filter "88 events". */
export function resultLine(kept: number, all: number, words: readonly string[]): string {
  return words.length === 0 ? eventCount(all) : [`${kept} of ${all}`, ...words].join(', ')
}

/** "1 event", "88 events". */
export function eventCount(count: number): string {
  return count === 1 ? '1 event' : `${count} events`
}

/** What stands in place of a list that is narrowed to nothing. */
export function nothingLeft(words: readonly string[]): string {
  return `No events ${words.join(', ')}`
}

/** The filters in force, each in words: "free", "in Docklands"; none when nothing is filtered. */
export function filterWords(
  filters: ProgramFilters,
  query: Query,
  context: FilterContext,
): readonly string[] {
  const precinct = context.precincts.find(({ key }) => key === filters.precinct)
  const words = [
    filters.days && dayWords(query['day'] ?? ''),
    filters.free && 'free',
    precinct && `in ${precinct.title}`,
    filters.access && accessLabel(filters.access),
    filters.open && 'open now',
  ]
  return words.filter((word) => word !== undefined)
}

function dayWords(day: string): string {
  if (day === 'today') return 'today'
  return day === 'weekend' ? 'this weekend' : `on ${formatDate(day, 'weekday')}`
}

function keepsWhole(
  item: Omit<ProgramFacts, 'sessions'>,
  { days, precinct, access, open }: ProgramFilters,
): boolean {
  if (precinct !== undefined && item.precinct !== precinct) return false
  if (access !== undefined && !item.access.includes(access)) return false
  if (open && !item.isOpenNow) return false
  return !days || days.some((day) => isOnView(item, day))
}

function isOnView(
  { dates, closedOn }: Pick<ProgramFacts, 'dates' | 'closedOn'>,
  day: string,
): boolean {
  return dates !== undefined && dates.start <= day && day <= dates.end && !closedOn.includes(day)
}

function keepsSession(
  item: Pick<ProgramFacts, 'precinct' | 'access'>,
  session: SessionFacts,
  { days, precinct, access, open }: ProgramFilters,
): boolean {
  if (days && !days.includes(dayOf(session))) return false
  if (precinct !== undefined && (session.precinct ?? item.precinct) !== precinct) return false
  if (access !== undefined && !item.access.includes(access) && !session.access.includes(access))
    return false
  return !open || session.isUnderWay === true
}
