import { asList, asMap, asText, type Plain } from '../document.ts'
import type { Stored } from '../stored.ts'
import type { Cell } from './cell-values.ts'
import { writeCell, type CellContext } from './column-values.ts'
import { cellContext } from './cell-context.ts'
import type { NamedGrid } from './grid.ts'
import { createKnownNames, titleIn } from './known-names.ts'
import { valueIn } from './put-cells.ts'
import { writeTimes } from './session-times.ts'
import type { Sheet } from './sheet-fields.ts'
import { HELP_SHEET } from './sheet-rows.ts'

type StoredRecord = Stored['records'] extends ReadonlyMap<string, infer Record> ? Record : never

/** One grid for each sheet: a row of headings, then one row for each record or session. */
export function exportSheets(stored: Stored, sheets: readonly Sheet[], year: string): NamedGrid[] {
  const names = createKnownNames(stored)
  const context = cellContext({ names, stored, year, meanings: {} })
  const chosen = recordsOf(stored, year)
  return sheets.map((sheet) => ({
    name: sheet.name,
    grid: [
      sheet.columns.map(({ label }) => label),
      ...chosen[sheet.collection].flatMap((record) => rowsOf(sheet, record, context)),
    ],
  }))
}

export function helpSheet(sheets: readonly Sheet[]): NamedGrid {
  const rows = sheets.flatMap(({ name, columns }) =>
    columns.map(({ label, help }) => [name, label, help || undefined]),
  )
  return { name: HELP_SHEET, grid: [['Sheet', 'Column', 'What to write'], ...rows] }
}

/** The events of the edition, the venues and artists that take part in it, and all photographs. */
function recordsOf({ records }: Stored, year: string): Record<Sheet['collection'], StoredRecord[]> {
  const of = (collection: string) =>
    [...records.values()].filter((record) => record.collection === collection).toSorted(byTitle)
  const events = of('events').filter(({ data }) => asText(data['festival']) === year)
  const named = new Set(
    events.flatMap(({ data }) => [
      ...asList(data['venues']).map((name) => `venues/${asText(name)}`),
      ...asList(data['sessions']).map((row) => `venues/${asText(asMap(row)['venue'])}`),
      ...asList(data['artists']).map((row) => `artists/${asText(asMap(row)['artist'])}`),
    ]),
  )
  const isNamed = ({ collection, name }: StoredRecord) => named.has(`${collection}/${name}`)
  const takesPart = ({ data }: StoredRecord) =>
    asList(data['editions']).some((row) => asText(asMap(row)['year']) === year)
  return {
    events,
    venues: of('venues').filter((venue) => isNamed(venue) || takesPart(venue)),
    artists: of('artists').filter(isNamed),
    media: of('media').filter(({ document }) => document['kind'] === 'photograph'),
  }
}

/** By title, because people read the sheets. */
function byTitle(one: StoredRecord, other: StoredRecord): number {
  const [first, second] = [one, other].map(({ collection, name, data }) =>
    titleIn(collection, name, data),
  )
  return (first ?? '').localeCompare(second ?? '', 'en')
}

function rowsOf(sheet: Sheet, record: StoredRecord, context: CellContext): Cell[][] {
  const { data, document, name } = record
  if (sheet.kind !== 'sessions')
    return [cellsOf(sheet, data, { address: name, picture: name }, context)]
  const title = context.names.titleOf('events', name)
  const match = context.names.find('events', title, context.year)
  const event = match.kind === 'one' && match.record.name === name ? title : name
  const codes = asList(document['sessions']).map((session) => asText(asMap(session)['code']))
  return asList(data['sessions'])
    .map(asMap)
    .map((session, index) => {
      const times = writeTimes(session['start'], session['end'])
      return cellsOf(sheet, session, { event, code: codes[index], ...times }, context)
    })
}

/** `given` are the cells of columns that are not fields. */
function cellsOf(
  sheet: Sheet,
  data: Plain,
  given: Readonly<Record<string, Cell>>,
  context: CellContext,
): Cell[] {
  return sheet.columns.map((column) =>
    column.key in given
      ? given[column.key]
      : writeCell(column, valueIn(column, data, context), context),
  )
}
