/** CSV files and pasted rows, in the dialects of Excel, Google Sheets and Numbers. */
import { parse } from 'csv-parse/sync'
import type { Cell } from './cell-values.ts'
import { MAX_ROWS, SheetProblem, type Grid } from './grid.ts'

const UTF8_MARK = [0xef, 0xbb, 0xbf]
const UTF16_LITTLE = [0xff, 0xfe]
const UTF16_BIG = [0xfe, 0xff]
const SEPARATORS = [',', ';', '\t'] as const
/** Characters that are searched for the separator. */
const SAMPLE = 20_000

/** UTF-8, UTF-16 (Excel's "Unicode text") or, if it is neither, Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const begins = (mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte)
  if (begins(UTF8_MARK)) return new TextDecoder('utf-8').decode(bytes)
  if (begins(UTF16_LITTLE)) return new TextDecoder('utf-16le').decode(bytes)
  if (begins(UTF16_BIG)) return new TextDecoder('utf-16be').decode(bytes)
  // UTF-16 without a byte order mark: every second byte of Latin letters is zero.
  if (bytes.length > 1 && bytes[1] === 0) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.length > 1 && bytes[0] === 0) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // Older Excel writes the code page of Windows.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Throws `SheetProblem` for a text that cannot be read. */
export function readCsv(text: string): Grid {
  const [, told, rest] = /^\uFEFF?sep=(.)\r?\n([^]*)$/i.exec(text) ?? []
  const body = rest ?? text
  const separator = told ?? separatorOf(body)
  try {
    const rows = parse(body, {
      bom: true,
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      to: MAX_ROWS + 1,
    })
    // A first line that only declares the separator was cut off. An empty row replaces it: the rows keep their
    // numbers.
    const before: Cell[][] = told === undefined ? [] : [[]]
    return [...before, ...rows.map((row) => row.map(cellOf))]
  } catch (error) {
    const { message } = error as Error // csv-parse's CsvError
    throw new SheetProblem(`This table cannot be read: ${message}`)
  }
}

/** Returns the separator that occurs most often outside quotes at the beginning of the text. */
function separatorOf(text: string): string {
  const bare = text.slice(0, SAMPLE).replaceAll(/"(?:[^"]|"")*"/g, '')
  const counts = SEPARATORS.map((separator) => bare.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

function cellOf(text: string): Cell {
  if (text === '') return undefined
  return isGuarded(text) ? text.slice(1) : text
}

/** A text that a spreadsheet would compute as a formula, with any apostrophes before it. */
const FORMULA = /^'*[=+@\t\r-]/

/** Spreadsheets do not compute a text that begins with an apostrophe; `readCsv` removes it again. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

function isGuarded(text: string): boolean {
  return text.startsWith("'") && FORMULA.test(text)
}
