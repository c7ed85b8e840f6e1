/** Applies the rows of sheets to the stored records. The results have the form of the files of `exchange/`. */
import { asMap, asText } from '../document.ts'
import { sortName } from '../../rules/sort-name.ts'
import { keyOf, type Stored } from '../stored.ts'
import { textOf } from './cell-values.ts'
import { createdName, type CellContext } from './column-values.ts'
import { cellContext } from './cell-context.ts'
import { identify, titleKey } from './identify.ts'
import { createKnownNames, titleIn, type KnownNames } from './known-names.ts'
import type { Meanings } from './meanings.ts'
import { putCells } from './put-cells.ts'
import { putSession } from './put-session.ts'
import {
  createSheetRecord,
  type RowProblem,
  type SheetRecord,
  type UnknownName,
} from './sheet-record.ts'
import { cellOf, labelIn, type SheetRow } from './sheet-rows.ts'

export interface Sheets {
  readonly rows: readonly SheetRow[]
  readonly stored: Stored
  /** For rows that do not name an edition. */
  readonly year: string
  readonly meanings: Meanings
}

export interface FromRows {
  readonly records: readonly SheetRecord[]
  readonly problems: readonly RowProblem[]
  readonly unknown: readonly UnknownName[]
  contextFor(year: string): CellContext
}

export function rowsToRecords(sheets: Sheets, leaveOut: ReadonlySet<SheetRow>): FromRows {
  const reading = beginReading(sheets)
  for (const row of sheets.rows) if (!leaveOut.has(row)) readRow(row, reading)
  const { records, problems, unknown, contextFor } = reading
  return { records: [...records.values()], problems, unknown: [...unknown.values()], contextFor }
}

interface Reading {
  readonly sheets: Sheets
  readonly names: KnownNames
  /** By collection and name. */
  readonly records: Map<string, SheetRecord>
  readonly problems: RowProblem[]
  readonly unknown: Map<string, UnknownName>
  contextFor(year: string): CellContext
  report(row: SheetRow, key: string, message: string): void
}

function beginReading(sheets: Sheets): Reading {
  const { stored, meanings } = sheets
  const names = createKnownNames(stored)
  const records = new Map<string, SheetRecord>()
  const problems: RowProblem[] = []
  const unknown = new Map<string, UnknownName>()
  const contexts = new Map<string, CellContext>()
  return {
    sheets,
    names,
    records,
    problems,
    unknown,
    contextFor(year) {
      const context =
        contexts.get(year) ??
        cellContext({
          names,
          stored,
          year,
          meanings,
          notKnown: (collection, text, like) =>
            unknown.set(`${collection} ${text}`, { collection, text, like }),
          toCreate: (collection, text) => addNamed(records, { collection, text, year }),
        })
      contexts.set(year, context)
      return context
    },
    report(row, key, message) {
      problems.push({ row, column: key === '' ? '' : labelIn(row, key), message })
    },
  }
}

function readRow(row: SheetRow, reading: Reading): void {
  const { sheets, report } = reading
  const year = yearOf(row, sheets)
  const record = recordOf(row, year, reading)
  if (!record) return
  const context = reading.contextFor(year)
  if (row.sheet.kind === 'sessions') {
    putSession(row, record, { context, stored: sheets.stored, report })
    return
  }
  record.rows.set(row, undefined)
  putCells(row, record.data, { context, report })
  if (!record.before) finishNew(row, record, { names: reading.names, year })
}

/** For an artist or venue that a cell names and a person chose to create. */
function addNamed(
  records: Map<string, SheetRecord>,
  {
    collection,
    text,
    year,
  }: { readonly collection: string; readonly text: string; readonly year: string },
): void {
  const name = createdName(collection, text)
  const key = keyOf(collection, name)
  if (records.has(key)) return
  if (collection === 'artists') {
    const data = { name: text, sort_name: sortName(text) }
    records.set(key, createSheetRecord({ collection, name, data }))
  }
  if (collection === 'venues') {
    const data = { name: text, editions: [{ year: Number(year) }] }
    records.set(key, createSheetRecord({ collection, name, data }))
  }
}

/** Reports a problem and returns undefined if the record cannot be identified. */
function recordOf(row: SheetRow, year: string, reading: Reading): SheetRecord | undefined {
  const { names, records, report, sheets } = reading
  const found = identify(row, { names, stored: sheets.stored, year })
  if ('problem' in found) {
    report(row, found.column, found.problem)
    return undefined
  }
  const { collection, kind } = row.sheet
  const key = keyOf(collection, found.name)
  const known = records.get(key)
  const first = known && [...known.rows.keys()].find((each) => each.sheet.kind === kind)
  if (first && kind !== 'sessions') {
    const more =
      kind === 'events' ? '. Several times of one event are rows of the sheet Sessions' : ''
    report(row, '', `Row ${first.number} of ${first.sheetName} is about the same one${more}`)
    return undefined
  }
  const record = known ?? newRecordOf(row, found, sheets)
  records.set(key, record)
  return record
}

function newRecordOf(
  row: SheetRow,
  { name, address, like }: Extract<ReturnType<typeof identify>, { name: string }>,
  { stored }: Sheets,
): SheetRecord {
  const { collection } = row.sheet
  const before = stored.records.get(keyOf(collection, name))?.data
  if (before) {
    const data = structuredClone({ ...before })
    return createSheetRecord({ collection, name, data, before })
  }
  const title = textOf(cellOf(row, titleKey(row)))
  return createSheetRecord({ collection, name, data: {}, title, address, like })
}

export function yearOf(row: SheetRow, { year, stored }: Sheets): string {
  if (row.sheet.kind !== 'events') return year
  const given = textOf(cellOf(row, 'festival'))
  const edition = [...stored.records.values()].find(
    ({ collection, name, data }) =>
      collection === 'festivals' && given !== '' && [name, asText(data['name'])].includes(given),
  )
  return edition?.name ?? year
}

/** Adds the values that a form would suggest, and those that follow from the cells. */
function finishNew(
  row: SheetRow,
  { collection, name, data }: SheetRecord,
  { names, year }: { readonly names: KnownNames; readonly year: string },
): void {
  if (collection === 'events') {
    data['festival'] ??= year
    const isFreeSaid = textOf(cellOf(row, 'price.free')) !== ''
    if (!isFreeSaid) data['price'] = { ...asMap(data['price']), free: false }
  }
  if (collection === 'artists') data['sort_name'] ??= sortName(asText(data['name']))
  if (collection === 'venues') data['editions'] ??= [{ year: Number(year) }]
  names.add(collection, { name, title: titleIn(collection, name, data) }, data)
}
