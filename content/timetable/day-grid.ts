/** The positions of a day's sessions in a grid with a column for each venue and a row for each quarter of an hour. */
import { dayOf } from 'contract/rules/local-time.ts'
import type { HoursRow } from 'contract/rules/hours.ts'
import { minutesOf, wallTimeAfter } from '../rules/wall-minutes.ts'
import type { PlannedSession, PlannedVenue, Timetable } from './read-timetable.ts'

/** Smaller steps are hard to hit with a mouse, and no printed program uses them. */
export const STEP_MIN = 15
const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN
/** The grid has at least these hours, so that a session can be moved there. */
const USUAL = { from: 9 * HOUR_MIN, to: 22 * HOUR_MIN }

/** Minutes from the midnight at which the day begins. More than 1,440 means the next day. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface PlacedSession extends Span {
  readonly session: PlannedSession
  /** Sessions at the same time and venue are side by side in lanes. Begins at 0. */
  readonly lane: number
}

export interface Column {
  /** Undefined for sessions that have no venue yet. */
  readonly venue: PlannedVenue | undefined
  readonly sessions: readonly PlacedSession[]
  readonly lanes: number
  /** Undefined if the hours are not known. */
  readonly openings: readonly Span[] | undefined
}

export interface DayGrid extends Span {
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly columns: readonly Column[]
}

/** The days on which sessions begin, in order. */
export function daysOf({ sessions }: Pick<Timetable, 'sessions'>): [day: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { start } of sessions) counts.set(dayOf(start), (counts.get(dayOf(start)) ?? 0) + 1)
  return [...counts].toSorted(([a], [b]) => a.localeCompare(b))
}

/** Only venues with a session on that day have a column, in their order; sessions without a venue are last. */
export function dayGrid({ sessions, venues, openingsOn }: Timetable, day: string): DayGrid {
  const ofDay = sessions.filter(({ start }) => dayOf(start) === day)
  const columns = [...venues, undefined].flatMap((venue): Column[] => {
    const here = ofDay.filter((session) => session.venue === venue?.id)
    if (here.length === 0) return []
    const openings = venue && openingsOn(venue.id, day)?.map(spanOfOpening)
    return [{ venue, ...inLanes(here, day), openings }]
  })
  const placed = columns.flatMap((column) => column.sessions)
  return {
    day,
    columns,
    from: floorHour(Math.min(USUAL.from, ...placed.map(({ from }) => from))),
    to: ceilHour(Math.max(USUAL.to, ...placed.map(({ to }) => to))),
  }
}

/** From the midnight at which the day begins. */
export function timeIn(day: string, minutes: number): string {
  return wallTimeAfter(`${day}T00:00`, minutes)
}

function inLanes(
  sessions: readonly PlannedSession[],
  day: string,
): Pick<Column, 'sessions' | 'lanes'> {
  const midnight = minutesOf(`${day}T00:00`)
  const ends: number[] = []
  const placed = sessions.map((session) => {
    const from = minutesOf(session.start) - midnight
    // The form reports an end before the start as a mistake. Here such a session takes the space of one step.
    const to = Math.max(minutesOf(session.end) - midnight, from + STEP_MIN)
    const free = ends.findIndex((end) => end <= from)
    const lane = free === -1 ? ends.length : free
    ends[lane] = to
    return { session, from, to, lane }
  })
  return { sessions: placed, lanes: ends.length }
}

function spanOfOpening({ opens, closes }: HoursRow): Span {
  const from = minutesOfDay(opens)
  const to = minutesOfDay(closes)
  return { from, to: to <= from ? to + DAY_MIN : to }
}

function minutesOfDay(time: string): number {
  return minutesOf(`1970-01-01T${time}`)
}

function floorHour(minutes: number): number {
  return Math.floor(minutes / HOUR_MIN) * HOUR_MIN
}

function ceilHour(minutes: number): number {
  return Math.ceil(minutes / HOUR_MIN) * HOUR_MIN
}
