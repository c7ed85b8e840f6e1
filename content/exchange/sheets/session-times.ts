/** Converts between the columns *Date*, *Start* and *End* of a session and its two times in files. */
import { addDays, dayOf, timeOf } from 'contract/rules/local-time.ts'
import { asText } from '../document.ts'
import {
  hasDayAndTime,
  readDay,
  readDayAndTime,
  readTime,
  textOf,
  type Cell,
} from './cell-values.ts'

export interface TimeCells {
  readonly date: Cell
  readonly start: Cell
  readonly end: Cell
}

/** Wall times of the festival, `YYYY-MM-DDTHH:MM`. */
export interface Times {
  readonly start: string | undefined
  readonly end: string | undefined
}

export type TimeProblem = { readonly column: keyof TimeCells; readonly problem: string }

/** An end that is not after the start is on the next day. */
export function readTimes({ date, start, end }: TimeCells, year: number): Times | TimeProblem {
  const first = readStart({ date, start }, year)
  if ('problem' in first) return first
  if (textOf(end) === '') return { start: first.value, end: undefined }
  const last = hasDayAndTime(end) ? readDayAndTime(end, year) : readTime(end)
  if ('problem' in last) return { column: 'end', problem: last.problem }
  if (last.value.includes('T')) return { start: first.value, end: last.value }
  return { start: first.value, end: endAfter(first.value, last.value) }
}

function readStart(
  { date, start }: Pick<TimeCells, 'date' | 'start'>,
  year: number,
): { readonly value: string } | TimeProblem {
  if (hasDayAndTime(start)) {
    const whole = readDayAndTime(start, year)
    return 'value' in whole ? whole : { column: 'start', problem: whole.problem }
  }
  if (textOf(start) === '' && hasDayAndTime(date) && !isBareDay(date)) {
    const whole = readDayAndTime(date, year)
    return 'value' in whole ? whole : { column: 'date', problem: whole.problem }
  }
  const day = readDay(date, year)
  if ('problem' in day) return { column: 'date', problem: day.problem }
  const time = readTime(start)
  if ('problem' in time) return { column: 'start', problem: time.problem }
  return { value: `${day.value}T${time.value}` }
}

/** A workbook stores a day as its midnight. A session that begins at midnight has that time in the column *Start*. */
function isBareDay(date: Cell): boolean {
  return date instanceof Date && timeOf(textOf(date)) === '00:00'
}

/** `time` is a time of day. If it is not after the start, the session ends on the next day. */
export function endAfter(start: string, time: string): string {
  const day = dayOf(start)
  return `${time > timeOf(start) ? day : addDays(day, 1)}T${time}`
}

/** The end has its own date if it would otherwise be read as another day. */
export function writeTimes(start: unknown, end: unknown): TimeCells {
  const [from, to] = [asText(start), asText(end)]
  if (!from) return { date: undefined, start: undefined, end: to.replace('T', ' ') || undefined }
  const endTime = timeOf(to)
  const isUsual = endAfter(from, endTime) === to
  return {
    date: new Date(`${dayOf(from)}T00:00Z`),
    start: timeOf(from),
    end: to === '' ? undefined : isUsual ? endTime : to.replace('T', ' '),
  }
}
