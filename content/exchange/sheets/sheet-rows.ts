import { textOf, type Cell } from './cell-values.ts'
import { findHeading } from './find-heading.ts'
import type { NamedGrid } from './grid.ts'
import type { Column, Sheet, SheetKind } from './sheet-fields.ts'

export interface SheetRow {
  readonly sheet: Sheet
  /** The name of the sheet or file, and the number beside the row, as people see them. */
  readonly sheetName: string
  readonly number: number
  readonly cells: ReadonlyMap<Column, Cell>
}

export interface ReadSheets {
  readonly rows: readonly SheetRow[]
  /** Sentences about what is not read. */
  readonly notices: readonly string[]
}

export const HELP_SHEET = 'Help'

/** A sheet comes after those whose new records it may refer to. No sheet has new pictures. */
const ORDER: readonly SheetKind[] = ['venues', 'artists', 'events', 'sessions', 'credits']

/** The notices name what is not read. A sheet to which others refer comes before them. */
export function readSheets(grids: readonly NamedGrid[], sheets: readonly Sheet[]): ReadSheets {
  const notices: string[] = []
  const rows = grids.flatMap((named) => {
    if (named.name === HELP_SHEET) return []
    const found = findHeading(named, sheets)
    if (!found) {
      const isEmpty = named.grid.every((row) => row.every((cell) => textOf(cell) === ''))
      if (!isEmpty)
        notices.push(
          `${named.name}: no row has the headings of a sheet, such as Title or Event, so it is not read`,
        )
      return []
    }
    notices.push(...found.notices.map((notice) => `${named.name}: ${notice}`))
    return rowsOf(named, found)
  })
  return { rows: rows.toSorted(byOrder), notices }
}

function rowsOf(
  { name, grid }: NamedGrid,
  { sheet, headingRow, columns }: NonNullable<ReturnType<typeof findHeading>>,
): SheetRow[] {
  return grid.slice(headingRow + 1).flatMap((cells, index) => {
    const read = columns.flatMap((column, at) => (column ? [[column, cells[at]] as const] : []))
    if (read.every(([, cell]) => textOf(cell) === '')) return []
    return [{ sheet, sheetName: name, number: headingRow + index + 2, cells: new Map(read) }]
  })
}

/** Undefined if the sheet lacks the column. */
export function cellOf({ sheet, cells }: SheetRow, key: string): Cell {
  const column = sheet.columns.find((each) => each.key === key)
  return column && cells.get(column)
}

export function labelIn({ sheet }: SheetRow, key: string): string {
  return sheet.columns.find((column) => column.key === key)?.label ?? key
}

function byOrder(one: SheetRow, other: SheetRow): number {
  return ORDER.indexOf(one.sheet.kind) - ORDER.indexOf(other.sheet.kind)
}
