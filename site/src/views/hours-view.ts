import type { EditionSummary } from 'contract/answers/parts.ts'
import {
  hoursOn,
  isWithin,
  openState,
  type Hours as OpeningHours,
  type HoursRow,
  type OpenState,
} from 'contract/rules/hours.ts'
import {
  addDays,
  formatDate,
  formatTimeRange,
  startOfDay,
  zoneName,
} from 'contract/rules/local-time.ts'
import { endText, opensText } from 'contract/rules/state-now-words.ts'
import { WEEKDAYS } from 'contract/rules/weekdays.ts'
import type { Moment } from 'contract/rules/moment.ts'
import { isPastEdition } from './edition.ts'
import { wordsToCome } from './words-to-come.ts'

type Hours = OpeningHours & { readonly note?: string | undefined }

export interface HoursContext {
  /** The first and last day of the event or edition; on other days the place is closed (spec/content A4.4). */
  readonly bounds: { readonly from: string; readonly to: string }
  readonly zone: string
  readonly moment: Moment
  /** Past editions have no "now" and no "today" (spec/screens §0.4). */
  readonly isPast: boolean
  /** The event is over or does not take place, in an edition that is not past: then no exceptions are listed. */
  readonly isOff?: true
}

/** The open state in words: "Open until 5pm". */
export interface OpenView {
  readonly text: string
  readonly isOpen: boolean
  /** Epoch milliseconds when the place closes or opens next. A kept page is out of date from then on. */
  readonly until?: number | undefined
  /** The later texts, on pages with few rows (`wordsToCome`). */
  readonly next?: string | undefined
}

export interface HoursView {
  /** Absent in past editions. */
  readonly open?: OpenView | undefined
  /** "10am–5pm" or "Closed"; absent if unknown. */
  readonly today?: { readonly text: string; readonly next?: string | undefined } | undefined
  /** Shown in place of the week: "Always open", "Hours to be confirmed". */
  readonly summary?: string | undefined
  /** Days with equal hours joined: "Monday–Friday", "10am–5pm". */
  readonly week: readonly { readonly days: string; readonly hours: string }[]
  /** Those of the coming 14 days; in a past edition all. */
  readonly exceptions: readonly {
    readonly date: string
    readonly day: string
    readonly hours: string
    readonly note?: string | undefined
  }[]
  readonly notes: readonly string[]
}

const ALWAYS_OPEN = 'Always open'
const HOURS_UNKNOWN = 'Hours to be confirmed'
const CLOSED = 'Closed'
const ALL_DAY = 'Open 24 hours'
/** The exceptions of the coming two weeks (spec/screens §5.6). A judgement: far enough for the next visit. */
const EXCEPTION_DAYS = 14

/** Returns the context of hours in an edition. `dates` are an event's own. */
export function hoursContext(
  edition: Pick<EditionSummary, 'start' | 'end' | 'zone'>,
  moment: Moment,
  dates: { readonly start: string; readonly end: string } = edition,
): HoursContext {
  return {
    bounds: { from: dates.start, to: dates.end },
    zone: edition.zone,
    moment,
    isPast: isPastEdition(edition, moment),
  }
}

/** "Open until 5pm", "Closed, opens tomorrow 10am"; undefined in past editions (spec/screens §0.5). */
export function openView(hours: Hours, context: HoursContext): OpenView | undefined {
  if (context.isPast) return undefined
  const state = openState(hours, context.bounds, context.moment, context.zone)
  return {
    text: openText(state, context),
    until: changeOf(state),
    isOpen: state.state !== 'closed' && state.state !== 'unknown',
  }
}

/** Returns the result of `openView` with its later texts, for pages with few rows (spec/behaviour §35.2). */
export function openViewAhead(hours: Hours, context: HoursContext): OpenView | undefined {
  const open = openView(hours, context)
  if (open?.until === undefined) return open
  const say = (moment: Moment) => openView(hours, { ...context, moment })?.text
  return { ...open, next: wordsToCome(open.text, say, context) }
}

