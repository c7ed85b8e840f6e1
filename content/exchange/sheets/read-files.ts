import { unzipSync } from 'fflate'
import { MAX_COLUMNS, MAX_ROWS, MAX_INPUT_BYTES, SheetProblem, type NamedGrid } from './grid.ts'
import { decodeText, readCsv } from './read-csv.ts'
import { isZip, readXlsx } from './read-xlsx.ts'

export interface SheetFile {
  readonly name: string
  readonly bytes: Uint8Array
}

const PASTED = 'Pasted'

/** Throws `SheetProblem` with the name of the file if it is too large or cannot be read. */
export async function readSheetFile({ name, bytes }: SheetFile): Promise<NamedGrid[]> {
  try {
    if (bytes.length > MAX_INPUT_BYTES) throw new SheetProblem('The file has more than 10 MB')
    const grids = await gridsOf({ name, bytes })
    for (const { grid } of grids) refuseTooLarge(grid)
    return grids
  } catch (error) {
    if (error instanceof SheetProblem) throw new SheetProblem(`${name}: ${error.message}`)
    throw error
  }
}

async function gridsOf({ name, bytes }: SheetFile): Promise<NamedGrid[]> {
  if (!isZip(bytes)) return [csvGrid(name, bytes)]
  const files = csvFilesIn(bytes)
  return files.length > 0 ? files.map((file) => csvGrid(file.name, file.bytes)) : readXlsx(bytes)
}

/** No rows for an empty text. Throws `SheetProblem` if they are too many or too long. */
export function readPasted(text: string): NamedGrid[] {
  if (text.trim() === '') return []
  if (text.length > MAX_INPUT_BYTES)
    throw new SheetProblem('This is too much to paste: choose a file')
  const grid = readCsv(text)
  refuseTooLarge(grid)
  return [{ name: PASTED, grid }]
}

function csvGrid(name: string, bytes: Uint8Array): NamedGrid {
  return { name: name.replace(/\.[^.]+$/, ''), grid: readCsv(decodeText(bytes)) }
}

/** A ZIP that the studio exported has CSV files; a workbook (.xlsx) is a ZIP too and has none. */
function csvFilesIn(bytes: Uint8Array): SheetFile[] {
  let left = MAX_INPUT_BYTES
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        // A ZIP of macOS also has a hidden copy of each file, under `__MACOSX`.
        if (!/\.(?:csv|tsv|txt)$/i.test(name) || name.includes('__MACOSX')) return false
        left -= originalSize
        if (left < 0) throw new SheetProblem('The files in it have more than 10 MB')
        return true
      },
    })
    return Object.entries(parts).map(([name, part]) => ({
      name: name.split('/').at(-1) ?? name,
      bytes: part,
    }))
  } catch (error) {
    if (error instanceof SheetProblem) throw error
    throw new SheetProblem('This is neither a workbook (.xlsx) nor CSV')
  }
}

function refuseTooLarge(grid: NamedGrid['grid']): void {
  if (grid.length <= MAX_ROWS && grid.every((row) => row.length <= MAX_COLUMNS)) return
  throw new SheetProblem(
    `A sheet has at most ${MAX_ROWS} rows and ${MAX_COLUMNS} columns. Import it in parts`,
  )
}
