/** The dry run of sheets: what each row would do (docs/exchange.md). Writes nothing. */
import { checkForm, difference, inOrder } from '../compare.ts'
import { asList, asMap, isEqual, type Plain } from '../document.ts'
import type { Schema } from '../folder.ts'
import type { Prose } from '../prose.ts'
import type { CellContext } from './column-values.ts'
import { cellInWords, valueIn } from './put-cells.ts'
import { rowsToRecords, yearOf, type FromRows, type Sheets } from './rows-to-records.ts'
import { rowAt, type RowProblem, type SheetRecord } from './sheet-record.ts'
import type { SheetRow } from './sheet-rows.ts'

export type RowState = 'new' | 'changed' | 'unchanged' | 'wrong'

export interface CellChange {
  readonly column: string
  /** Empty if there was no value. */
  readonly before: string
  readonly after: string
}

export interface LookedAtRow {
  readonly sheet: string
  readonly number: number
  readonly state: RowState
  readonly title: string
  readonly isPicture: boolean
  readonly changes: readonly CellChange[]
  readonly problems: readonly { readonly column: string; readonly message: string }[]
  /** A record with nearly the same name, which the person may have meant instead of a new one. */
  readonly like: string | undefined
}

export interface DifferingRecord {
  readonly record: SheetRecord
  /** The changed ones; undefined for a new record, which means all of its fields. */
  readonly fields: readonly string[] | undefined
}

export interface Looked {
  readonly rows: readonly LookedAtRow[]
  readonly unknown: FromRows['unknown']
  /** Indexes of rows that the rules refuse. */
  readonly refused: readonly number[]
  /** In the order in which they are written. */
  readonly changed: readonly DifferingRecord[]
}

export interface LookAt extends Sheets {
  readonly schema: Schema
  readonly prose: Prose
}

/** Checks the cells of changed records with the studio's rules. */
export type AskRules = (changed: readonly DifferingRecord[]) => Promise<readonly RowProblem[]>

/** Rows with mistakes, and those that depend on them, are left out as if they did not exist. */
export async function look(asked: LookAt, askRules: AskRules): Promise<Looked> {
  const problems: RowProblem[] = []
  const unknown = new Map<string, FromRows['unknown'][number]>()
  const settle = () => {
    for (;;) {
      const leaveOut = new Set(problems.map(({ row }) => row))
      const read = readOnce(asked, leaveOut)
      for (const each of read.from.unknown) unknown.set(`${each.collection} ${each.text}`, each)
      if (read.problems.length === 0) return read
      problems.push(...read.problems)
    }
  }
  settle()
  const refused = await askRules(settle().changed)
  problems.push(...refused)
  const { from, changed } = settle()
  const rows = asked.rows.map((row) => describe(row, { asked, from, problems }))
  return {
    rows,
    unknown: [...unknown.values()],
    refused: refused.map(({ row }) => asked.rows.indexOf(row)),
    changed,
  }
}

interface ReadOnce {
  readonly from: FromRows
  readonly problems: readonly RowProblem[]
  readonly changed: readonly DifferingRecord[]
}

/** Compares records with the stored ones as the import of a folder does. */
function readOnce(asked: LookAt, leaveOut: ReadonlySet<SheetRow>): ReadOnce {
  const { schema, prose, stored } = asked
  const from = rowsToRecords(asked, leaveOut)
  if (from.problems.length > 0) return { from, problems: from.problems, changed: [] }
  const known = { schema, prose, stored, sums: new Map() }
  const problems: RowProblem[] = []
  const changed: DifferingRecord[] = []
  const indexed = [...from.records].map((record, index) => ({ ...record, lineOf: () => index }))
  for (const { line, field = '', message } of checkForm({ ...known, records: indexed })) {
    const problem = problemAt(from.records[line], field, message)
    if (problem) problems.push(problem)
  }
  for (const record of inOrder(from.records)) {
    const fields = difference(record, known, true)
    if (fields?.length !== 0) changed.push({ record, fields: fields?.map(({ name }) => name) })
  }
  return { from, problems, changed }
}

/** The problem is at the row and column that the value came from. */
export function problemAt(
  record: SheetRecord | undefined,
  field: string,
  message: string,
): RowProblem | undefined {
  const path = field.split('.')
  const row = record && rowAt(record, path)
  return row && { row, column: columnAt(row, path)?.label ?? '', message }
}

/** `path` is one in a record, such as `sessions.0.start` or `artists.1.artist`. */
export function columnAt(row: SheetRow, path: readonly string[]) {
  const inner = row.sheet.kind === 'sessions' ? path.slice(2) : path
  return [...row.cells.keys()].find(({ key }) => {
    const keys = key.split('.')
    return keys.every((each, index) => each === inner[index])
  })
}

interface Describing {
  readonly asked: LookAt
  readonly from: FromRows
  readonly problems: readonly RowProblem[]
}

function describe(row: SheetRow, { asked, from, problems }: Describing): LookedAtRow {
  const own = problems.filter((problem) => problem.row === row)
  const record = from.records.find(({ rows }) => rows.has(row))
  const [title = ''] = record ? [record.title] : titlesIn(row)
  const words = {
    sheet: row.sheetName,
    number: row.number,
    title,
    isPicture: row.sheet.collection === 'media',
  }
  if (own.length > 0 || !record) {
    const found = own.map(({ column, message }) => ({ column, message }))
    return { ...words, state: 'wrong', changes: [], problems: found, like: undefined }
  }
  const index = record.rows.get(row)
  const [before, after] =
    index === undefined
      ? [record.before, record.data]
      : [sessionAt(record.before, index), sessionAt(record.data, index)]
  const changes = changesOf(row, {
    before: before ?? {},
    after: after ?? {},
    context: from.contextFor(yearOf(row, asked)),
  })
  const isChanged = changes.length > 0
  const state = before === undefined ? 'new' : isChanged ? 'changed' : 'unchanged'
  const isNewRecord = state === 'new' && index === undefined
  return {
    ...words,
    state,
    changes,
    problems: [],
    like: isNewRecord ? record.like : undefined,
  }
}

function titlesIn({ cells }: SheetRow): string[] {
  const keys = ['title', 'name', 'event', 'picture']
  return [...cells].filter(([{ key }]) => keys.includes(key)).map(([, cell]) => String(cell ?? ''))
}

function sessionAt(data: Plain | undefined, index: number): Plain | undefined {
  const session = asList(data?.['sessions'])[index]
  return session === undefined ? undefined : asMap(session)
}

function changesOf(
  row: SheetRow,
  {
    before,
    after,
    context,
  }: { readonly before: Plain; readonly after: Plain; readonly context: CellContext },
): CellChange[] {
  const { sheet, cells } = row
  const columns = sheet.columns.filter((column) => cells.has(column) && column.kind !== 'key')
  return columns.flatMap((column) => {
    if (column.key === 'date') return []
    const values = [before, after].map((data) => valueIn(column, data, context))
    if (isEqual(values[0], values[1])) return []
    const inWords = (data: Plain) => cellInWords(column, data, context)
    return [{ column: column.label, before: inWords(before), after: inWords(after) }]
  })
}
