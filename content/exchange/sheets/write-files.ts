import { stringify } from 'csv-stringify/sync'
import { zipSync } from 'fflate'
import writeWorkbook from 'write-excel-file/universal'
import type { Cell } from './cell-values.ts'
import type { NamedGrid } from './grid.ts'
import { escapeFormula } from './read-csv.ts'

/** Without this byte order mark Excel does not read CSV as UTF-8. */
const MARK = '\uFEFF'
const DAY_LENGTH = 10
const MINUTE_LENGTH = 16

/** With the line ends that spreadsheets use. */
export function writeCsv({ grid }: NamedGrid): string {
  return (
    MARK +
    stringify(
      grid.map((row) => row.map(textOfCell)),
      { record_delimiter: 'windows' },
    )
  )
}

function textOfCell(cell: Cell): string {
  if (typeof cell === 'string') return escapeFormula(cell)
  if (cell instanceof Date)
    return cell
      .toISOString()
      .slice(0, isDay(cell) ? DAY_LENGTH : MINUTE_LENGTH)
      .replace('T', ' ')
  return cell === undefined ? '' : String(cell)
}

function isDay(date: Date): boolean {
  return date.toISOString().includes('T00:00:00')
}

export function writeCsvZip(sheets: readonly NamedGrid[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  return zipSync(
    Object.fromEntries(
      sheets.map((sheet) => [`${fileName(sheet.name)}.csv`, encoder.encode(writeCsv(sheet))]),
    ),
  )
}

/** Without extension, such as `picture-credits`. */
export function fileName(sheet: string): string {
  return sheet.toLowerCase().replaceAll(' ', '-')
}

/** Widths in characters. A day with its time takes 16; of a title or text, 40 are enough to recognise it. */
const NARROW = 16
const WIDE = 40
const LONG = /Title|Teaser|Text|Biography|Event|Artists|What to write|Alternative/

/** The row of headings stays visible while the rows scroll. */
export async function writeXlsx(sheets: readonly NamedGrid[]): Promise<Uint8Array<ArrayBuffer>> {
  const written = sheets.map(({ name: sheet, grid: [headings = [], ...rows] }) => ({
    sheet,
    stickyRowsCount: 1,
    columns: headings.map((heading) => ({ width: LONG.test(String(heading)) ? WIDE : NARROW })),
    data: [
      headings.map((heading) => ({ value: String(heading), fontWeight: 'bold' as const })),
      ...rows.map((row) => row.map(workbookCell)),
    ],
  }))
  const blob = await writeWorkbook(written).toBlob()
  return new Uint8Array(await blob.arrayBuffer())
}

function workbookCell(cell: Cell) {
  if (cell === undefined) return null
  if (!(cell instanceof Date))
    return { value: cell, type: typeof cell === 'number' ? Number : String }
  return { value: cell, type: Date, format: isDay(cell) ? 'dd/mm/yyyy' : 'dd/mm/yyyy hh:mm' }
}
