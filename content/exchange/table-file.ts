/**
 * A CSV file with one record in each row. A field of a group has a column such as `credit.year`. Further rows of a
 * record's list follow below it, with an empty first cell.
 */
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { asList, asMap, asText, type Path, type Plain } from './document.ts'
import type { Shape } from './shape.ts'
import { SyntaxProblem, type Source } from './text-file.ts'

interface Column {
  readonly key: string
  readonly path: readonly string[]
  readonly shape: Shape | undefined
  /** The list whose rows have this field. */
  readonly rows: string | undefined
}

interface Row {
  readonly record: Readonly<Record<string, string>>
  readonly info: { readonly lines: number }
}

/** `first` names the records. */
function columnsOf(first: string, shapes: readonly Shape[]): readonly Column[] {
  const of = (shape: Shape, before: readonly string[], rows: string | undefined): Column[] => {
    const path = [...before, shape.name]
    if (shape.kind === 'group') return shape.fields.flatMap((each) => of(each, path, rows))
    if (shape.kind === 'rows') return shape.fields.flatMap((each) => of(each, path, shape.name))
    return [{ key: path.join('.'), path, shape, rows }]
  }
  return [
    { key: first, path: [first], shape: undefined, rows: undefined },
    ...shapes.flatMap((shape) => of(shape, [], undefined)),
  ]
}

/** `first` is the column that names a record. Throws `SyntaxProblem`. */
export function readTable(
  text: string,
  first: string,
  shapes: readonly Shape[],
): readonly Source[] {
  const rows = parseRows(text)
  const columns = new Map(columnsOf(first, shapes).map((column) => [column.key, column]))
  const groups: { line: number; rows: Row[] }[] = []
  let line = 2
  for (const row of rows) {
    if (row.record[first]) groups.push({ line, rows: [row] })
    else groups.at(-1)?.rows.push(row)
    line = row.info.lines + 1
  }
  return groups.map((group) => ({
    data: readRecord(group.rows, columns),
    lineOf: ([, index]: Path) => group.line + (typeof index === 'number' ? index : 0),
  }))
}

function parseRows(text: string): Row[] {
  try {
    return parse(text, { bom: true, columns: true, info: true, skip_empty_lines: true })
  } catch (error) {
    const { lines = 1, message } = error as Error & { lines?: number } // csv-parse's CsvError
    throw new SyntaxProblem({ line: lines, message })
  }
}

function readRecord(rows: readonly Row[], columns: ReadonlyMap<string, Column>): Plain {
  const data: Record<string, unknown> = {}
  for (const [index, { record }] of rows.entries()) {
    for (const [key, cell] of Object.entries(record)) {
      const column = columns.get(key)
      if (cell === '' || (index > 0 && column?.rows === undefined)) continue
      const value = column?.shape?.many ? cell.split('\n') : cell
      const [top = '', ...rest] = column?.path ?? [key]
      if (column?.rows === undefined) put(data, [top, ...rest], value)
      else {
        const list = (data[top] ??= []) as Record<string, unknown>[] // made here, of maps
        put((list[index] ??= {}), rest, value)
      }
    }
  }
  return data
}

function put(
  into: Record<string, unknown>,
  [key = '', ...rest]: readonly string[],
  value: unknown,
) {
  if (rest.length === 0) into[key] = value
  else put((into[key] ??= {}) as Record<string, unknown>, rest, value) // groups are made here
}

/** Leaves out columns that are empty in all records. */
export function writeTable(
  first: string,
  shapes: readonly Shape[],
  records: readonly Plain[],
): string {
  const columns = columnsOf(first, shapes)
  const rows = records.flatMap((record) => {
    const lists = columns.flatMap(({ rows: name }) =>
      name === undefined ? [] : asList(record[name]).length,
    )
    return Array.from({ length: Math.max(1, ...lists) }, (_, index) =>
      columns.map((column) => cellOf(record, column, index)),
    )
  })
  const isUsed = columns.map((_, index) => rows.some((row) => row[index] !== ''))
  const used = <Item>(row: readonly Item[]) => row.filter((_, index) => isUsed[index])
  return stringify([used(columns.map(({ key }) => key)), ...rows.map(used)])
}

function cellOf(record: Plain, { path, rows, shape }: Column, index: number): string {
  const [top = '', ...rest] = path
  if (rows === undefined && index > 0) return ''
  const start = rows === undefined ? record[top] : asList(record[top])[index]
  const value = rest.reduce<unknown>((each, key) => asMap(each)[key], start)
  if (value === undefined || value === null) return ''
  return shape?.many ? asList(value).join('\n') : asText(value)
}