/** Exceptions of the coming 14 days (spec/screens §5.6); in a past edition all of them (spec/screens §6.7). */
export function hoursView(hours: Hours, context: HoursContext): HoursView {
  const today = context.isPast ? undefined : context.moment.today(context.zone)
  return {
    open: openViewAhead(hours, context),
    today: todayView(hours, context),
    summary: summaryText(hours),
    week: hours.always_open ? [] : weekView(hours),
    exceptions: exceptionsView(hours, context, today),
    notes: [hours.note, validityText(hours), zoneNote(context)].filter(
      (note) => note !== undefined,
    ),
  }
}

function todayView(hours: Hours, context: HoursContext): HoursView['today'] {
  if (context.isPast) return undefined
  const say = (moment: Moment) => {
    const today = moment.today(context.zone)
    const isToday = isWithin(today, context.bounds) && !hours.always_open
    const rows = isToday ? hoursOn(hours, today) : undefined
    return rows && rowsText(rows)
  }
  const text = say(context.moment)
  return text === undefined ? undefined : { text, next: wordsToCome(text, say, context) }
}

function changeOf(state: OpenState): number | undefined {
  if (state.state === 'open') return state.until
  return state.state === 'closed' ? state.next : undefined
}

function openText(state: OpenState, context: HoursContext): string {
  switch (state.state) {
    case 'open':
      return `Open until ${endText(state.until, context)}`
    case 'closed':
      return state.next === undefined
        ? CLOSED
        : `${CLOSED}, ${opensText(state.next, context).replace('Opens', 'opens')}`
    case 'unknown':
      return HOURS_UNKNOWN
    case 'always':
      return ALWAYS_OPEN
  }
}

function summaryText({ always_open: isAlways, weekly }: Hours): string | undefined {
  if (isAlways) return ALWAYS_OPEN
  return weekly.length === 0 ? HOURS_UNKNOWN : undefined
}

function weekView({ weekly }: Hours): HoursView['week'] {
  if (weekly.length === 0) return []
  const groups: { from: number; to: number; hours: string }[] = []
  for (const [index] of WEEKDAYS.entries()) {
    const rows = weekly
      .filter(({ day }) => day === index + 1)
      .toSorted((a, b) => (a.opens < b.opens ? -1 : 1))
    const hours = rowsText(rows)
    const last = groups.at(-1)
    if (last?.hours === hours) last.to = index
    else groups.push({ from: index, to: index, hours })
  }
  return groups.map(({ from, to, hours }) => ({ days: daysText(from, to), hours }))
}

function daysText(from: number, to: number): string {
  if (to - from === WEEKDAYS.length - 1) return 'Daily'
  const first = WEEKDAYS[from] ?? ''
  if (from === to) return first
  return `${first}${to === from + 1 ? ' and ' : '–'}${WEEKDAYS[to] ?? ''}`
}

/** The hours of one day. `[]` means closed. */
export function rowsText(rows: readonly Pick<HoursRow, 'opens' | 'closes'>[]): string {
  if (rows.length === 0) return CLOSED
  return rows
    .map(({ opens, closes }) => (opens === closes ? ALL_DAY : formatTimeRange(opens, closes)))
    .join(' and ')
}

function exceptionsView(
  hours: Hours,
  { bounds, isOff }: HoursContext,
  today: string | undefined,
): HoursView['exceptions'] {
  const isNear = (date: string) =>
    today === undefined || (date >= today && date < addDays(today, EXCEPTION_DAYS))
  const dates = hours.exceptions
    .map(({ date }) => date)
    .filter((date) => !isOff && isWithin(date, bounds) && isNear(date))
  return [...new Set(dates)].toSorted().map((date) => ({
    date,
    day: formatDate(date, 'weekday'),
    hours: rowsText(hoursOn(hours, date) ?? []),
    // The note of a closed day, which `hoursOn` leaves out.
    note: hours.exceptions.find((exception) => exception.date === date && exception.note)?.note,
  }))
}

function validityText({ valid_from: from, valid_to: to }: Hours): string | undefined {
  if (from && to) return `From ${formatDate(from, 'long')} to ${formatDate(to, 'long')}`
  if (from) return `From ${formatDate(from, 'long')}`
  return to && `Until ${formatDate(to, 'long')}`
}

/** In AEST only, because a reader expects AEDT (spec/screens §0.4, spec/behaviour §26.5). */
function zoneNote({ bounds, zone }: HoursContext): string | undefined {
  return zoneName(startOfDay(bounds.from, zone), zone) === 'AEST' ? 'Times are in AEST' : undefined
}
