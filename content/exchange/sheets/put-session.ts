import { asList, asMap, asText } from '../document.ts'
import { keyOf, type Stored } from '../stored.ts'
import { textOf } from './cell-values.ts'
import { put, putCells, SESSION_TIMES, type Putting } from './put-cells.ts'
import type { SheetRecord } from './sheet-record.ts'
import {
  readTimes,
  writeTimes,
  type TimeCells,
  type Times,
  type TimeProblem,
} from './session-times.ts'
import { cellOf, type SheetRow } from './sheet-rows.ts'

/** Writes into the session that the row names, or else the one at the row's time, or else a new one. */
export function putSession(
  row: SheetRow,
  record: SheetRecord,
  { context, report, stored }: Putting & { readonly stored: Stored },
): void {
  const sessions = asList(record.data['sessions']).map((session) => ({ ...asMap(session) }))
  const code = textOf(cellOf(row, 'code'))
  const document = stored.records.get(keyOf('events', record.name))?.document ?? {}
  const byCode = asList(document['sessions']).findIndex((each) => asMap(each)['code'] === code)
  if (code !== '' && byCode < 0) {
    report(
      row,
      'code',
      'The event has no session with this code. Leave the cell empty for a new one',
    )
    return
  }
  const times = timesOf(row, byCode < 0 ? undefined : sessions[byCode], Number(context.year))
  if ('problem' in times) {
    report(row, times.column, times.problem)
    return
  }
  const isFree = (index: number) => ![...record.rows.values()].includes(index)
  const atTime = sessions.findIndex(({ start }, index) => start === times.start && isFree(index))
  const found = byCode >= 0 ? byCode : atTime
  const index = found < 0 ? sessions.length : found
  if (!isFree(index)) {
    report(row, 'code', 'Another row is the same session')
    return
  }
  const session: Record<string, unknown> = sessions[index] ?? {}
  put(session, ['start'], times.start)
  // A session always has an end: an empty cell does not change it.
  if (times.end) put(session, ['end'], times.end)
  sessions[index] = session
  record.data['sessions'] = sessions
  record.rows.set(row, index)
  putCells(row, session, { context, report })
}

/** If the row has no columns for times, or repeats the stored ones, these are the times of its session. */
function timesOf(
  row: SheetRow,
  known: Readonly<Record<string, unknown>> | undefined,
  year: number,
): Times | TimeProblem {
  const given = { date: cellOf(row, 'date'), start: cellOf(row, 'start'), end: cellOf(row, 'end') }
  const hasTimes = [...row.cells.keys()].some(({ key }) => SESSION_TIMES.has(key))
  const isSame = hasTimes && sameCells(given, writeTimes(known?.['start'], known?.['end']))
  if (!known || (hasTimes && !isSame)) return readTimes(given, year)
  return { start: asText(known['start']), end: asText(known['end']) }
}

function sameCells(one: TimeCells, other: TimeCells): boolean {
  const keys = ['date', 'start', 'end'] as const
  return keys.every((key) => textOf(one[key]) === textOf(other[key]))
}
