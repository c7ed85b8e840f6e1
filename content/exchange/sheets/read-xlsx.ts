/** Workbooks (.xlsx) of Excel, and those that Google Sheets and Numbers export. */
import { unzipSync, zipSync } from 'fflate'
import readWorkbook from 'read-excel-file/universal'
import type { Cell } from './cell-values.ts'
import { MAX_COLUMNS, MAX_ROWS, MAX_SHEETS, SheetProblem, type NamedGrid } from './grid.ts'

/** Of the XML, unpacked: about ten times the size of 5,000 events. Pictures and other parts are skipped. */
const MAX_UNPACKED_BYTES = 100_000_000
/** Excel has at most this many rows; a file that names a later one is broken or malicious. */
const LAST_ROW = 1_048_576
const LETTERS = 26
const CODE_BEFORE_A = 64

/** Workbooks are ZIPs too. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

/** Throws `SheetProblem` if the workbook is too large or cannot be read. */
export async function readXlsx(bytes: Uint8Array): Promise<NamedGrid[]> {
  const parts = unpack(bytes)
  const sheets = Object.keys(parts).filter((name) => /\/worksheets\/[^/]+\.xml$/.test(name))
  if (sheets.length > MAX_SHEETS) throw new SheetProblem(`At most ${MAX_SHEETS} sheets are read`)
  for (const name of sheets) {
    rewrite(parts, name, (xml) => {
      refuseTooLarge(xml)
      return xml.replace(ERROR_CELL, '$<before>str"')
    })
  }
  rewrite(parts, 'xl/workbook.xml', (xml) => xml.replace(FROM_1904, '$<before>1"'))
  // Packed again without compression, so that the library unpacks no more than was counted here.
  const bounded = zipSync(parts, { level: 0 })
  const read = await readWorkbook(new Blob([bounded]), { trim: false }).catch((error: unknown) => {
    const { message } = error as Error // an error of the library
    throw new SheetProblem(`This workbook cannot be read (${message}). Save it again as .xlsx`)
  })
  return read.map(({ sheet: name, data }) => ({
    name,
    // The library's type of a cell includes the constructor `Date`, which no cell contains.
    grid: data.map((row) => row.map((cell) => (cell ?? undefined) as Cell)),
  }))
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array<ArrayBuffer>> {
  let left = MAX_UNPACKED_BYTES
  try {
    return unzipSync(bytes, {
      // Refuses an archive that declares too much. fflate unpacks no part beyond its declared size.
      filter({ name, originalSize }) {
        if (!/\.xml(?:\.rels)?$/.test(name)) return false
        left -= originalSize
        if (left < 0) throw new SheetProblem('This workbook is too large to be read')
        return true
      },
    })
  } catch (error) {
    if (error instanceof SheetProblem) throw error
    throw new SheetProblem('This is no workbook. Save it as .xlsx or .csv')
  }
}

/** A formula with an error, such as `#REF!`. The library would read an empty cell, which would empty the field. */
const ERROR_CELL = /(?<before><(?:\w+:)?c\b[^>]*?\st=")e"/g
/** How LibreOffice says that days are counted from 1904. The library knows only Excel's `date1904="1"`. */
const FROM_1904 = /(?<before><(?:\w+:)?workbookPr\b[^>]*?\sdate1904=")true"/

function rewrite(
  parts: Record<string, Uint8Array>,
  name: string,
  change: (xml: string) => string,
): void {
  const xml = new TextDecoder().decode(parts[name])
  const changed = change(xml)
  if (changed !== xml) parts[name] = new TextEncoder().encode(changed)
}

/** The library creates every row and column up to the last one, so the last one is checked first. */
function refuseTooLarge(xml: string): void {
  for (const [, row = ''] of xml.matchAll(/<(?:\w+:)?row\b[^>]*?\sr="(\d+)"/g)) {
    if (Number(row) > LAST_ROW) throw tooLarge()
  }
  for (const [, column = '', row = '', end] of xml.matchAll(
    /<(?:\w+:)?c\b[^>]*?\sr="([A-Z]+)(\d+)"[^>]*?(\/?)>/g,
  )) {
    // A cell without a value has only a style: whole columns often have one.
    if (end !== '/' && (Number(row) > MAX_ROWS || columnNumber(column) > MAX_COLUMNS))
      throw tooLarge()
  }
}

function tooLarge(): SheetProblem {
  return new SheetProblem(
    `A sheet has at most ${MAX_ROWS} rows and ${MAX_COLUMNS} columns. Import it in parts`,
  )
}

function columnNumber(letters: string): number {
  return [...letters].reduce(
    (number, letter) => number * LETTERS + letter.charCodeAt(0) - CODE_BEFORE_A,
    0,
  )
}
