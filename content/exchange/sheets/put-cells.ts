import { dayOf } from 'contract/rules/local-time.ts'
import { asList, asMap, asText, type Plain } from '../document.ts'
import { textOf } from './cell-values.ts'
import { isAsWritten, readCell, writeCell, type CellContext } from './column-values.ts'
import type { Column } from './sheet-fields.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Columns that together give the two times of a session. */
export const SESSION_TIMES: ReadonlySet<string> = new Set(['date', 'start', 'end'])

export interface Putting {
  readonly context: CellContext
  readonly report: (row: SheetRow, key: string, message: string) => void
}

/** Writes into `data`, the data of the row's record or session in the form of files. */
export function putCells(
  row: SheetRow,
  data: Record<string, unknown>,
  { context, report }: Putting,
): void {
  for (const [column, cell] of row.cells) {
    if (column.kind === 'key' || SESSION_TIMES.has(column.key)) continue
    const path = column.key.split('.')
    const before = valueIn(column, data, context)
    if (isAsWritten(column, cell, before, context)) continue
    const reading = readCell(column, cell, context)
    if ('problem' in reading) report(row, column.key, reading.problem)
    else if (column.kind === 'precinct') putPrecinct(data, context.year, reading.value)
    else put(data, path, reading.value)
  }
}

export function valueIn(column: Column, data: Plain, { year }: Pick<CellContext, 'year'>): unknown {
  if (column.kind === 'precinct') {
    const edition = asList(data['editions'])
      .map(asMap)
      .find((each) => asText(each['year']) === year)
    return edition?.['precinct']
  }
  return (
    column.key.split('.').reduce<unknown>((value, key) => asMap(value)[key], data) ?? column.usual
  )
}

/** Creates the groups on the way. Undefined removes the value. */
export function put(
  data: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
): void {
  if (rest.length === 0) {
    if (value === undefined) delete data[key]
    else data[key] = value
    return
  }
  const inner = { ...asMap(data[key]) }
  put(inner, rest, value)
  if (Object.keys(inner).length > 0) data[key] = inner
  else delete data[key]
}

/** An empty cell does not remove a venue from an edition. */
function putPrecinct(data: Record<string, unknown>, year: string, precinct: unknown): void {
  if (precinct === undefined) return
  const rows = asList(data['editions']).map(asMap)
  const isIn = rows.some((row) => asText(row['year']) === year)
  data['editions'] = isIn
    ? rows.map((row) => (asText(row['year']) === year ? { ...row, precinct } : row))
    : [...rows, { year: Number(year), precinct }]
}

/** In words, for the preview. */
export function cellInWords(column: Column, data: Plain, context: CellContext): string {
  const cell = writeCell(column, valueIn(column, data, context), context)
  const text = textOf(cell)
  if (!(cell instanceof Date)) return column.kind === 'time' ? text.replace('T', ' ') : text
  return column.kind === 'day' ? dayOf(text) : text.replace('T', ' ')
}
