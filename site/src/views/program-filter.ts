import { addDays, formatDate, weekday } from 'contract/rules/melbourne-time.ts'
import type { Query } from '../query.ts'
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

/**
 * The items a set of filters keeps, combined by AND (spec/screens §3). Sessions that do not fit are left out of what is
 * kept, so a day's group holds that day only; a timed event stays as long as one session fits.
 */
export function filterProgram(
  items: readonly ProgramItemView[],
  filters: ProgramFilters,
): readonly ProgramItemView[] {
  return items.flatMap((item) => {
    if (filters.free && !item.free) return []
    return item.kind === 'durational' ? keepDurational(item, filters) : keepTimed(item, filters)
  })
}

/** "12 of 88, free, in Docklands"; without a filter "88 events". */
export function resultLine(kept: number, all: number, words: readonly string[]): string {
  if (words.length === 0) return all === 1 ? '1 event' : `${all} events`
  return [`${kept} of ${all}`, ...words].join(', ')
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

function keepDurational(
  item: ProgramItemView,
  filters: ProgramFilters,
): readonly ProgramItemView[] {
  const { days, precinct, access, open } = filters
  if (precinct !== undefined && item.precinct !== precinct) return []
  if (access !== undefined && !item.access.includes(access)) return []
  if (open && !item.isOpenNow) return []
  if (days && !days.some((day) => isOnView(item, day))) return []
  return [item]
}

function isOnView({ dates, closedOn }: ProgramItemView, day: string): boolean {
  return dates !== undefined && dates.start <= day && day <= dates.end && !closedOn.includes(day)
}

function keepTimed(item: ProgramItemView, filters: ProgramFilters): readonly ProgramItemView[] {
  const sessions = item.sessions.filter((session) => keepsSession(item, session, filters))
  if (sessions.length > 0)
    return [filters.days ? onlyThen({ ...item, sessions }) : { ...item, sessions }]
  // An event whose sessions are still to be announced has no day and is not open, but may fit the rest.
  const isUndated = item.sessions.length === 0 && !filters.days && !filters.open
  return isUndated ? keepDurational(item, filters) : []
}

/** Says when the event is on the chosen days, in place of its next session of all. */
function onlyThen(item: ProgramItemView): ProgramItemView {
  const when = item.sessions.map(
    (session) => `${formatDate(dayOf(session), 'weekday-short')}, ${session.time}`,
  )
  return { ...item, event: { ...item.event, when: when.join('; ') } }
}

function keepsSession(
  item: ProgramItemView,
  session: ProgramSessionView,
  { days, precinct, access, open }: ProgramFilters,
): boolean {
  if (days && !days.includes(dayOf(session))) return false
  if (precinct !== undefined && (session.precinct ?? item.precinct) !== precinct) return false
  if (access !== undefined && !item.access.includes(access) && !session.access.includes(access))
    return false
  return !open || session.isUnderWay === true
}
